/** What people write into portal.yaml. */

export const files = {
  'openapi.yaml':
    'openapi: 3.1.1\ninfo: { title: Shop, contact: { email: help@shop.test } }\n' +
    'servers: [{ url: https://api.shop.test/ }]\n',
  'overlay.yaml': 'overlay: 1.0.0\n',
  'docs/index.md': '# Home\n',
  'catalogue/index.ts': '',
};

const api = 'api: openapi.yaml\n';

export const good: readonly [text: string, expected: object][] = [
  [`${api}overlay: ./overlay.yaml\ncontent: docs/\n`, { overlay: './overlay.yaml' }],
  [`${api}name: Ærø 🎵 "API"\n`, { name: 'Ærø 🎵 "API"' }],
  [`${api}name: ${'🎵'.repeat(60)}\n`, { name: '🎵'.repeat(60) }],
  [`# A comment.\n---\n${api}name:\ncontact:\n`, { api: 'openapi.yaml' }],
  [`{ "api": "openapi.yaml", "latest": "release" }`, { latest: 'release' }],
  [`\uFEFF${api.replace('\n', '\r\n')}latest: current\r\n`, { latest: 'current' }],
  [`${api}url: http://localhost:3000\nbaseUrl: /.a/..b/.../\n`, { baseUrl: '/.a/..b/.../' }],
  [`${api}contact: { email: a.b+c@lantern.test }\n`, { 'contact.email': 'a.b+c@lantern.test' }],
  [`${api}contact: { status: 'https://x.test/a?b=c#d' }\n`, {}],
  [`${api}contact: { status: 'https://æ.test' }\n`, { 'contact.status': 'https://æ.test' }],
  [`${api}contact: { feedback: 'https://git.test/new?title={title}#{page}' }\n`, {}],
  [`${api}welcome: Ask {email}, or {email}.\n`, { welcome: 'Ask {email}, or {email}.' }],
  [`${api}script: http://localhost:8000/a.js\n`, { scriptUrl: 'http://localhost:8000/a.js' }],
  [`${api}edit: https://git.test/a/edit/main/\n`, { editUrl: 'https://git.test/a/edit/main/' }],
  [
    `${api}contact:\n  security: mailto:a@b.test\n  securityExpires: 2099-12-31\n`,
    { security: { contact: 'mailto:a@b.test', expires: '2099-12-31' } },
  ],
  [
    `${api}header:\n  - { label: A, href: https://x.test/a }\n  - label: B\n    href: /docs/errors?a#b\n`,
    { 'header[0].href': 'https://x.test/a', 'header[1].label': 'B' },
  ],
  [`${api}locales: [de, pt-BR, zh-Hans]\n`, { 'locales[1]': 'pt-BR' }],
  [`${api}assistants: hide\n`, { assistants: 'hide' }],
  ['catalogue: catalogue\nproduct: lanternLink2\nhosts: { api: "localhost:8080" }\n', {}],
];

const names =
  'one of "name", "url", "baseUrl", "api", "overlay", "content", "catalogue", "product", "hosts", ' +
  '"apis", "root", "contact", "brand", "header", "footer", "home", "languages", "locales", "assistants", "edit", "welcome", "script", "latest"';
const email = 'one email address without "mailto:", for example api-support@example.com';
const origin = 'an http or https origin without a path, for example https://developers.example.com';
const contacts = 'one of "email", "status", "feedback", "security", "securityExpires"';
const file = 'the file of an OpenAPI document, for example openapi.yaml';
const line = 'a text of 1 to 60 characters on one line, without spaces at its ends';
const links = 'a list of links, for example [{ label: Blog, href: https://acme.example/blog }]';
const link = 'one of "label", "href"';
const target = 'the path of a page, for example /docs/introduction, or an https URL';
const language =
  'one of curl, python, javascript, go, java, csharp, php, ruby, swift and rust, once';
const oneOfBoth = 'expected one of both.';

/** A text of the file, and its only problem. */
export const bad: readonly (readonly [text: string, message: string])[] = [
  [
    '',
    'portal.yaml: found no API, expected the file of an OpenAPI document, such as "api: openapi.yaml".',
  ],
  ['a', `portal.yaml:1: found "a", expected settings with names: ${names}.`],
  ['- a', `portal.yaml:1: found a list, expected settings with names: ${names}.`],
]
  .map(([text = '', message = '']) => [text, message] as const)
  .concat(
    (
      [
        // Names.
        ['apii: x', 2, 'apii: found an unknown name', `${names}. Did you mean "api"?`],
        [
          'email: a@b.test',
          2,
          'email: found an unknown name',
          `${names}. Did you mean "contact.email"?`,
        ],
        ['colour: red', 2, 'colour: found an unknown name', names],
        ['1: a', 2, '1: found an unknown name', names],
        [
          'contact:\n  mail: a@b.test',
          3,
          'contact.mail: found an unknown name',
          `${contacts}. Did you mean "email"?`,
        ],
        ['contact: a@b.test', 2, 'contact: found "a@b.test"', `settings with names: ${contacts}`],
        ['contact: [a]', 2, 'contact: found a list', `settings with names: ${contacts}`],
        ['api: other.yaml', 2, 'found a name that the file has already', 'each name once'],
        ['contact:\n\temail: a', 3, 'found a tab', 'spaces at the start of a line'],
        // Types.
        ['name: 1984', 2, 'name: found 1984', `${line}. Write a text in quotes.`],
        ['name: [a]', 2, 'name: found a list', line],
        ['name: { a: b }', 2, 'name: found names with values', line],
        [
          'brand: { accent: teal }',
          2,
          'brand.accent: found "teal"',
          'a colour as #rrggbb, for example #0f766e, or one for each theme: light and dark',
        ],
        [
          'brand:\n  accent: #0f766e',
          3,
          'brand.accent: found nothing',
          'a colour as #rrggbb, for example #0f766e, or one for each theme: light and dark. Write it in quotes, since # starts a comment.',
        ],
        [
          'brand: { logo: { light: docs } }',
          2,
          'brand.logo.light: found "docs"',
          'an SVG or PNG file, for example brand/logo.svg',
        ],
        // Lists.
        ['header: Blog', 2, 'header: found "Blog"', links],
        ['header: { label: Blog }', 2, 'header: found names with values', links],
        ['header: [Blog]', 2, 'header[0]: found "Blog"', `settings with names: ${link}`],
        ['header:\n  -\n', 3, 'header[0]: found nothing', `settings with names: ${link}`],
        [
          'header:\n  - label: Blog\n    url: https://x.test',
          4,
          'header[0].url: found an unknown name',
          link,
        ],
        [
          'header: [{ labl: Blog, href: /docs/errors }]',
          2,
          'header[0].labl: found an unknown name',
          `${link}. Did you mean "label"?`,
        ],
        [
          'header:\n  - { label: A, href: /a }\n  - label: B',
          4,
          'header[1].href: found nothing',
          target,
        ],
        [
          'footer: [{ title: A, links: [{ label: B }] }]',
          2,
          'footer[0].links[0].href: found nothing',
          target,
        ],
        ['footer: [{ title: A }]', 2, 'footer[0].links: found nothing', links],
        [
          'footer: [{ title: A, label: B }]',
          2,
          'footer[0].label: found an unknown name',
          'one of "title", "links"',
        ],
        [
          'languages: curl',
          2,
          'languages: found "curl"',
          'a list of languages, for example [curl, python, go]',
        ],
        [
          'languages:\n  - curl\n  - pyton',
          4,
          'languages[1]: found "pyton"',
          `${language}. Did you mean "python"?`,
        ],
        [
          'locales: [de, pt-br]',
          2,
          'locales[1]: found "pt-br"',
          'a language once, as a tag of BCP 47, for example de or pt-BR',
        ],
        ['languages: [go, curl, go]', 2, 'languages[2]: found "go" again', language],
        [
          'home: { lead: [a] }',
          2,
          'home.lead: found a list',
          'a text of 1 to 300 characters on one line',
        ],
        [
          'home:\n  guides: guides',
          3,
          'home.guides: found "guides"',
          'a list of pages in the folder of "content", for example [guides/first-order.md]',
        ],
        ['home: { actions: [{ label: A }] }', 2, 'home.actions[0].href: found nothing', target],
        ['header: [{ label: A, href: //x.test }]', 2, 'header[0].href: found "//x.test"', target],
        [
          'header: [{ label: A, href: http://x.test }]',
          2,
          'header[0].href: found "http://x.test"',
          target,
        ],
        ['latest: true', 2, 'latest: found true', 'current or release. Write a text in quotes.'],
        // Values.
        ['name: "two\\nlines"', 2, 'name: found "two\\nlines"', line],
        [`name: ${'a'.repeat(61)}`, 2, `name: found "${'a'.repeat(61)}"`, line],
        ['url: developers.x.test', 2, 'url: found "developers.x.test"', origin],
        [
          'baseUrl: portal',
          2,
          'baseUrl: found "portal"',
          'a path that starts and ends with a slash, for example / or /portal/',
        ],
        ['latest: next', 2, 'latest: found "next"', 'current or release'],
        ['contact:\n  email: nobody', 3, 'contact.email: found "nobody"', email],
        [
          'contact: { status: status.x.test }',
          2,
          'contact.status: found "status.x.test"',
          'an https URL, for example https://status.example.com',
        ],
        [
          'edit: https://git.test',
          2,
          'edit: found "https://git.test"',
          'an https URL that ends with a slash, for example https://git.example.com/portal/edit/main/',
        ],
        [
          'script: /a.js',
          2,
          'script: found "/a.js"',
          'an https URL of a script, for example https://analytics.example.com/script.js',
        ],
        [
          'welcome: Ask {mail}',
          2,
          'welcome: found "Ask {mail}"',
          'a text of 1 to 200 characters on one line, where {email} is the address for questions',
        ],
        // Files.
        [
          'overlay: no.yaml',
          2,
          'overlay: found "no.yaml", which does not exist',
          'the file of an overlay of the document, for example portal.overlay.yaml',
        ],
        [
          'content: openapi.yaml',
          2,
          'content: found "openapi.yaml", which does not exist',
          'a folder of pages, for example docs',
        ],
        [
          'content: .',
          2,
          'content: found ".", which contains the settings',
          'a folder of pages, for example docs',
        ],
        // Settings that need or exclude each other.
        [
          'contact: { security: mailto:a@b.test }',
          2,
          'contact.security: found it alone',
          '"contact.securityExpires" too, or neither (RFC 9116)',
        ],
        [
          'contact: { securityExpires: 2099-12-31 }',
          2,
          'contact.securityExpires: found it alone',
          '"contact.security" too, or neither (RFC 9116)',
        ],
        ['product: shop', 2, 'product: found it beside "api"', 'one of both'],
        ['hosts: { api: x.test }', 2, 'hosts.api: found it beside "api"', 'one of both'],
        ['catalogue: catalogue', 1, 'api: found it beside "catalogue"', 'one of both'],
      ] as const
    ).map(([text, at, found, expected]) => {
      const end = expected.endsWith('?') || /(quotes|comment|do)\.$/.test(expected) ? '' : '.';
      return [
        `${api}${text}\n`,
        `portal.yaml:${at}: ${found}, expected ${expected}${end}`,
      ] as const;
    }),
    [
      [
        'api: no.yaml\n',
        `portal.yaml:1: api: found "no.yaml", which does not exist, expected ${file}.`,
      ],
      ['api: docs\n', `portal.yaml:1: api: found "docs", which does not exist, expected ${file}.`],
      [
        'catalogue: catalogue\nhome: { lead: A }\n',
        `portal.yaml:2: home.lead: found it beside "catalogue", ${oneOfBoth}`,
      ],
      [
        'catalogue: catalogue\ncontent: docs\n',
        `portal.yaml:2: content: found it beside "catalogue", ${oneOfBoth}`,
      ],
    ],
  );

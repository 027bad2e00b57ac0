/** What people write into portal.yaml. */
export const files = {
  'openapi.yaml':
    'openapi: 3.1.1\ninfo: { title: Shop, contact: { email: help@shop.test } }\n' +
    'servers: [{ url: "https://{a}.shop.test/", variables: { a: { default: api } } }]\n',
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

const long = 'a'.repeat(61);

/** A text below the name of a document, its only problem with its line, and what else is said. */
type Row = readonly [text: string, line: number, found: string, ...says: readonly string[]];

const rows: readonly Row[] = [
  // Names.
  ['apii: x', 2, 'apii: found an unknown name', 'one of "name", "url",', 'Did you mean "api"?'],
  ['email: a@b.c', 2, 'email: found an unknown name', 'Did you mean "contact.email"?'],
  ['colour: red', 2, 'colour: found an unknown name'],
  ['1: a', 2, '1: found an unknown name'],
  ['contact:\n  mail: a', 3, 'contact.mail: found an unknown name', 'Did you mean "email"?'],
  ['contact: a@b.test', 2, 'contact: found "a@b.test"', 'settings with names: one of "email",'],
  ['contact: [a]', 2, 'contact: found a list', 'settings with names: one of "email",'],
  ['name: Acme: Orders', 2, 'found a colon after a value', 'in quotes'],
  ['name: Acme\n  url: https://acme.example', 2, 'found a colon after a value'],
  ['name: @acme', 2, 'found a text that starts with a mark of YAML'],
  ['---\nname: Acme', 2, 'found a second document'],
  ['api: other.yaml', 2, 'found a name that the file has already'],
  ['contact:\n\temail: a', 3, 'found a tab'],
  // Types.
  ['name: 1984', 2, 'name: found 1984', 'Write a text in quotes.'],
  ['name: [a]', 2, 'name: found a list'],
  ['name: { a: b }', 2, 'name: found names with values'],
  ['brand: { accent: teal }', 2, 'brand.accent: found "teal"'],
  ['brand:\n  accent: #0f766e', 3, 'brand.accent: found nothing', 'since # starts a comment.'],
  ['brand: { logo: { light: docs } }', 2, 'brand.logo.light: found "docs"'],
  // Lists.
  ['header: Blog', 2, 'header: found "Blog"'],
  ['header: { label: Blog }', 2, 'header: found names with values'],
  ['header: [Blog]', 2, 'header[0]: found "Blog"', 'settings with names: one of "label", "href"'],
  ['header:\n  -\n', 3, 'header[0]: found nothing', 'settings with names: one of "label", "href"'],
  ['header:\n  - label: A\n    url: /a', 4, 'header[0].url: found an unknown name'],
  ['header: [{ labl: Blog, href: /a }]', 2, 'header[0].labl: found an', 'Did you mean "label"?'],
  ['header:\n  - { label: A, href: /a }\n  - label: B', 4, 'header[1].href: found nothing'],
  ['footer: [{ title: A, links: [{ label: B }] }]', 2, 'footer[0].links[0].href: found nothing'],
  ['footer: [{ title: A }]', 2, 'footer[0].links: found nothing'],
  ['footer: [{ title: A, label: B }]', 2, 'footer[0].label: found an unknown name'],
  ['languages: curl', 2, 'languages: found "curl"'],
  ['languages:\n  - curl\n  - pyton', 4, 'languages[1]: found "pyton"', 'Did you mean "python"?'],
  ['locales: [de, pt-br]', 2, 'locales[1]: found "pt-br"'],
  ['languages: [go, curl, go]', 2, 'languages[2]: found "go" again'],
  ['home: { lead: [a] }', 2, 'home.lead: found a list'],
  ['home:\n  guides: guides', 3, 'home.guides: found "guides"'],
  ['home: { actions: [{ label: A }] }', 2, 'home.actions[0].href: found nothing'],
  ['header: [{ label: A, href: //x.test }]', 2, 'header[0].href: found "//x.test"'],
  ['latest: true', 2, 'latest: found true', 'Write a text in quotes.'],
  // Values.
  ['name: "two\\nlines"', 2, 'name: found "two\\nlines"'],
  [`name: ${long}`, 2, `name: found "${long}"`],
  ['url: developers.x.test', 2, 'url: found "developers.x.test"'],
  ['baseUrl: portal', 2, 'baseUrl: found "portal"'],
  ['latest: next', 2, 'latest: found "next"'],
  ['contact:\n  email: nobody', 3, 'contact.email: found "nobody"'],
  ['contact: { status: status.x.test }', 2, 'contact.status: found "status.x.test"'],
  ['edit: https://git.test', 2, 'edit: found "https://git.test"'],
  ['script: /a.js', 2, 'script: found "/a.js"'],
  ['welcome: Ask {mail}', 2, 'welcome: found "Ask {mail}"'],
  // Files.
  ['overlay: no.yaml', 2, 'overlay: found "no.yaml", which does not exist'],
  ['overlay: Overlay.yml', 2, 'overlay: found "Overlay.yml"', 'Did you mean "overlay.yaml"?'],
  ['content: openapi.yaml', 2, 'content: found "openapi.yaml", which is a file'],
  ['content: .', 2, 'content: found ".", which contains the settings'],
  // Settings that need or exclude each other.
  ['contact: { security: mailto:a@b.test }', 2, 'contact.security: found it alone'],
  ['contact: { securityExpires: 2099-12-31 }', 2, 'contact.securityExpires: found it alone'],
  ['product: shop', 2, 'product: found it beside "api"'],
  ['hosts: { api: x.test }', 2, 'hosts.api: found it beside "api"'],
  ['catalogue: catalogue', 1, 'api: found it beside "catalogue"'],
];

/** Texts without the name of a document. */
const others: readonly Row[] = [
  ['a', 1, 'found "a", expected settings with names: one of "name", "url",'],
  ['- a', 1, 'found a list, expected settings with names: one of "name", "url",'],
  ['api: no.yaml', 1, 'api: found "no.yaml", which does not exist'],
  ['api: docs', 1, 'api: found "docs", which is a folder'],
  ['catalogue: catalogue\nhome: { lead: A }', 2, 'home.lead: found it beside "catalogue"'],
  ['catalogue: catalogue\ncontent: docs', 2, 'content: found it beside "catalogue"'],
];

/** A text, and what is said of its only problem. */
export const bad = [...rows.map(([text, ...row]): Row => [api + text, ...row]), ...others].map(
  ([text, line, found, ...says]) => {
    return [text, [`portal.yaml:${line}: ${found}`, ...says]] as const;
  },
);

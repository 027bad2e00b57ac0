/** Mistakes in the front matter and the addresses of pages. */
import { all, replace, write, type Mistake } from './mistake';

const settings = 'src/catalogue/settings.ts';
const guide = 'docs/guides/first.mdx';

const reserved =
  'expected an address that ends with neither "index" nor "404", and begins with none of "assets", "img", "search-index", "sitemap", "robots", "_headers", "_redirects".';

export const pageMistakes: readonly Mistake[] = [
  {
    name: 'a page without a title',
    edit: replace(guide, 'title: Your first link\n', ''),
    messages: ['docs/guides/first.mdx:1: front matter "title": found nothing, expected a text.'],
  },
  {
    name: 'a blank title',
    edit: replace(guide, 'title: Your first link', "title: ' '"),
    messages: ['docs/guides/first.mdx:2: front matter "title": found " ", expected a text.'],
  },
  {
    name: 'an unknown key of the front matter',
    edit: replace(guide, 'sidebar_position: 1', 'sidebar_postion: 1'),
    messages: [
      'docs/guides/first.mdx:4: front matter "sidebar_postion": found a key that nothing reads, expected a known key. Did you mean "sidebar_position"?',
    ],
  },
  {
    name: 'a key of the wrong type',
    edit: replace(guide, 'sidebar_position: 1', 'sidebar_position: first'),
    messages: [
      'docs/guides/first.mdx:4: front matter "sidebar_position": found "first", expected a number.',
    ],
  },
  {
    name: 'a switch that is a text',
    edit: replace(guide, 'sidebar_position: 1', "hide_from_sidebar: 'yes'"),
    messages: [
      'docs/guides/first.mdx:4: front matter "hide_from_sidebar": found "yes", expected true or false.',
    ],
  },
  {
    name: 'front matter that is no YAML',
    edit: replace(guide, 'description: One sentence.', 'description: One: sentence: ['),
    messages: [
      'docs/guides/first.mdx:3: front matter: found text that is no YAML (bad indentation of a mapping entry), expected a line "key: value" for each key. Put a value that holds a colon, or begins with a special character, between quotes.',
    ],
  },
  {
    name: 'no front matter',
    edit: replace(
      guide,
      '---\ntitle: Your first link\ndescription: One sentence.\nsidebar_position: 1\n---\n',
      '',
    ),
    messages: [
      'docs/guides/first.mdx:1: front matter: found none, expected a line "key: value" for each key. Begin the page with a line "---", its keys, and another line "---".',
    ],
  },
  {
    name: 'front matter that does not end',
    edit: replace(guide, 'sidebar_position: 1\n---\n', 'sidebar_position: 1\n'),
    messages: [
      'docs/guides/first.mdx:1: front matter: found no "---" that ends it, expected a line "key: value" for each key. Begin the page with a line "---", its keys, and another line "---".',
    ],
  },
  {
    name: 'a key of the front matter that stands twice',
    edit: replace(guide, 'sidebar_position: 1', 'title: Mine'),
    messages: [
      'docs/guides/first.mdx:4: front matter: found text that is no YAML (duplicated mapping key), expected a line "key: value" for each key. Each key stands once.',
    ],
  },
  {
    name: 'a number between quotes',
    edit: replace(guide, 'sidebar_position: 1', "sidebar_position: '2'"),
    messages: [
      'docs/guides/first.mdx:4: front matter "sidebar_position": found "2", expected a number. Write it without quotes.',
    ],
  },
  {
    name: 'front matter without keys',
    edit: replace(
      guide,
      'title: Your first link\ndescription: One sentence.\nsidebar_position: 1\n',
      'Your first link\n',
    ),
    messages: [
      'docs/guides/first.mdx:2: front matter: found text without keys, expected a line "key: value" for each key. Put a value that holds a colon, or begins with a special character, between quotes.',
    ],
  },
  {
    name: 'a slug with a space',
    edit: replace(guide, 'sidebar_position: 1', 'slug: /docs/my page'),
    messages: [
      'docs/guides/first.mdx:4: front matter "slug": found "/docs/my page", expected an address such as "/docs/first-link": lower-case letters, digits and hyphens.',
      'src/catalogue/settings.ts:12: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
    ],
  },
  {
    name: 'a slug that leads out of the site',
    edit: replace(guide, 'sidebar_position: 1', 'slug: /../x'),
    messages: [
      'docs/guides/first.mdx:4: front matter "slug": found "/../x", expected an address such as "/docs/first-link": lower-case letters, digits and hyphens.',
      'src/catalogue/settings.ts:12: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
    ],
  },
  ...['/404', '/index', '/docs/index', '/assets/x', '/search-index'].map((slug) => ({
    name: `the reserved slug ${slug}`,
    edit: replace(guide, 'sidebar_position: 1', `slug: ${slug}`),
    messages: [
      `docs/guides/first.mdx:4: front matter "slug": found "${slug}", which is reserved, ${reserved}`,
      'src/catalogue/settings.ts:12: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
    ],
  })),
  {
    name: 'a reserved file name',
    edit: write('docs/guides/404.md', '---\ntitle: Missing\n---\n\nText.\n'),
    messages: [
      `docs/guides/404.md: file name: found "/docs/guides/404", which is reserved, ${reserved}`,
    ],
  },
  {
    name: 'a reserved alias',
    edit: replace(guide, 'sidebar_position: 1', 'aliases: [/assets/js]'),
    messages: [
      `docs/guides/first.mdx:4: front matter "aliases[0]": found "/assets/js", which is reserved, ${reserved}`,
    ],
  },
  {
    name: 'a slug that another page has',
    edit: replace(guide, 'sidebar_position: 1', 'slug: /docs/errors'),
    messages: [
      'docs/guides/first.mdx:4: front matter "slug": found "/docs/errors", the address of docs/errors.mdx, expected an address of its own.',
      'src/catalogue/settings.ts:12: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
    ],
  },
  {
    name: 'a slug that a generated page has',
    edit: replace(guide, 'sidebar_position: 1', 'slug: /docs/settings/boards'),
    messages: [
      'docs/guides/first.mdx:4: front matter "slug": found "/docs/settings/boards", the address of docs/reference/settings/boards.mdx, expected an address of its own.',
      'src/catalogue/settings.ts:12: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
    ],
  },
  {
    name: 'a dead alias',
    edit: replace(guide, 'sidebar_position: 1', 'aliases: [/docs/errors]'),
    messages: [
      'docs/guides/first.mdx:4: front matter "aliases[0]": found "/docs/errors", which is a page, expected an address that no page has any more.',
    ],
  },
  {
    name: 'an alias that an endpoint has',
    edit: all(
      replace(settings, "title: 'Get Boards'", "aliases: ['/docs/old'],\n  title: 'Get Boards'"),
      replace(guide, 'sidebar_position: 1', 'aliases: [/docs/old]'),
    ),
    messages: [
      'docs/guides/first.mdx:4: front matter "aliases[0]": found "/docs/old", which is an alias already, expected each alias once.',
    ],
  },
  {
    name: 'an alias that is no path',
    edit: replace(guide, 'sidebar_position: 1', 'aliases: [old page]'),
    messages: [
      'docs/guides/first.mdx:4: front matter "aliases[0]": found "old page", expected the path of the old address, without the base address of the portal, of letters, digits, "-", "_" and "~", such as "/docs/campaigns/old-name".',
    ],
  },
  {
    name: 'aliases that are no list',
    edit: replace(guide, 'sidebar_position: 1', 'aliases: /docs/old'),
    messages: [
      'docs/guides/first.mdx:4: front matter "aliases": found "/docs/old", expected a list such as [one, two].',
    ],
  },
  {
    name: 'a file name with a space',
    edit: write('docs/guides/My Page.md', '---\ntitle: Mine\n---\n\nText.\n'),
    messages: [
      'docs/guides/My Page.md: file name: found "My Page.md", expected lower-case letters, digits and hyphens, since the name is the address.',
    ],
  },
];

/** Mistakes in the front matter and the URLs of pages. */
import { all, append, replace, write, type Mistake } from './mistake';

const settings = 'src/catalogue/settings.ts';
const guide = 'docs/guides/first.mdx';

const reserved =
  'expected a URL that does not end with "index" or "404", and does not start with "assets", "img", "search-index", "sitemap", "robots", "healthz", "next", "_headers", "_redirects".';

export const pageMistakes: readonly Mistake[] = [
  {
    name: 'a merge conflict in a page',
    edit: append(guide, '\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n'),
    messages: [
      'docs/guides/first.mdx:33: found a merge conflict, expected one version of the text. Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    name: 'front matter that is not at the start of the page',
    edit: write('docs/later.mdx', '\n---\ntitle: A\n---\n'),
    messages: [
      'docs/later.mdx:1: front matter: found none, expected a line "key: value" for each key. Start the page with a line "---", its keys, and another line "---".',
    ],
  },
  {
    name: 'a key without a space after its colon',
    edit: write('docs/later.mdx', '---\ntitle: A\nhide_from_search:true\ndescription: B\n---\n'),
    messages: [
      'docs/later.mdx:3: front matter: found invalid YAML (can not read a block mapping entry; a multiline key may not be an implicit key), expected a line "key: value" for each key. Add a space after the colon.',
    ],
  },
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
    name: 'an unknown key in the front matter',
    edit: replace(guide, 'sidebar_position: 1', 'sidebar_postion: 1'),
    messages: [
      'docs/guides/first.mdx:4: front matter "sidebar_postion": found an unknown key, expected a known key. Did you mean "sidebar_position"?',
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
    name: 'a boolean that is a string',
    edit: replace(guide, 'sidebar_position: 1', "hide_from_sidebar: 'yes'"),
    messages: [
      'docs/guides/first.mdx:4: front matter "hide_from_sidebar": found "yes", expected true or false.',
    ],
  },
  {
    name: 'front matter that is not valid YAML',
    edit: replace(guide, 'description: One sentence.', 'description: One: sentence: ['),
    messages: [
      'docs/guides/first.mdx:3: front matter: found invalid YAML (bad indentation of a mapping entry), expected a line "key: value" for each key. Put values that contain a colon or start with a special character in quotes.',
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
      'docs/guides/first.mdx:1: front matter: found none, expected a line "key: value" for each key. Start the page with a line "---", its keys, and another line "---".',
    ],
  },
  {
    name: 'front matter without an end',
    edit: replace(guide, 'sidebar_position: 1\n---\n', 'sidebar_position: 1\n'),
    messages: [
      'docs/guides/first.mdx:1: front matter: found no closing "---", expected a line "key: value" for each key. Start the page with a line "---", its keys, and another line "---".',
    ],
  },
  {
    name: 'a duplicate key in the front matter',
    edit: replace(guide, 'sidebar_position: 1', 'title: Mine'),
    messages: [
      'docs/guides/first.mdx:4: front matter: found invalid YAML (duplicated mapping key), expected a line "key: value" for each key. Keys must be unique.',
    ],
  },
  {
    name: 'a number in quotes',
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
      'docs/guides/first.mdx:2: front matter: found text instead of keys, expected a line "key: value" for each key. Put values that contain a colon or start with a special character in quotes.',
    ],
  },
  {
    name: 'a slug with a space',
    edit: replace(guide, 'sidebar_position: 1', 'slug: /docs/my page'),
    messages: [
      'docs/guides/first.mdx:4: front matter "slug": found "/docs/my page", expected a path such as "/docs/first-link" with lowercase letters, digits and hyphens.',
      'src/catalogue/index.ts: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
    ],
  },
  {
    name: 'a slug that leaves the site',
    edit: replace(guide, 'sidebar_position: 1', 'slug: /../x'),
    messages: [
      'docs/guides/first.mdx:4: front matter "slug": found "/../x", expected a path such as "/docs/first-link" with lowercase letters, digits and hyphens.',
      'src/catalogue/index.ts: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
    ],
  },
  ...['/404', '/index', '/docs/index', '/assets/x', '/search-index'].map((slug) => ({
    name: `the reserved slug ${slug}`,
    edit: replace(guide, 'sidebar_position: 1', `slug: ${slug}`),
    messages: [
      `docs/guides/first.mdx:4: front matter "slug": found "${slug}", which is reserved, ${reserved}`,
      'src/catalogue/index.ts: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
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
      'docs/guides/first.mdx:4: front matter "slug": found "/docs/errors", the URL of docs/errors.mdx, expected a unique URL.',
      'src/catalogue/index.ts: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
    ],
  },
  {
    name: 'a slug that a generated page has',
    edit: replace(guide, 'sidebar_position: 1', 'slug: /docs/settings/boards'),
    messages: [
      'docs/guides/first.mdx:4: front matter "slug": found "/docs/settings/boards", the URL of docs/reference/settings/boards.mdx, expected a unique URL.',
      'src/catalogue/index.ts: boards: notes[0].text: found a link to "/docs/guides/first", expected a page of the site.',
    ],
  },
  {
    name: 'an unused alias',
    edit: replace(guide, 'sidebar_position: 1', 'aliases: [/docs/errors]'),
    messages: [
      'docs/guides/first.mdx:4: front matter "aliases[0]": found "/docs/errors", which is a page, expected a URL that no page uses.',
    ],
  },
  {
    name: 'an alias that an endpoint has',
    edit: all(
      replace(settings, "title: 'Get Boards'", "aliases: ['/docs/old'],\n  title: 'Get Boards'"),
      replace(guide, 'sidebar_position: 1', 'aliases: [/docs/old]'),
    ),
    messages: [
      'docs/guides/first.mdx:4: front matter "aliases[0]": found "/docs/old", which is already an alias, expected unique aliases.',
    ],
  },
  {
    name: 'an alias that is not a path',
    edit: replace(guide, 'sidebar_position: 1', 'aliases: [old page]'),
    messages: [
      'docs/guides/first.mdx:4: front matter "aliases[0]": found "old page", expected the path of the old URL, without the base URL of the portal, with only letters, digits, "-", "_" and "~", for example "/docs/campaigns/old-name".',
    ],
  },
  {
    name: 'aliases that are not a list',
    edit: replace(guide, 'sidebar_position: 1', 'aliases: /docs/old'),
    messages: [
      'docs/guides/first.mdx:4: front matter "aliases": found "/docs/old", expected a list such as [one, two].',
    ],
  },
  {
    name: 'a file name with a space',
    edit: write('docs/guides/My Page.md', '---\ntitle: Mine\n---\n\nText.\n'),
    messages: [
      'docs/guides/My Page.md: file name: found "My Page.md", expected lowercase letters, digits and hyphens, because the name is part of the URL.',
    ],
  },
];

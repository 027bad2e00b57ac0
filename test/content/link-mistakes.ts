/** Mistakes in links, images and headings of pages. */
import { append, replace, type Mistake } from './mistake';

const guide = 'docs/guides/first.mdx';

export const linkMistakes: readonly Mistake[] = [
  {
    name: 'a card whose page does not exist',
    edit: append(
      guide,
      "<details data-cards={[{ to: '/docs/errors' }, { to: '/docs/erors#top' }]} />",
    ),
    messages: [
      'docs/guides/first.mdx:32: to: found "/docs/erors#top", which is not a page, expected the route of a page, such as /docs/errors. Did you mean "/docs/errors"?',
    ],
  },
  {
    name: 'a link to a page that does not exist',
    edit: replace(guide, '../errors.mdx#status-401', '../eror.mdx'),
    messages: [
      'docs/guides/first.mdx:9: link "Errors": found a link to "../eror.mdx", which does not exist, expected the relative path of a page. Did you mean "../errors.mdx"?',
    ],
  },
  {
    name: 'a link with an absolute URL',
    edit: replace(guide, '../errors.mdx#status-401', '/docs/errors'),
    messages: [
      'docs/guides/first.mdx:9: link "Errors": found the URL "/docs/errors", expected the path of its file. Write "../errors.mdx".',
    ],
  },
  {
    name: 'a link to a URL that does not exist',
    edit: replace(guide, '../errors.mdx#status-401', '/docs/erors'),
    messages: [
      'docs/guides/first.mdx:9: link "Errors": found a link to "/docs/erors", which is not a page, expected the relative path of a page. Did you mean "/docs/errors"?',
    ],
  },
  {
    name: 'a link without the file extension',
    edit: replace(guide, '../errors.mdx#status-401', '../errors'),
    messages: [
      'docs/guides/first.mdx:9: link "Errors": found a link to "../errors", which does not exist, expected the relative path of a page. Write "../errors.mdx".',
    ],
  },
  {
    name: 'a link to a generated page that does not exist',
    edit: replace(guide, 'settings/boards.mdx', 'settings/board.mdx'),
    messages: [
      'docs/guides/first.mdx:23: link "Get Boards": found a link to "../reference/settings/board.mdx", which does not exist, expected the relative path of a page. Did you mean "../reference/settings/boards.mdx"?',
    ],
  },
  {
    name: 'a link with http:',
    edit: replace(guide, '../errors.mdx#status-401', 'http://example.com/'),
    messages: [
      'docs/guides/first.mdx:9: link "Errors": found "http://example.com/", expected https:, mailto: or a page of the site. Write https:, or put an example URL between backticks.',
    ],
  },
  {
    name: 'a link that runs a script',
    edit: replace(guide, '../errors.mdx#status-401', 'javascript:alert(1)'),
    messages: [
      'docs/guides/first.mdx:9: link "Errors": found "javascript:alert(1)", expected https:, mailto: or a page of the site.',
    ],
  },
  {
    name: 'an anchor that does not exist on another page',
    edit: replace(guide, '#status-401', '#status-402'),
    messages: [
      'docs/guides/first.mdx:9: link "Errors": found the anchor "#status-402", expected a heading of docs/errors.mdx. Did you mean "status-401"?',
    ],
  },
  {
    name: 'an anchor that does not exist on the same page',
    edit: replace(guide, '#the-second-step', '#second-step'),
    messages: [
      'docs/guides/first.mdx:9: link "the next part": found the anchor "#second-step", expected a heading of docs/guides/first.mdx. Did you mean "the-second-step"?',
    ],
  },
  {
    name: 'an image without a description',
    edit: replace(guide, '![A board with two links]', '![]'),
    messages: [
      'docs/guides/first.mdx:19: image "./board.png": found no text, expected a text that describes the image. Write it as ![description](url).',
    ],
  },
  {
    name: 'an image that does not exist',
    edit: replace(guide, './board.png', './bord.png'),
    messages: [
      'docs/guides/first.mdx:19: image "./bord.png": found no file, expected the relative path of an image. Did you mean "board.png"?',
    ],
  },
  {
    name: 'an HTML image without a description',
    edit: append(guide, '\n<img src="./board.png" />\n'),
    messages: [
      'docs/guides/first.mdx:33: <img>: found no text, expected a text that describes the image. Write it as ![description](url).',
      'docs/guides/first.mdx:33: <img> src: found "./board.png", expected a Markdown link or image, which the build checks. Write ![description](./image.png).',
    ],
  },
  {
    name: 'an image from another site',
    edit: replace(guide, './board.png', 'https://example.com/board.png'),
    messages: [
      'docs/guides/first.mdx:19: image "https://example.com/board.png": found a file from another site, expected a file of this site. Put it in the folder of the page. The portal does not load files from other sites.',
    ],
  },
  {
    name: 'a heading of level 1',
    edit: replace(guide, '## The first step', '# The first step'),
    messages: [
      'docs/guides/first.mdx:11: heading "The first step": found level 1, expected level 2 or lower, because the page title is level 1. Write "##".',
    ],
  },
  {
    name: 'a skipped heading level',
    edit: replace(guide, '### A detail', '#### A detail'),
    messages: [
      'docs/guides/first.mdx:17: heading "A detail": found level 4, expected at most level 3. Write "###".',
    ],
  },
];

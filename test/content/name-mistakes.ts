/** Files without an image, and marks in a title. */
import { all, append, write, type Mistake } from './mistake';

export const nameMistakes: readonly Mistake[] = [
  {
    name: 'a pointer instead of an image',
    edit: all(
      write(
        'docs/guides/chart.png',
        'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n',
      ),
      append('docs/errors.mdx', '\n![Chart](./guides/chart.png)\n'),
    ),
    messages: [
      'docs/errors.mdx:10: image "./guides/chart.png": found a pointer of Git LFS, expected an image of the type png. Run "git lfs pull", or commit the image itself.',
    ],
  },
  {
    name: 'an image with the extension of another type',
    edit: all(
      write('docs/guides/chart.jpg', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])),
      append('docs/errors.mdx', '\n![Chart](./guides/chart.jpg)\n'),
    ),
    messages: [
      'docs/errors.mdx:10: image "./guides/chart.jpg": found a file with other content, expected an image of the type jpg. Its content is of the type png: rename it.',
    ],
  },
  {
    name: 'an element in the title of a page, next to a placeholder in its description',
    edit: write(
      'docs/later.mdx',
      '---\ntitle: A <b>new</b> page\ndescription: What <id> and *.csv mean.\n---\n\nText.\n',
    ),
    messages: [
      'docs/later.mdx:2: front matter "title": found "<b>", expected plain text, because Markdown is not rendered here. Remove the marks.',
    ],
  },
];

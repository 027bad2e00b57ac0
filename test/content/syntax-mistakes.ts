/** Mistakes in the syntax and the encoding of pages. */
import {
  privateKey,
  webToken,
  all,
  append,
  replace,
  toWindows,
  write,
  type Mistake,
} from './mistake';

const guide = 'docs/guides/first.mdx';

export const syntaxMistakes: readonly Mistake[] = [
  {
    name: 'a brace in the text',
    edit: replace(guide, 'takes a title:', 'takes a {title}:'),
    messages: [
      'docs/guides/first.mdx:13: found "{title}", expected text, because there is no title. Write "\\{" for a literal brace, or put code between backticks.',
    ],
  },
  {
    name: 'a brace that is never closed',
    edit: replace(guide, 'takes a title:', 'takes a { title:'),
    messages: [
      'docs/guides/first.mdx:13: found an unmatched "{", expected text. Write "\\{" for a literal brace, or put code between backticks. In a component value, look for a missing comma, quote or brace.',
    ],
  },
  {
    name: 'braces around text that is not code',
    edit: replace(guide, 'takes a title:', 'takes {a title}:'),
    messages: [
      'docs/guides/first.mdx:13: found an unmatched "{", expected text. Write "\\{" for a literal brace, or put code between backticks. In a component value, look for a missing comma, quote or brace.',
    ],
  },
  {
    name: 'an HTML comment',
    edit: replace(guide, '{/* A comment. */}', '<!-- A comment. -->'),
    messages: [
      'docs/guides/first.mdx:31: found "<!--", expected a comment such as {/* text */}. Put the comment between {/* and */}.',
    ],
  },
  {
    name: 'a less-than sign before a digit',
    edit: replace(guide, 'takes a title:', 'takes <3 titles:'),
    messages: [
      'docs/guides/first.mdx:13: found an unmatched "<", expected text. Write "\\<" for a literal "<", or put code between backticks.',
    ],
  },
  {
    name: 'a URL in angle brackets',
    edit: replace(guide, 'takes a title:', 'takes <https://example.com>:'),
    messages: [
      'docs/guides/first.mdx:13: found a URL in angle brackets, expected a link such as [label](https://example.com). Write [label](url).',
    ],
  },
  {
    name: 'a component that is never closed',
    edit: replace(guide, '<SupportEmail />', '<SupportEmail>'),
    messages: [
      'docs/guides/first.mdx:23: found <SupportEmail> without a closing tag, expected </SupportEmail> or <SupportEmail />. Close it in the same paragraph, or put both tags on separate lines. Elements without content end with "/>".',
    ],
  },
  {
    name: 'a closing tag without an opening tag',
    edit: replace(guide, '<SupportEmail />', 'us</b>'),
    messages: [
      'docs/guides/first.mdx:23: found </b> without an opening tag, expected <b> before it, in the same paragraph or outside. Remove it, or add the opening tag.',
    ],
  },
  {
    name: 'an attribute without quotes',
    edit: replace(guide, 'slug="create-link" />', 'slug=create-link />'),
    messages: [
      'docs/guides/first.mdx:13: found an attribute without quotes, expected attributes such as slug="boards". Put the value in double quotes.',
    ],
  },
  {
    name: 'a line that starts with the word import',
    edit: append(guide, '\nimport the token first.\n'),
    messages: [
      'docs/guides/first.mdx:33: found a line that starts with "import" or "export" but is not code, expected text, or the import of a file. Start the paragraph with another word.',
    ],
  },
  {
    name: 'a page of 5 MB',
    edit: append(guide, `\n// ${'x'.repeat(5_000_000)}\n`),
    messages: [
      'docs/guides/first.mdx: found 5.0 MB, expected at most 1 MB. Split it into several files.',
    ],
  },
  {
    name: 'a page that is not valid UTF-8',
    edit: write(guide, Uint8Array.of(0x2f, 0x2f, 0xff, 0xfe)),
    messages: [
      'docs/guides/first.mdx: found invalid UTF-8, expected UTF-8 text. Save the file with UTF-8 encoding.',
    ],
  },
  {
    name: 'a mistake in a page with CRLF and a byte order mark',
    edit: all(replace(guide, '### A detail', '#### A detail'), toWindows(guide)),
    messages: [
      'docs/guides/first.mdx:17: heading "A detail": found level 4, expected at most level 3. Write "###".',
    ],
  },
  {
    name: 'text that looks like a JSON Web Token',
    edit: append(guide, `\n${webToken}\n`),
    messages: [
      'docs/guides/first.mdx:33: found what looks like a JSON Web Token, expected a placeholder such as YOUR_ACCESS_TOKEN. If it is real, revoke it, because it remains in the history of the repository.',
    ],
  },
  {
    name: 'text that looks like a private key',
    edit: append(guide, `\n${privateKey}\n`),
    messages: [
      'docs/guides/first.mdx:33: found what looks like a private key, expected a placeholder such as YOUR_ACCESS_TOKEN. If it is real, revoke it, because it remains in the history of the repository.',
    ],
  },
];

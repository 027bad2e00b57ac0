/** Mistakes in the syntax and the bytes of pages. */
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
    name: 'a brace in a text',
    edit: replace(guide, 'takes a title:', 'takes a {title}:'),
    messages: [
      'docs/guides/first.mdx:13: found "{title}", expected text, since nothing is called title. Write "\\{" for a brace in a text, or put code between backticks.',
    ],
  },
  {
    name: 'a brace that is never closed',
    edit: replace(guide, 'takes a title:', 'takes a { title:'),
    messages: [
      'docs/guides/first.mdx:13: found a brace "{" that begins no expression, expected text. Write "\\{" for a brace in a text, or put code between backticks; in a value of a component, look for a comma, a quote or a brace that is missing.',
    ],
  },
  {
    name: 'a brace around no code',
    edit: replace(guide, 'takes a title:', 'takes {a title}:'),
    messages: [
      'docs/guides/first.mdx:13: found a brace "{" that begins no expression, expected text. Write "\\{" for a brace in a text, or put code between backticks; in a value of a component, look for a comma, a quote or a brace that is missing.',
    ],
  },
  {
    name: 'a comment of HTML',
    edit: replace(guide, '{/* A comment. */}', '<!-- A comment. -->'),
    messages: [
      'docs/guides/first.mdx:31: found "<!--", expected a comment such as {/* text */}. Write {/* and */} around the comment.',
    ],
  },
  {
    name: 'a less-than sign before a digit',
    edit: replace(guide, 'takes a title:', 'takes <3 titles:'),
    messages: [
      'docs/guides/first.mdx:13: found a "<" that begins no component, expected text. Write "\\<" for the character in a text, or put code between backticks.',
    ],
  },
  {
    name: 'an address between angle brackets',
    edit: replace(guide, 'takes a title:', 'takes <https://example.com>:'),
    messages: [
      'docs/guides/first.mdx:13: found an address between angle brackets, expected a link such as [label](https://example.com). Write [label](address).',
    ],
  },
  {
    name: 'a component that is never closed',
    edit: replace(guide, '<SupportEmail />', '<SupportEmail>'),
    messages: [
      'docs/guides/first.mdx:23: found <SupportEmail> without an end, expected </SupportEmail> or <SupportEmail />. Close it in the same paragraph, or put both tags on lines of their own; one that holds nothing ends with "/>".',
    ],
  },
  {
    name: 'a closing tag without a beginning',
    edit: replace(guide, '<SupportEmail />', 'us</b>'),
    messages: [
      'docs/guides/first.mdx:23: found a closing tag without its beginning, expected a tag that was opened before, in the same paragraph or outside of it. Remove it, or open it first.',
    ],
  },
  {
    name: 'an attribute without quotes',
    edit: replace(guide, 'slug="create-link" />', 'slug=create-link />'),
    messages: [
      'docs/guides/first.mdx:13: found an attribute that does not end, or has no quotes, expected attributes such as slug="boards". Put the value between double quotes; one may be missing on a line before.',
    ],
  },
  {
    name: 'a line that begins with the word import',
    edit: append(guide, '\nimport the token first.\n'),
    messages: [
      'docs/guides/first.mdx:33: found a line that begins with "import" or "export" and is no code, expected text, or the import of a file. Begin the paragraph with another word.',
    ],
  },
  {
    name: 'a page of 5 MB',
    edit: append(guide, `\n// ${'x'.repeat(5_000_000)}\n`),
    messages: [
      'docs/guides/first.mdx: found 5.0 MB, expected at most 1 MB. Divide it into several files.',
    ],
  },
  {
    name: 'a page that is no UTF-8',
    edit: write(guide, Uint8Array.of(0x2f, 0x2f, 0xff, 0xfe)),
    messages: [
      'docs/guides/first.mdx: found bytes that are no UTF-8, expected text in UTF-8. Save the file with the encoding UTF-8.',
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
    name: 'what looks like a JSON Web Token',
    edit: append(guide, `\n${webToken}\n`),
    messages: [
      'docs/guides/first.mdx:33: found what looks like a JSON Web Token, expected a placeholder such as YOUR_ACCESS_TOKEN. If it is real, have it revoked: the history of the repository keeps it.',
    ],
  },
  {
    name: 'what looks like a private key',
    edit: append(guide, `\n${privateKey}\n`),
    messages: [
      'docs/guides/first.mdx:33: found what looks like a private key, expected a placeholder such as YOUR_ACCESS_TOKEN. If it is real, have it revoked: the history of the repository keeps it.',
    ],
  },
];

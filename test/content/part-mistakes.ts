/** Mistakes in notes, components and syntax of pages. */
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

export const partMistakes: readonly Mistake[] = [
  {
    name: 'a note with its title outside of brackets',
    edit: replace(guide, ':::tip[Boards]', ':::tip Boards'),
    messages: [
      'docs/guides/first.mdx:21: :::tip: found the title "Boards" without brackets, expected :::tip[Boards].',
    ],
  },
  {
    name: 'an unknown kind of note',
    edit: replace(guide, ':::tip[Boards]', ':::tipp[Boards]'),
    messages: [
      'docs/guides/first.mdx:21: :::tipp: found a kind of note that is not known, expected one of :::note, :::tip, :::info, :::warning, :::danger. Did you mean "tip"?',
    ],
  },
  {
    name: 'a note without an end',
    edit: replace(guide, 'boards.mdx).\n\n:::\n', 'boards.mdx).\n'),
    messages: [
      'docs/guides/first.mdx:21: :::tip: found no end of the note, expected a line ":::" below its text.',
    ],
  },
  {
    name: 'an unknown component',
    edit: replace(guide, '<SupportEmail />', '<SupportMail />'),
    messages: [
      'docs/guides/first.mdx:23: <SupportMail>: found a component "SupportMail" that is not known, expected one of "EndpointLink", "Sample", "FieldTable", "ErrorTable", "SupportEmail", "StatusLink", "Host". Did you mean "SupportEmail"?',
    ],
  },
  {
    name: 'an unknown attribute',
    edit: replace(
      guide,
      '<EndpointLink slug="create-link" />',
      '<EndpointLink slug="create-link" titel="x" />',
    ),
    messages: [
      'docs/guides/first.mdx:13: <EndpointLink>: found an attribute "titel" that is not known, expected one of "slug".',
    ],
  },
  {
    name: 'a component without what it needs',
    edit: replace(guide, '<EndpointLink slug="create-link" />', '<EndpointLink />'),
    messages: ['docs/guides/first.mdx:13: <EndpointLink> slug: found nothing, expected a value.'],
  },
  {
    name: 'a slug of no endpoint in a component',
    edit: replace(
      guide,
      '<EndpointLink slug="create-link" />',
      '<EndpointLink slug="create-lnik" />',
    ),
    messages: [
      'docs/guides/first.mdx:13: <EndpointLink> slug: found "create-lnik", expected the slug of an endpoint. Did you mean "create-link"?',
    ],
  },
  {
    name: 'an attribute with another value than the known ones',
    edit: replace(guide, 'part="query"', 'part="querry"'),
    messages: [
      'docs/guides/first.mdx:29: <FieldTable> part: found "querry", expected one of "response", "path", "body", "query", "formData", "header". Did you mean "query"?',
    ],
  },
  {
    name: 'an unknown language of a sample',
    edit: replace(guide, "['curl', 'go']", "['curl', 'goo']"),
    messages: [
      'docs/guides/first.mdx:15: <Sample> languages: found "goo", expected one of "curl", "python", "javascript", "go", "java", "csharp", "php", "ruby", "swift", "rust". Did you mean "go"?',
    ],
  },
  {
    name: 'languages that are no list',
    edit: replace(guide, "{['curl', 'go']}", '"curl"'),
    messages: [
      "docs/guides/first.mdx:15: <Sample> languages: found \"curl\", expected a list such as {['curl', 'python']}.",
    ],
  },
  {
    name: 'a value of a sample above its limit',
    edit: replace(guide, "title: 'Lanterns'", "title: 'Lanterns over the old harbour'"),
    messages: [
      'docs/guides/first.mdx:15: <Sample> values.body.title: found 29 characters, expected at most 20.',
    ],
  },
  {
    name: 'a value of a sample without a parameter',
    edit: replace(guide, "title: 'Lanterns'", "titel: 'Lanterns'"),
    messages: [
      'docs/guides/first.mdx:15: <Sample> values.body.titel: found a value without a parameter, expected one of "title", "status", "locales". Did you mean "title"?',
    ],
  },
  {
    name: 'a place of values that the endpoint does not have',
    edit: replace(guide, 'body: {', 'query: {'),
    messages: [
      'docs/guides/first.mdx:15: <Sample> values.query: found a place where nothing travels, expected one of "path", "body".',
    ],
  },
  {
    name: 'values that are not written out',
    edit: replace(guide, "values={{ body: { title: 'Lanterns' } }}", 'values={version}'),
    messages: [
      'docs/guides/first.mdx:15: <Sample> values: found an expression, expected a value that is written out.',
    ],
  },
  {
    name: 'attributes that are spread',
    edit: replace(
      guide,
      '<EndpointLink slug="create-link" />',
      '<EndpointLink slug="create-link" {...version} />',
    ),
    messages: [
      'docs/guides/first.mdx:13: <EndpointLink>: found {...}, expected attributes by their names.',
    ],
  },
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
      'docs/guides/first.mdx:13: found a brace "{" that begins no expression, expected text. Write "\\{" for a brace in a text, or put code between backticks.',
    ],
  },
  {
    name: 'a brace around no code',
    edit: replace(guide, 'takes a title:', 'takes {a title}:'),
    messages: [
      'docs/guides/first.mdx:13: found a brace "{" that begins no expression, expected text. Write "\\{" for a brace in a text, or put code between backticks.',
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
      'docs/guides/first.mdx:23: found <SupportEmail> without an end, expected </SupportEmail>. Close it, or write "/>" at its end.',
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
      'docs/guides/first.mdx:13: found an attribute that does not end, or has no quotes, expected attributes such as slug="boards". Put the value between double quotes.',
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

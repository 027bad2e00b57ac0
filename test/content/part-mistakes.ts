/** Mistakes in notes and components of pages. */
import { replace, type Mistake } from './mistake';

const guide = 'docs/guides/first.mdx';

export const partMistakes: readonly Mistake[] = [
  {
    name: 'a note whose title is not in brackets',
    edit: replace(guide, ':::tip[Boards]', ':::tip Boards'),
    messages: [
      'docs/guides/first.mdx:21: :::tip: found the title "Boards" without brackets, expected :::tip[Boards].',
    ],
  },
  {
    name: 'an unknown kind of note',
    edit: replace(guide, ':::tip[Boards]', ':::tipp[Boards]'),
    messages: [
      'docs/guides/first.mdx:21: :::tipp: found an unknown type of note, expected one of :::note, :::tip, :::info, :::warning, :::danger. Did you mean "tip"?',
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
      'docs/guides/first.mdx:23: <SupportMail>: found the unknown component "SupportMail", expected one of "EndpointLink", "Sample", "FieldTable", "StatusTable", "VerbTable", "SupportEmail", "StatusLink", "Host", "Export", "ExportCommand", "Tabs", "TabItem", "DesignTokens", "DesignControls". Did you mean "SupportEmail"?',
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
      'docs/guides/first.mdx:13: <EndpointLink>: found the unknown attribute "titel", expected one of "slug".',
    ],
  },
  {
    name: 'a component without a required attribute',
    edit: replace(guide, '<EndpointLink slug="create-link" />', '<EndpointLink />'),
    messages: ['docs/guides/first.mdx:13: <EndpointLink> slug: found nothing, expected a value.'],
  },
  {
    name: 'a link to a missing export',
    edit: replace(guide, '<SupportEmail />', '<Export file="openapi.yml" />'),
    messages: [
      'docs/guides/first.mdx:23: <Export> file: found "openapi.yml", expected one of "openapi.json", "openapi.yaml", "requests.http", "llms.txt", "llms-full.txt", "index.md". Did you mean "openapi.yaml"?',
    ],
  },
  {
    name: 'a component with the slug of a missing endpoint',
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
    name: 'a table of fields that the endpoint does not have',
    edit: replace(guide, 'part="query"', 'part="body"'),
    messages: [
      'docs/guides/first.mdx:29: <FieldTable> part: found "body", which it does not have, expected one of "response", "query".',
    ],
  },
  {
    name: 'a slug that is an expression',
    edit: replace(guide, 'slug="create-link" /> takes', 'slug={createLink} /> takes'),
    messages: [
      'docs/guides/first.mdx:13: <EndpointLink> slug: found an expression, expected a literal value. Write slug="boards", with the slug of your endpoint.',
    ],
  },
  {
    name: 'a comma that is missing in a value',
    edit: replace(guide, "['curl', 'go']", "['curl' 'go']"),
    messages: [
      'docs/guides/first.mdx:15: found an unmatched "{", expected text. Write "\\{" for a literal brace, or put code between backticks. In a component value, look for a missing comma, quote or brace.',
    ],
  },
  {
    name: 'a quote that is never closed',
    edit: replace(
      guide,
      '<EndpointLink slug="create-link" />',
      '<EndpointLink slug="create-link />',
    ),
    messages: [
      'docs/guides/first.mdx:13: found <EndpointLink> without an end, expected "/>" or ">" after its last attribute. If it has an end, an attribute lacks a quote, as in slug="boards".',
    ],
  },
  {
    name: 'a line break without an end',
    edit: replace(guide, 'takes a title:', 'takes<br>a title:'),
    messages: [
      'docs/guides/first.mdx:13: found <br> without a slash, expected <br />. Elements without content end with "/>".',
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
      'docs/guides/first.mdx:15: <Sample> values.body.titel: found a value without a matching parameter, expected one of "title", "status", "locales". Did you mean "title"?',
    ],
  },
  {
    name: 'a place of values that the endpoint does not have',
    edit: replace(guide, 'body: {', 'query: {'),
    messages: [
      'docs/guides/first.mdx:15: <Sample> values.query: found a location without parameters, expected one of "path", "body".',
    ],
  },
  {
    name: 'values that are not written out',
    edit: replace(guide, "values={{ body: { title: 'Lanterns' } }}", 'values={version}'),
    messages: [
      'docs/guides/first.mdx:15: <Sample> values: found an expression, expected a literal value.',
    ],
  },
  {
    name: 'attributes that are spread',
    edit: replace(
      guide,
      '<EndpointLink slug="create-link" />',
      '<EndpointLink slug="create-link" {...version} />',
    ),
    messages: ['docs/guides/first.mdx:13: <EndpointLink>: found {...}, expected named attributes.'],
  },
];

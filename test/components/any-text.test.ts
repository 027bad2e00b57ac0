/** Any Unicode text as any description, from the catalogue to the files and the HTML. */
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { buildReference } from '../../plugins/pages/reference';
import type { ReferenceFiles } from '../../src/content/generated';
import { toPlainText } from '../../src/openapi/inline';
import { toDocument } from '../../src/catalogue/compile';
import type { EndpointEntry, Entries } from '../../src/catalogue/model';
import CategoryOverview from '../../src/components/CategoryOverview';
import EndpointPage from '../../src/components/EndpointPage';
import ToastProvider from '../../src/components/Shell/Toast';
import { createLink, site } from '../exports/sample';
import { parameter } from '../request/sample';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));

/** In the order on the pages. */
const places = [
  'category',
  'summary',
  'deprecated endpoint',
  'note',
  'parameter',
  'response',
] as const;

type Texts = Readonly<Record<(typeof places)[number], string>>;

/** Entries with these texts, one in each place for a description. */
function toEntries(texts: Texts): Entries {
  const endpoint: EndpointEntry = {
    ...createLink,
    summary: texts.summary,
    deprecated: texts['deprecated endpoint'],
    notes: [{ kind: 'tip', title: 'Note', text: texts.note }],
    parameters: {
      body: [parameter('title', 'string', { description: texts.parameter })],
    },
    responses: [{ status: 200, description: texts.response, mediaTypes: ['application/json'] }],
  };
  const category = {
    id: 'campaigns',
    title: 'C',
    description: texts.category,
    endpoints: [endpoint],
  };
  return { categories: [category], statusCodes: [], verbs: [] };
}

/** Delimiters for finding each text. They are not part of any notation. */
const [before, after] = ['\ue000\ue001', '\ue002\ue003'];

const wrap = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([place, text]) => [place, before + text + after]),
  ) as Texts;

/** The spaces that a browser shows as one. */
const collapse = (text: string) => text.replaceAll(/[ \t\n\r]+/g, ' ');

/** The text that a browser reads from the HTML. */
function readText(html: string): string {
  let text = '';
  const parser = new Parser({ ontext: (data) => (text += data) });
  parser.end(html);
  return text;
}

function readTexts(Component: ComponentType<{ page: never }>, data: string | Uint8Array) {
  const page = JSON.parse(String(data)) as never;
  const element = createElement(Component, { page });
  const html = renderToString(
    createElement(MemoryRouter, null, createElement(ToastProvider, null, element)),
  );
  return readText(html)
    .split(before)
    .slice(1)
    .map((rest) => rest.split(after)[0]);
}

/** The description of a generated page, and the part of it that is compiled as MDX. */
async function readPage(files: ReferenceFiles, name: string) {
  const file = { filePath: name, fileContent: String(files.get(name)) };
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER(file);
  return { description: frontMatter['description'], content };
}

const contentOf = (data: string, component: string) =>
  [
    `import page from './${data}.json';`,
    `import ${component} from '@site/src/components/${component}';`,
    '',
    `<${component} page={page} />`,
  ].join('\n');

const isShowable = (one: string) =>
  one.isWellFormed() && !/[\p{Cc}\ufffe\uffff]/u.test(one.replace(/[\t\n]/g, ''));

const nasty = fc.constantFrom(
  ...['{', '}', '${', '{/*', '<', '>', '</p>', '</script>', '<!--', '-->', '&', '&amp;', '&#0;'],
  ...['`', '```', '*', '**', '_', '[', ']', '](', '](/docs/errors)', '](javascript:x)', '(', ')'],
  ...['---', '\n---\n', ':::', ':::note', '# ', '{#id}', 'import x from "y"', 'export default'],
  ...['"', "'", '\\', '\\u0041', '$&', '\n', '\t', '\r', '\r\n', ' ', '\u00a0', '\u2028', '\u0085'],
  ...['\u202e', '\u2066', '\u200f', '\u200d', '\ufeff', 'e\u0301', '👩‍👩‍👧', '\ud83d', '\udc00', '\0'],
);
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const text = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 6 }), codeUnit, fc.string()), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

const textsOf = (one: fc.Arbitrary<string>) =>
  fc.record(Object.fromEntries(places.map((place) => [place, one]))) as fc.Arbitrary<Texts>;

/** Each run shows a text in every place: 120 texts. */
const pages = 20;

describe('any text as any description', () => {
  it('is shown verbatim except for inline notation, and is never in MDX', async () => {
    await fc.assert(
      fc.asyncProperty(textsOf(text.filter(isShowable)), async (plain) => {
        const texts = wrap(plain);
        const document = toDocument(toEntries(texts));
        const files = buildReference(document, site, { steps: [], notes: new Map() });
        const toShown = (place: keyof Texts) =>
          collapse(
            /[`*[\\]/.test(plain[place]) ? toPlainText(texts[place]).slice(2, -2) : plain[place],
          );

        const [category, ...onPage] = places.map(toShown);
        expect(readTexts(EndpointPage, files.get('campaigns/create-link.json')!)).toEqual(onPage);
        const overview = readTexts(CategoryOverview, files.get('campaigns/index.json')!);
        expect(overview).toEqual([category, toShown('summary')]);

        const summary = collapse(toPlainText(texts.summary));
        const whole = `${summary} POST boards/{boardId}/links`;
        expect(await readPage(files, 'campaigns/create-link.mdx')).toEqual({
          description: whole.length > 160 ? summary : whole,
          content: contentOf('create-link', 'EndpointPage'),
        });
        expect(await readPage(files, 'campaigns/index.mdx')).toEqual({
          description: collapse(toPlainText(texts.category)),
          content: contentOf('index', 'CategoryOverview'),
        });
      }),
      { numRuns: pages },
    );
  });
});

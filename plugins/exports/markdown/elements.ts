/** The components and elements of pages as plain Markdown. */
import type { RootContent } from 'mdast';
import { isObject } from '../../../src/catalogue/check/properties';
import type { Element } from '../../../src/content/pages/elements';
import { buildHomeBlocks, type Start } from '../../../src/exports/markdown/overview';
import {
  code,
  codeBlock,
  link,
  note,
  paragraph,
  strong,
  text,
  toFieldTable,
  toPath,
  toStatusTable,
  toAlternateHref,
  toUrl,
  toVerbTable,
} from '../../../src/exports/markdown/nodes';
import {
  type Given,
  type PageContext,
  readAttributes,
  textOf,
  type ToNodes,
  toWebLink,
  toWebNodes,
} from './context';
import { htmlRows, toFlow, toLine, toLinkNodes } from './html';
import type { Endpoint } from '../../../src/catalogue/model';
import { mdxComponents } from '../../../src/content/mdx-components';
import { toSampleBlock } from '../../../src/exports/markdown/endpoint';
import type { GivenRequest } from '../../../src/request/values';
import { findLanguage } from '../../../src/samples';
import { toRoute } from '../../../src/site-map/places';

/**
 * The Markdown of an element. Others than those below become their content; a component without
 * content shows what only the page knows. `source` is what a component is imported from.
 */
export function toElementNodes(
  element: Element,
  source: string | undefined,
  children: readonly RootContent[],
  context: PageContext,
): readonly RootContent[] {
  const name = source?.replace(/^.*\//, '') ?? element.name ?? '';
  const given = { attributes: readAttributes(element, context), children, context };
  const row = rows.get(name);
  if (row) return row(given);
  return /^[A-Z]/.test(name) && children.length === 0 ? toWebNodes(given) : children;
}

const componentRows: Readonly<Record<string, ToNodes>> = {
  Home: ({ attributes, children, context }) =>
    buildHomeBlocks(
      {
        intro: textOf({ attributes }, 'intro'),
        cards: toStarts(attributes['cards']),
        guides: toStarts(attributes['guides']),
        download: textOf({ attributes }, 'download'),
        downloads: textOf({ attributes }, 'downloads'),
        sample: toFlow(children),
      },
      context.version,
    ),
  FullTextSearch: toSearch,
  Head: () => [],
  Link: toLinkNodes,
  ExampleRequests: toLinkNodes,
  Details: (given) => [
    paragraph([strong(textOf(given, 'summary') || 'Details')]),
    ...given.children,
  ],
  Admonition: (given) => [
    note(textOf(given, 'type') || 'note', textOf(given, 'title'), toFlow(given.children)),
  ],
};

function toSearch({ context }: Given): readonly RootContent[] {
  return [
    paragraph([
      text('Full-text search runs in the browser, on the '),
      toWebLink(context),
      text('. To find a page in a file, use '),
      link(toPath(context.version, '/llms.txt'), 'llms.txt'),
      text(', which lists all pages, or '),
      link(toPath(context.version, '/llms-full.txt'), 'llms-full.txt'),
      text(', which contains them.'),
    ]),
  ];
}

function toStarts(value: unknown): readonly Start[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.filter(isObject).map((attributes) => ({
    to: textOf({ attributes }, 'to'),
    title: textOf({ attributes }, 'title'),
    text: textOf({ attributes }, 'text'),
  }));
}

/* The MDX components of pages (see src/content/mdx-components.ts) as plain Markdown. */

/** A new part does not compile until it has a row. */
const partRows: Readonly<Record<keyof typeof mdxComponents, ToNodes>> = {
  EndpointLink: (given) =>
    findEndpoints(given, 'slug').flatMap((endpoint) => [
      code(endpoint.method),
      text(' '),
      link(toAlternateHref(toRoute(endpoint), given.context.version), endpoint.title),
    ]),
  Sample: (given) => findEndpoints(given, 'slug').flatMap((endpoint) => toSamples(endpoint, given)),
  FieldTable(given) {
    const { values } = mdxComponents.FieldTable.attributes.part;
    const part = values.find((one) => one === textOf(given, 'part')) ?? 'response';
    return findEndpoints(given, 'of').map((endpoint) =>
      toFieldTable(endpoint, part, given.context.version),
    );
  },
  StatusTable: ({ context: { version } }) => [toStatusTable(version.catalogue, version)],
  VerbTable: ({ context: { version } }) => [toVerbTable(version.catalogue, version)],
  SupportEmail({ context }) {
    const { supportEmail } = context.version.site;
    return [link(`mailto:${supportEmail}`, supportEmail)];
  },
  StatusLink({ children, context }) {
    const label = toLine(children);
    return [link(context.version.site.statusPage, label.length > 0 ? label : 'System Status')];
  },
  Host(given) {
    const { apiBaseUrl, authenticationBaseUrl } = given.context.version.site;
    return [code(textOf(given, 'of') === 'api' ? apiBaseUrl : authenticationBaseUrl)];
  },
  Export(given) {
    const file = textOf(given, 'file');
    return [link(toPath(given.context.version, `/${file}`), [code(file)])];
  },
  ExportCommand(given) {
    const url = toUrl(given.context.version, `/${textOf(given, 'file')}`);
    return [
      codeBlock(
        'bash',
        textOf(given, 'command').replaceAll('{url}', () => url),
      ),
    ];
  },
  Tabs: ({ children }) => children,
  TabItem: (given) => [
    paragraph([strong(textOf(given, 'label') || textOf(given, 'value'))]),
    ...given.children,
  ],
  // They show how things look.
  DesignTokens: toWebNodes,
  DesignControls: toWebNodes,
};

const rows: ReadonlyMap<string, ToNodes> = new Map([
  ...Object.entries(htmlRows),
  ...Object.entries(componentRows),
  ...Object.entries(partRows),
]);

/** The endpoint whose slug is in an attribute, in a list. */
function findEndpoints(given: Given, attribute: string): readonly Endpoint[] {
  const slug = textOf(given, attribute);
  return given.context.version.catalogue.categories
    .flatMap(({ endpoints }) => endpoints)
    .filter((endpoint) => endpoint.slug === slug);
}

/** A sample in each language that an editor named, or in cURL. */
function toSamples(endpoint: Endpoint, { attributes, context }: Given): readonly RootContent[] {
  const { languages: names, values } = attributes;
  const named = Array.isArray(names)
    ? names.flatMap((name) => findLanguage(String(name)) ?? [])
    : [];
  // The content check validates the values.
  const sent = isObject(values) ? (values as GivenRequest) : endpoint.example;
  return [...new Set(named.length > 0 ? named : (['curl'] as const))].map((language) =>
    toSampleBlock(endpoint, sent, language, context.version),
  );
}

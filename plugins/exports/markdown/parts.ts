/** The MDX components of pages (see src/content/mdx-components.ts) as plain Markdown. */
import type { RootContent } from 'mdast';
import { isObject } from '../../../src/catalogue/check/values';
import type { Endpoint } from '../../../src/catalogue/model';
import { mdxComponents } from '../../../src/content/mdx-components';
import { toPath, toTwinHref, toUrl } from '../../../src/exports/markdown/links';
import {
  code,
  codeBlock,
  link,
  paragraph,
  strong,
  text,
} from '../../../src/exports/markdown/nodes';
import { toSampleBlock } from '../../../src/exports/markdown/sample';
import { toFieldTable, toStatusTable, toVerbTable } from '../../../src/exports/markdown/tables';
import type { GivenRequest } from '../../../src/request/values';
import { findLanguage } from '../../../src/samples';
import { toRoute } from '../../../src/site-map/places';
import { toLine } from './flow';
import { textOf, toWebNodes, type Given, type ToNodes } from './given';

/** A new part does not compile until it has a row. */
export const partRows: Readonly<Record<keyof typeof mdxComponents, ToNodes>> = {
  EndpointLink: (given) =>
    findEndpoints(given, 'slug').flatMap((endpoint) => [
      code(endpoint.method),
      text(' '),
      link(toTwinHref(toRoute(endpoint), given.context.version), endpoint.title),
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

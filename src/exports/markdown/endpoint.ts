/** The page of an endpoint as Markdown. */
import type { BlockContent, Code, List, PhrasingContent, Root, RootContent } from 'mdast';
import type { Category, Endpoint, MediaType, Note, Response } from '../../catalogue/model';
import {
  responseCodesAnchor,
  responseStructureAnchor,
  sectionTitles,
  shownLocations,
  toParametersAnchor,
} from '../../site-map/anchors';
import { toOverviewPlace, toRoute } from '../../site-map/places';
import type { ExportedVersion } from '../version';
import {
  code,
  codeBlock,
  type Content,
  heading,
  link,
  list,
  note,
  paragraph,
  strong,
  text,
  toDeprecation,
  toPhrasing,
  toAlternateHref,
} from './nodes';
import {
  type ParameterSection,
  propertiesOf,
  type Property,
  type Schema,
} from '../../catalogue/schema';
import { toFacts, toTypeName } from '../../request/facts';
import { toJsonText } from '../../samples/literals';
import { buildRequest } from '../../request/build';
import { type GivenRequest, toEnteredValues } from '../../request/values';
import { type LanguageId, languages } from '../../samples';

/** Everything about an endpoint: its request, its responses and an example of both. */
export function buildEndpointTree(
  endpoint: Endpoint,
  category: Category,
  version: ExportedVersion,
): Root {
  const { title, summary, usage, notes, example } = endpoint;
  return {
    type: 'root',
    children: [
      heading(1, title),
      paragraph(toPhrasing(summary, version)),
      paragraph([code(`${endpoint.method} ${toUrlTemplate(endpoint, version)}`)]),
      ...(usage ? [paragraph(toPhrasing(usage, version))] : []),
      ...[...toWarnings(endpoint), ...notes].map((one) => toNoteBlock(one, version)),
      heading(2, 'Parameters'),
      ...toParameterBlocks(endpoint, version),
      heading(2, 'Code Example'),
      toSampleBlock(endpoint, example, 'curl', version),
      ...toResponseBlocks(endpoint, version),
      heading(2, 'Related pages'),
      toRelated(endpoint, category, version),
    ],
  };
}

function toUrlTemplate({ host, path }: Endpoint, { site }: ExportedVersion): string {
  return `${host === 'api' ? site.apiBaseUrl : site.authenticationBaseUrl}/${path}`;
}

function toWarnings({ deprecated }: Endpoint): readonly Note[] {
  return deprecated ? [{ kind: 'warning', title: 'Deprecated', text: deprecated }] : [];
}

function toNoteBlock({ kind, title, text: about }: Note, version: ExportedVersion): RootContent {
  return note(kind, title, [paragraph(toPhrasing(about, version))]);
}

/** The parameters by location. Titled sections have headings. */
function toParameterBlocks(endpoint: Endpoint, version: ExportedVersion): RootContent[] {
  return shownLocations.flatMap((location) => {
    const properties = endpoint.parameters[location] ?? [];
    if (properties.length === 0) return [];
    const sections = endpoint.sections?.[location] ?? [];
    return [
      heading(3, sectionTitles[toParametersAnchor(location)]),
      ...toFieldBlocks(properties, sections, version, (title) => heading(4, title)),
    ];
  });
}

/** The overview, and the operations that undo each other. */
function toRelated(endpoint: Endpoint, category: Category, version: ExportedVersion): List {
  const { slug, undoes } = endpoint;
  const toLink = (route: string, title: string) => link(toAlternateHref(route, version), title);
  const toItem = (word: string, other: Endpoint): Content => [
    text(`${word} `),
    toLink(toRoute(other), other.title),
  ];
  const { endpoints } = category;
  const items: readonly Content[] = [
    [text('Category: '), toLink(toOverviewPlace(category).route, category.title)],
    ...endpoints.filter((other) => other.slug === undoes).map((other) => toItem('Undoes', other)),
    ...endpoints
      .filter((other) => other.undoes === slug)
      .map((other) => toItem('Undone by', other)),
  ];
  return list(items.map((item) => [paragraph(item)]));
}

/* Parameters and response fields as nested lists. */

/** A list of properties with everything below them. Titled sections follow the other properties. */
export function toFieldBlocks(
  properties: readonly Property[],
  sections: readonly ParameterSection[],
  version: ExportedVersion,
  toTitle: (title: string) => BlockContent = (title) => paragraph([strong(title)]),
): BlockContent[] {
  const titled = new Set(sections.flatMap(({ names }) => names));
  const others = properties.filter(({ name }) => !titled.has(name));
  return [
    ...(others.length > 0 ? [toList(others, version)] : []),
    ...sections.flatMap(({ title, description, names }) => [
      toTitle(title),
      ...(description ? [paragraph(toPhrasing(description, version))] : []),
      toList(
        properties.filter(({ name }) => names.includes(name)),
        version,
      ),
    ]),
  ];
}

function toList(properties: readonly Property[], version: ExportedVersion): List {
  return list(properties.map((property) => toItem(property, version)));
}

function toItem(property: Property, version: ExportedVersion): BlockContent[] {
  return [
    paragraph(toFieldText(property, version)),
    ...toFieldBlocks(propertiesOf(property), sectionsOf(property), version),
  ];
}

function sectionsOf(schema: Schema): readonly ParameterSection[] {
  return schema.type === 'array' ? (schema.form?.sections ?? []) : [];
}

/** A property in one line: `name` (string, required): its description and limits. */
function toFieldText(property: Property, version: ExportedVersion): PhrasingContent[] {
  const { name, required } = property;
  const type = required ? `${toTypeName(property)}, required` : toTypeName(property);
  return [code(name), text(` (${type}): `), ...toMeaning(property, version)];
}

/** The deprecation, the description and the limits of a property. */
function toMeaning(property: Property, version: ExportedVersion): PhrasingContent[] {
  const { deprecated, description } = property;
  const facts = toFacts(property).map((fact) => `${fact}.`);
  return [
    ...toDeprecation(deprecated, version),
    ...toPhrasing([description, ...facts].join(' '), version),
  ];
}

/* The responses of an endpoint: status codes, fields and examples. */

function toResponseBlocks(
  { responses }: Pick<Endpoint, 'responses'>,
  version: ExportedVersion,
): RootContent[] {
  return [
    ...toCodeBlocks(responses, version),
    ...toStructureBlocks(responses, version),
    ...responses.flatMap(toExampleBlocks),
  ];
}

function toCodeBlocks(responses: readonly Response[], version: ExportedVersion): RootContent[] {
  const toErrors = (label: string | PhrasingContent, anchor = '') =>
    link(
      toAlternateHref(`/docs/errors${anchor}`, version),
      typeof label === 'string' ? label : [label],
    );
  return [
    heading(2, sectionTitles[responseCodesAnchor]),
    list(
      responses.map(({ status, description }) => [
        paragraph([
          toErrors(code(String(status)), `#status-${String(status).charAt(0)}xx`),
          text(': '),
          ...toPhrasing(description, version),
        ]),
      ]),
    ),
    paragraph([text('For all other codes, see '), toErrors('Errors'), text('.')]),
  ];
}

/** The fields of the bodies. Omitted if the API documents none. */
function toStructureBlocks(
  responses: readonly Response[],
  version: ExportedVersion,
): RootContent[] {
  const documented = responses.flatMap(({ status, schema }) => {
    const fields = schema ? propertiesOf(schema) : [];
    return fields.length > 0 ? [{ status, fields }] : [];
  });
  if (documented.length === 0) return [];
  const isPlain = documented.every(({ status }) => status === 200);
  return [
    heading(2, sectionTitles[responseStructureAnchor]),
    ...documented.flatMap(({ status, fields }) => [
      ...(isPlain ? [] : [heading(3, `Status ${status}`)]),
      ...toFieldBlocks(fields, [], version),
    ]),
  ];
}

function toExampleBlocks({ status, mediaTypes, example }: Response): RootContent[] {
  if (example === undefined) return [];
  return [
    heading(2, `Response ${status}`),
    ...(mediaTypes.length > 0 ? [paragraph(toFormats(mediaTypes))] : []),
    codeBlock('json', toJsonText(example)),
  ];
}

function toFormats(mediaTypes: readonly MediaType[]): PhrasingContent[] {
  const formats = mediaTypes.flatMap((mediaType, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    code(mediaType),
    ...(index === 0 && mediaTypes.length > 1 ? [text(' (default)')] : []),
  ]);
  return [text('Formats: '), ...formats];
}

/** A request as code in a language. */
export function toSampleBlock(
  endpoint: Endpoint,
  values: GivenRequest,
  language: LanguageId,
  { site }: ExportedVersion,
): Code {
  const { toSample } = languages[language];
  const request = buildRequest(endpoint, toEnteredValues(endpoint, values), site);
  return codeBlock(fences[language], toSample(request));
}

/** The usual name of each language after a code fence. */
const fences: Readonly<Record<LanguageId, string>> = {
  curl: 'bash',
  python: 'python',
  javascript: 'js',
  go: 'go',
  java: 'java',
  csharp: 'csharp',
  php: 'php',
  ruby: 'ruby',
  swift: 'swift',
  rust: 'rust',
};

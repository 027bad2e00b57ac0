/** Names what a document has and the portal does not show: a line for each kind, with the first places. */
import { findOwn, isIgnored, isObject, type Part, remember, toMembers } from '../openapi/document';
import { isOfType } from '../openapi/numbers';
import {
  type BaseResolver,
  createConfig,
  type Document,
  lintDocument,
  type Location,
  type LocationObject,
  type OasRef,
  type Plugin,
  type UserContext,
} from '@redocly/openapi-core';
import { toCounted } from '../check/problem';
import { conformance } from './conformance';
import { isRelative, placeholder } from '../openapi/read/operation';
import { type FindRoute, listInnerLinks } from '../routes/document-links';
import { types } from './lint';
import { findLogo } from './logo';
import { toPlaces } from './problems';

/** Where it was found, by the words for it. */
type Found = Map<string, { readonly location: LocationObject[] }[]>;

const mostExtensions = 20;

/** Extensions that any object can have. */
const anywhere = ['x-portal', 'x-internal'];

/** The names that the package has for objects whose name it does not spell like OpenAPI. */
const typeNames: Readonly<Record<string, readonly string[]>> = {
  OpenAPI: ['Root'],
  Server: ['Server', 'XServer'],
  'Code Sample (`x-codeSamples`)': ['XCodeSample'],
  'External Documentation': ['ExternalDocs'],
  'Items of Swagger 2.0': ['ParameterItems'],
  'Tag Group (`x-tagGroups`)': ['TagGroup'],
  XML: ['Xml'],
  'OAuth Flows': ['OAuth2Flows'],
  'OAuth Flow': [
    ...['ImplicitFlow', 'PasswordFlow', 'ClientCredentials'],
    ...['AuthorizationCode', 'DeviceAuthorization'],
  ],
};

/** The names that the package has for an object of the table. */
export function toTypeNames(title: string): readonly string[] {
  return typeNames[title] ?? [title.replaceAll(' ', '')];
}

/** What the table says of the fields of an object: why one is not shown, or undefined if it is. */
const reasons = new Map(
  [...conformance].flatMap(([title, rows]) => {
    const fields = rows.flatMap(({ names, outcome, note }) =>
      names.map((name) => {
        const words = `field[s] "${name}" (${title} Object) that [is|are] not shown: ${note}`;
        return [name, outcome === 'Named' ? words : undefined] as const;
      }),
    );
    return toTypeNames(title).map((type) => [type, new Map(fields)] as const);
  }),
);

/** Returns the lines, once it is known which pages there are. */
export type ListUnshown = (findRoute?: FindRoute) => readonly string[];

/** Reads a document with its files. Never throws because of what is not valid. */
export async function findUnshown(
  document: Document,
  resolver: BaseResolver,
): Promise<ListUnshown> {
  const found: Found = new Map();
  const extensions: Found = new Map();
  const add: Add = (words, at, to = found) => {
    remember(to, words, () => []).push({ location: [at] });
  };
  const links: { readonly href: string; readonly at: LocationObject }[] = [];
  const read = (node: Part, { type, location }: UserContext) => {
    const { description } = node;
    const hrefs = typeof description === 'string' ? listInnerLinks(description) : [];
    for (const href of hrefs) links.push({ href, at: location.child('description') });
    const known = reasons.get(type.name);
    for (const [name, value] of Object.entries(known ? node : {})) {
      const at = () => location.child(name).key() as LocationObject;
      const words = known?.get(name);
      // The settings or the document have the logo.
      if (name === 'x-logo' && findLogo(value, location.source.absoluteRef)) continue;
      if (words !== undefined) add(words, at());
      if (known?.has(name) || !name.startsWith('x-') || anywhere.includes(name)) continue;
      if (value !== undefined) add(name, at(), extensions);
    }
  };
  const visitor = {
    any: {
      enter: (node: unknown, context: UserContext) => {
        if (!isObject(node)) return;
        read(node, context);
        checks[context.type.name]?.(node, context.location, add);
      },
    },
    // The keywords beside a reference.
    ref: { enter: ({ $ref: _, ...others }: OasRef, context: UserContext) => read(others, context) },
  };
  await visitObjects(document, resolver, visitor);
  return (findRoute) => {
    for (const { href, at } of findRoute ? links : []) {
      if (findRoute?.(href) === undefined)
        add('link[s] that [leads|lead] to no page ([it is|they are] text)', at);
    }
    return toLines(found, extensions);
  };
}

// An interface has no index signature, which the package needs.
type Visitor = {
  readonly any: { readonly enter: (node: unknown, context: UserContext) => void };
  readonly ref: { readonly enter: (reference: OasRef, context: UserContext) => void };
};

/** Visits the objects of a document with their types. */
export async function visitObjects(document: Document, resolver: BaseResolver, visitor: Visitor) {
  const rules = { unshown: () => visitor };
  const plugin: Plugin = { id: 'portal', rules: { oas2: rules, oas3: rules } };
  const config = await createConfig(
    { plugins: [plugin], rules: { 'portal/unshown': 'warn' } },
    { plugins: [types] },
  );
  await lintDocument({ document, config, externalRefResolver: resolver });
}

type Add = (words: string, at: LocationObject, to?: Found) => void;

/** What is not shown because of a value, by the object that has it. */
const checks: Readonly<Record<string, (node: Part, location: Location, add: Add) => void>> = {
  Root: ({ servers, host, schemes, paths }, location, add) => {
    if (host !== undefined && schemes === undefined) {
      add('document[s] without schemes (requests have https)', location.child('host'));
    }
    const hasAddress = host !== undefined || (Array.isArray(servers) && servers.length > 0);
    if (!hasAddress && Object.values(toMembers(paths)).some(hasNoServers)) {
      add(`document[s] without the address of the API (requests have ${placeholder})`, location);
    }
  },
  Tag: ({ kind }, location, add) => {
    if (kind === undefined || kind === 'nav' || kind === 'badge') return;
    add('tag[s] of a kind other than "nav" and "badge"', location.child('kind'));
  },
  Server: ({ url, variables }, location, add) => {
    for (const [, name = ''] of String(url).matchAll(/\{([^{}]+)\}/g)) {
      if (findOwn(toMembers(variables), name) !== undefined) continue;
      const words = `variable[s] "${name}" of a server that [is|are] not described (requests have {${name}})`;
      add(words, location.child('url'));
    }
    if (typeof url !== 'string' || !isRelative(url)) return;
    add(`server[s] without a host (requests have ${placeholder})`, location.child('url'));
  },
  Schema: (schema, location, add) => {
    addUnfit(schema, location, add);
    if (schema['$dynamicRef'] === undefined) return;
    add('dynamic reference[s] with several targets (any value)', location.child('$dynamicRef'));
  },
  Example: (example, location, add) => {
    const hasValue = Object.keys(example).some((name) => /value$/i.test(name));
    if (!hasValue) add('example[s] without a value', location.key() as LocationObject);
  },
  Response: ({ headers }, location, add) => {
    for (const name of Object.keys(toMembers(headers))) {
      if (name.toLowerCase() !== 'content-type') continue;
      add('response header[s] that pages show as media types', location.child(['headers', name]));
    }
  },
  Parameter: (parameter, location, add) => {
    const { in: where, name, collectionFormat, schema, content } = parameter;
    addUnfit(parameter, location, add);
    const isUsed =
      /^(?:query|formData)$/.test(String(where)) ||
      !/^(?:ssv|pipes)$/.test(String(collectionFormat));
    if (!isUsed || collectionFormat === 'tsv') {
      const words = 'list[s] with a separator that requests do not have (they have commas)';
      add(words, location.child('collectionFormat'));
    }
    if (!isIgnored({ in: where, name })) return;
    // OpenAPI 2.0 does not say so.
    const words =
      schema === undefined && content === undefined
        ? 'header parameter[s] that pages show as authentication and media types'
        : 'header parameter[s] that OpenAPI says to ignore (use security schemes and media types)';
    add(words, location.child('name'));
  },
};

/** Of which types keywords say something. */
const fitting = new Map(
  [
    ['string', 'minLength maxLength pattern'],
    ['number integer', 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'],
    ['array', 'items prefixItems minItems maxItems uniqueItems'],
    ['object', 'properties patternProperties additionalProperties minProperties maxProperties'],
  ].flatMap(([types = '', names = '']) => names.split(' ').map((name) => [name, types] as const)),
);

function addUnfit({ type, ...keywords }: Part, location: Location, add: Add): void {
  const types = [type].flat().filter((one) => typeof one === 'string');
  for (const [name, value] of Object.entries(types.length > 0 ? keywords : {})) {
    const fit = fitting.get(name)?.split(' ');
    if (!fit || value === false || types.some((one) => fit.includes(one))) continue;
    const at = location.child(name).key() as LocationObject;
    add('keyword[s] that [does|do] not apply to the type of [its|their] value', at);
  }
  for (const one of types.length > 0 && Array.isArray(keywords['enum']) ? keywords['enum'] : []) {
    if (one === null || types.some((type) => isOfType(one, type))) continue;
    add('choice[s] that [is|are] not of the type beside "enum"', location.child('enum'));
  }
}

/** Whether an operation of a path has the servers of the document. */
function hasNoServers(item: unknown): boolean {
  const { servers, parameters: _, ...others } = toMembers(item);
  const operations = Object.values(others).filter(isObject);
  return servers === undefined && operations.some((one) => one['servers'] === undefined);
}

function toLines(found: Found, extensions: Found): readonly string[] {
  type Line = readonly [words: string, places: Parameters<typeof toPlaces>[0]];
  const toLine = ([words, places]: Line) =>
    `${toCounted(places.length, words)}: ${toPlaces(places)}`;
  const lines = [...found].map(toLine);
  const names = [...extensions].toSorted(([, a], [, b]) => b.length - a.length);
  const listed = names.slice(0, mostExtensions).map(toLine);
  const more = names.length > mostExtensions ? `; and ${names.length - mostExtensions} more` : '';
  if (names.length > 0) lines.push(`Extensions that are not shown: ${listed.join('; ')}${more}`);
  return lines;
}

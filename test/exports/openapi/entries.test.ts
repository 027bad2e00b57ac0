/** Every parameter and field of the catalogue is in the document with all of its facts. */
import { isObject } from '../../../src/catalogue/check/properties';
import type { Endpoint } from '../../../src/catalogue/model';
import { toPlainText } from '../../../src/catalogue/inline';
import type { Property, Schema } from '../../../src/catalogue/schema';
import { buildOpenApi } from '../../../src/exports/openapi/document';
import { toOperationId } from '../../../src/exports/openapi/model';
import { operationsOf, toResolved, version } from './sample';

type Node = Readonly<Record<string, unknown>>;

const document = buildOpenApi(version);
const operations = operationsOf(toResolved(document, document) as typeof document);
const catalogued = version.catalogue.categories.flatMap((category) => category.endpoints);

/** The keywords with the same name and value in JSON Schema. */
const kept = [
  ...['const', 'default', 'examples', 'minLength', 'maxLength', 'minimum', 'maximum'],
] as const;

/** The problems of a schema in the document, compared with that of the catalogue. */
function compare(schema: Schema, node: Node | undefined, at: string): readonly string[] {
  if (!node) return [`${at}: missing`];
  const types = [node['type']].flat();
  const own = new Map<string, unknown>(Object.entries(schema));
  const limits = kept.filter((name) => own.has(name) && !isSame(own.get(name), node[name]));
  const choices = 'enum' in schema ? (schema.enum ?? []) : [];
  const listed = [node['enum'] ?? []].flat();
  return [
    ...(types.includes(schema.type) ? [] : [`${at}: type ${String(node['type'])}`]),
    ...limits.map((name) => `${at}: ${name}`),
    ...(choices.every((choice) => listed.includes(choice)) ? [] : [`${at}: enum`]),
    ...compareInside(schema, node, at),
  ];
}

function compareInside(schema: Schema, node: Node, at: string): readonly string[] {
  if (schema.type === 'array') return compare(schema.items, nodeAt(node, 'items'), `${at}[]`);
  return schema.type === 'object' ? compareAll(schema.properties, node, at) : [];
}

function compareAll(properties: readonly Property[], node: Node, at: string): readonly string[] {
  const members = membersOf(node);
  const required = requiredOf(node);
  return properties.flatMap((property) => {
    const path = `${at}.${property.name}`;
    const member = members.get(property.name);
    const isDescribed = toWords(member?.['description']).includes(
      toWords(toPlainText(property.description)),
    );
    return [
      ...compare(property, withoutNull(member), path),
      ...(isDescribed ? [] : [`${path}: description`]),
      ...(required.has(property.name) === (property.required === true)
        ? []
        : [`${path}: required`]),
    ];
  });
}

/** The object itself instead of the choice between it and null. */
function withoutNull(node: Node | undefined): Node | undefined {
  const [first] = (node?.['anyOf'] ?? []) as readonly Node[];
  return first ? { ...first, description: node?.['description'] } : node;
}

/** The members of an object, including those of the objects that it extends. */
function membersOf(node: Node): ReadonlyMap<string, Node> {
  const bases = (node['allOf'] ?? []) as readonly Node[];
  const own = Object.entries((node['properties'] ?? {}) as Readonly<Record<string, Node>>);
  return new Map([...bases.flatMap((base) => [...membersOf(base)]), ...own]);
}

function requiredOf(node: Node): ReadonlySet<string> {
  const bases = (node['allOf'] ?? []) as readonly Node[];
  return new Set([
    ...bases.flatMap((base) => [...requiredOf(base)]),
    ...((node['required'] ?? []) as readonly string[]),
  ]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The words of a text without marks and targets of links. */
function toWords(text: unknown): string {
  return String(text)
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The object inside a value. */
function nodeAt(value: unknown, ...steps: readonly string[]): Node | undefined {
  const found = steps.reduce<unknown>(
    (one, step) => (typeof one === 'object' && one !== null ? Reflect.get(one, step) : undefined),
    value,
  );
  return isObject(found) ? found : undefined;
}

function compareEndpoint(endpoint: Endpoint): readonly string[] {
  const operation = operations.get(toOperationId(endpoint))!;
  const { path = [], query = [], header = [], body, formData } = endpoint.parameters;
  const described = ['Authorization', 'Content-Type'];
  const separate = [
    ...path.map((property) => ({ property, in: 'path' })),
    ...query.map((property) => ({ property, in: 'query' })),
    ...header
      .filter(({ name }) => !described.includes(name))
      .map((property) => ({ property, in: 'header' })),
  ];
  const parameters = operation.parameters ?? [];
  const [sent] = Object.values(operation.requestBody?.content ?? {});
  return [
    ...(separate.length === parameters.length ? [] : ['parameters']),
    ...separate.flatMap(({ property, in: location }, index) => {
      const node = nodeAt(parameters, String(index));
      const at = `${location}.${property.name}`;
      const isThere = node?.['name'] === property.name && node['in'] === location;
      const required = (property.required === true) === (node?.['required'] === true);
      return [
        ...(isThere && required ? [] : [at]),
        ...compare(property, nodeAt(node, 'schema'), at),
      ];
    }),
    ...(endpoint.bodyShape === 'array' && body?.[0]
      ? compare(body[0], nodeAt(sent, 'schema'), 'body')
      : compareAll(body ?? formData ?? [], nodeAt(sent, 'schema') ?? {}, 'body')),
    ...endpoint.responses.flatMap(({ status, schema, mediaTypes, example }) => {
      const content = nodeAt(operation.responses, String(status), 'content') ?? {};
      const json = nodeAt(content, 'application/json');
      return [
        ...(isSame(Object.keys(content), mediaTypes) ? [] : [`${status}: media types`]),
        ...(isSame(json?.['example'], example) ? [] : [`${status}: example`]),
        ...(schema ? compare(schema, nodeAt(json, 'schema'), String(status)) : []),
      ];
    }),
  ];
}

it.each(catalogued.map((endpoint) => [endpoint.slug, endpoint] as const))(
  'the operation of %s has every property of its entry',
  (_slug, endpoint) => {
    expect(compareEndpoint(endpoint)).toEqual([]);
  },
);

/** The views of the portal's document have all facts of its entries. */
import { fillSettings } from '../../src/openapi/document';
import type { Field, Shape } from '../../src/openapi/model';
import { keywordNames, type Keywords, type ScalarType } from '../../src/openapi/keywords';
import { looksSecret } from '../../src/openapi/read/secrets';
import { toCommonMark } from '../../src/openapi/text';
import type { Endpoint } from '../../src/openapi/model';
import { catalogue as entries } from '../../src/catalogue';
import type { EndpointEntry, ResponseEntry } from '../../src/catalogue/model';
import type { Property, Schema } from '../../src/catalogue/schema';
import { toDocumentSettings } from '../../src/exports/version';
import { readSite } from '../../src/site';
import { catalogue, endpoints } from '../support/entries';

const { site } = readSite({});
const filled = fillSettings(entries, toDocumentSettings(site));

type Direction = 'request' | 'response';

function toShape(schema: Schema, direction: Direction): Shape {
  if (schema.type === 'object') {
    return {
      ...(schema.title !== undefined && { title: schema.title }),
      kind: 'group',
      fields: schema.properties.map((property) => toField(property, direction)),
    };
  }
  if (schema.type === 'array') {
    return {
      ...{ kind: 'list', items: toShape(schema.items, direction), ...schema.form },
      ...(schema.form && { expandable: true }),
    };
  }
  const { type, enum: choices, examples, ...facts }: KeywordsOfAll = schema;
  return choices
    ? { kind: 'choice', type, choices, ...pick(facts, ['default']) }
    : {
        ...{ kind: 'scalar', type, ...pick(facts, [...scalarKeywords, 'secret']) },
        ...(examples && { examples: examples.map((value) => ({ value })) }),
      };
}

const scalarKeywords = keywordNames.filter((name) => name !== 'examples');

type KeywordsOfAll = Keywords & {
  readonly type: ScalarType;
  readonly enum?: readonly string[];
  readonly secret?: boolean;
};

function pick<Value extends object, Key extends keyof Value>(value: Value, keys: readonly Key[]) {
  const members = keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]);
  return Object.fromEntries(members) as Pick<Value, Key>;
}

function toField(property: Property, direction: Direction = 'request'): Field {
  const { name, description, required, deprecated, was } = property;
  const shape = toShape(property, direction);
  const isNullable = direction === 'response' && !('const' in property);
  const isSecret = looksSecret(name) && shape.kind === 'scalar' && shape.type === 'string';
  return {
    ...(isSecret && !('const' in property) && { secret: true }),
    ...shape,
    ...{ name, description: toCommonMark(description) },
    ...(required && { required }),
    ...(isNullable && { nullable: 'untold' }),
    ...(deprecated !== undefined && { deprecated: toCommonMark(deprecated) }),
    ...(was !== undefined && { was }),
  };
}

function toResponse({ status, description, mediaTypes, schema, example }: ResponseEntry) {
  const isDocumented = schema !== undefined || example !== undefined;
  return {
    status: String(status),
    description: toCommonMark(description),
    mediaTypes: isDocumented && mediaTypes.length === 0 ? ['application/json'] : mediaTypes,
    ...(schema && { shape: toShape(schema, 'response') }),
    ...(example !== undefined && { example }),
  };
}

/** The view that an entry should have, except for names that it does not contain. */
function toView({
  next: _next,
  ...entry
}: EndpointEntry): Omit<Endpoint, 'operationId' | 'category'> {
  const { host = 'api', bodyShape, parameters, summary, usage, deprecated, ...facts } = entry;
  const header = parameters.header?.filter(isNotContentType) ?? [];
  const contentType = parameters.header?.find((one) => !isNotContentType(one));
  // The document has the media type with the body, not among the other headers.
  const ordered = { ...parameters, header: [...header, ...(contentType ? [contentType] : [])] };
  return {
    ...facts,
    summary: toCommonMark(summary),
    ...(usage !== undefined && { usage: toCommonMark(usage) }),
    ...(deprecated !== undefined && { deprecated: toCommonMark(deprecated) }),
    baseUrl: host === 'api' ? site.apiBaseUrl : site.authenticationBaseUrl,
    notes: (entry.notes ?? []).map((note) => ({ ...note, text: toCommonMark(note.text) })),
    parameters: Object.fromEntries(
      Object.entries(ordered).map(([location, list]) => [
        location,
        list.map((one) => ({
          ...toField(one),
          ...(location === 'header' && 'default' in one && { isSent: true }),
        })),
      ]),
    ),
    ...(contentType && 'const' in contentType && { mediaType: contentType.const }),
    ...(bodyShape === 'array' && { isBareList: true }),
    responses: entry.responses.map(toResponse),
    ...(entry.slug === 'generate-token' && {
      example: { ...entry.example, header: { 'cache-control': 'no-cache' } },
    }),
  };
}

const isNotContentType = ({ name }: Property) => name !== 'Content-Type';

const written = filled.categories.flatMap(({ id: category, endpoints: own }) =>
  own.map((entry) => ({ ...toView(entry), category })),
);

it.each(written.map((expected, index) => [expected.slug, expected, endpoints[index]] as const))(
  'the view of %s has all facts of its entry, in the same order',
  (_slug, expected, view) => {
    const { operationId, security: _security, whole: _whole, ...facts } = view!;
    expect(operationId).toMatch(/^[a-z]\w+$/);
    expect(facts).toEqual(expected);
  },
);

it('the view of the document has the categories, status codes and verbs of the entries', () => {
  const toFacts = (category: object) => ({ ...category, endpoints: [] });
  expect(catalogue.categories.map(toFacts)).toEqual(filled.categories.map(toFacts));
  expect(catalogue.statusCodes).toEqual(filled.statusCodes);
  expect(catalogue.verbs).toEqual(filled.verbs);
});

/** What stands where in a document of OpenAPI, so that no data is taken for a schema. */

export type Part = Record<string, unknown>;

/** Members with their kind. A star stands for a list or map of it. */
const operations = {
  ...{ get: 'operation', put: 'operation', post: 'operation', delete: 'operation' },
  ...{ options: 'operation', head: 'operation', patch: 'operation', trace: 'operation' },
  ...{ query: 'operation', additionalOperations: '*operation' },
};
const content = { content: '*media', schema: 'schema', examples: '*example' };
const grammar = {
  document: {
    ...{ info: 'info', servers: '*server', tags: '*tag' },
    ...{ paths: '*path', webhooks: '*path', components: 'components' },
  },
  components: {
    ...{ schemas: '*schema', responses: '*response', parameters: '*parameter' },
    ...{ requestBodies: '*body', headers: '*parameter', callbacks: '**path', pathItems: '*path' },
    ...{ mediaTypes: '*media', examples: '*example', links: '*link' },
    securitySchemes: '*security',
  },
  path: { ...operations, parameters: '*parameter' },
  operation: {
    ...{ parameters: '*parameter', requestBody: 'body', responses: '*response' },
    callbacks: '**path',
  },
  parameter: content,
  body: content,
  response: { headers: '*parameter', content: '*media', links: '*link' },
  media: {
    ...{ schema: 'schema', itemSchema: 'schema', examples: '*example' },
    ...{ encoding: '*encoding', prefixEncoding: '*encoding', itemEncoding: 'encoding' },
  },
  encoding: {
    ...{ headers: '*parameter', encoding: '*encoding' },
    ...{ prefixEncoding: '*encoding', itemEncoding: 'encoding' },
  },
  schema: {
    ...{ properties: '*schema', patternProperties: '*schema', dependentSchemas: '*schema' },
    ...{ $defs: '*schema', definitions: '*schema', allOf: '*schema', anyOf: '*schema' },
    ...{ oneOf: '*schema', prefixItems: '*schema', items: 'schema', additionalItems: 'schema' },
    ...{ not: 'schema', if: 'schema', then: 'schema', else: 'schema', contains: 'schema' },
    ...{ additionalProperties: 'schema', propertyNames: 'schema', contentSchema: 'schema' },
    ...{ unevaluatedItems: 'schema', unevaluatedProperties: 'schema' },
  },
  ...{ example: {}, link: {}, security: {}, info: {}, server: {}, tag: {} },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Kind = keyof typeof grammar;

export type Visit = (kind: Kind, part: Part) => void;

/** Visits a part and those inside it, each once and before its members, but never data. */
export function visitParts(kind: Kind, part: unknown, visit: Visit, seen = new Set()): void {
  if (!isPart(part) || seen.has(part)) return;
  seen.add(part);
  visit(kind, part);
  for (const [name, child] of Object.entries<string>(grammar[kind])) {
    const depth = child.lastIndexOf('*') + 1;
    for (const inner of listInner(part[name], depth)) {
      visitParts(child.slice(depth) as Kind, inner, visit, seen);
    }
  }
}

function listInner(value: unknown, depth: number): readonly unknown[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [value];
  return Object.values(value).flatMap((inner: unknown) => listInner(inner, depth - 1));
}

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

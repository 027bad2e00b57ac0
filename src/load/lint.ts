/** Checks a document by the rules of OpenAPI, and mends what can be shown all the same. */
import {
  type BaseResolver,
  createConfig,
  type Document,
  lintDocument,
  type NodeType,
  type NormalizedProblem,
  type Oas3Visitor,
  type OasRef,
  type UserContext,
} from '@redocly/openapi-core';
import { type Finding, toQuoted } from '../check/problem';
import { findAt, findPart, isObject, type Part, toMembers, toSteps } from '../openapi/document';
import { isChoice, leaveOut, mend, type Mend, type Spot } from './lenient';
import { findAround, toBroken } from './references';

export interface Found extends NormalizedProblem {
  readonly finding?: Partial<Finding>;
  /** What becomes of it. Without, a warning is of something poor, but valid. */
  readonly advice?: string;
}

/** The rules of the package: the schema of OpenAPI, and what makes a poor page. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId': 'warn',
  'operation-operationId-unique': 'warn',
  'operation-parameters-unique': 'warn',
  'operation-summary': 'warn',
  'path-parameters-defined': 'warn',
  'no-identical-paths': 'warn',
  'security-defined': 'warn',
  'portal/mapping': 'error',
  'portal/references': 'error',
} as const;

/** A mended value can hide others, so the document is checked again. */
const mostRounds = 8;

/** Changes what it mends. The errors are what cannot be shown. */
export async function lint(document: Document, resolver: BaseResolver) {
  const config = await buildConfig(document);
  const warnings = new Map<string, Found>();
  for (let round = 1; ; round += 1) {
    const options = { document, config, externalRefResolver: resolver };
    const found = (await lintDocument(options)).filter((one) => !isHarmless(one));
    const errors: Found[] = [];
    let hasChanged = false;
    // Later items of a list are removed first.
    for (const problem of found.toReversed()) {
      const { mended, ...told } = await mendProblem(problem, document, resolver);
      if (!mended) {
        errors.unshift({ ...problem, ...told });
        continue;
      }
      hasChanged ||= mended.hasChanged ?? false;
      const [{ source, pointer } = {}] = problem.location;
      const id = [source?.absoluteRef, pointer, problem.ruleId, problem.message].join('\n');
      if (mended.advice !== '' && !warnings.has(id))
        warnings.set(id, { ...problem, ...told, ...mended });
    }
    if (hasChanged && round < mostRounds) continue;
    return { errors, warnings: [...warnings.values()].toReversed() };
  }
}

/** What becomes of a problem: nothing if it cannot be shown. */
interface Outcome {
  readonly mended?: Partial<Mend> | undefined;
  readonly finding?: Partial<Finding>;
}

async function mendProblem(
  { message, severity, ruleId, location }: NormalizedProblem,
  root: Document,
  resolver: BaseResolver,
): Promise<Outcome> {
  if (severity !== 'error') return { mended: {} };
  const [{ source, pointer = '' } = {}] = location;
  const isRoot = source?.absoluteRef === root.source.absoluteRef;
  const document = isRoot ? root : await resolver.cache.get(source?.absoluteRef ?? '');
  if (!document || 'message' in document) return {};
  const steps = toSteps(pointer);
  const key = steps.at(-1) ?? '';
  const parent = (findAt(document.parsed, steps.slice(0, -1)) ?? {}) as Part;
  const value = steps.length === 0 ? document.parsed : parent[key];
  const spot = { parent, key, value, aroundKey: steps.at(-2) ?? '', pointer };
  if (ruleId === 'no-unresolved-refs') {
    if (inExtension.test(pointer)) return { mended: {} };
    const finding = toUnresolved(message, value, document.parsed);
    return { mended: mendReference(spot, document.parsed), finding };
  }
  const finding = { ...(isChoice.test(message) && { found: toQuoted(value) }) };
  if (ruleId === 'portal/mapping') return { mended: leaveOut(spot), finding };
  const mended = inExtension.test(pointer) ? leaveOut(spot) : follow(spot, document.parsed);
  return { mended: mend(message, spot) ?? mended, finding };
}

/** A reference is relative to the file. Some authors take it for relative to the schema around it. */
function mendReference({ value, pointer }: Spot, root: unknown): Mend | undefined {
  const { $ref } = toMembers(value);
  const found = typeof $ref === 'string' ? findAround(root, $ref, pointer) : undefined;
  if (found === undefined) return undefined;
  (value as Part)['$ref'] = found;
  return { advice: 'It is read as relative to a schema around it.', hasChanged: true };
}

/** Puts what a reference leads to in its place, unless it is inside. */
function follow({ parent, key, value, pointer }: Spot, root: unknown): Mend | undefined {
  const { $ref } = toMembers(value);
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return undefined;
  const target = findPart(root, $ref);
  if (!isObject(target) || `${pointer}/`.startsWith(`${$ref}/`)) return undefined;
  parent[key] = { ...target };
  return { advice: 'It is followed.', hasChanged: true };
}

/** The reference, and why it leads nowhere or what is near. */
function toUnresolved(message: string, part: unknown, root: unknown): Finding {
  const { $ref = part } = toMembers(part);
  const { hint, ...broken } = toBroken(String($ref), root);
  const [, reason] = /: ([^\n]+)/.exec(message) ?? [];
  const advice = reason === undefined ? hint : `Reason: ${reason}.`;
  return { ...broken, ...(advice !== undefined && { hint: advice }) };
}

/** Parts of extensions. The names in these maps can start like one. */
const inExtension =
  /(?<!\/(?:properties|headers|schemas|definitions|parameters|responses|examples|encoding))\/x-(?!webhooks)/;

/**
 * Extensions without a type can contain anything, and another rule checks mappings. The package does
 * not find names with blanks, such as that in `/{a b}`.
 */
function isHarmless({ ruleId, message, location: [location] }: NormalizedProblem): boolean {
  const pointer = location?.pointer ?? '';
  if (ruleId === 'path-parameters-defined') {
    const [, name = '', path] =
      /^Path parameter `(.+)` is not used in the path `(.+)`/.exec(message) ?? [];
    return path?.includes(`{${name}}`) ?? false;
  }
  if (ruleId === 'security-defined') return !message.startsWith('There is no');
  if (ruleId === 'no-unresolved-refs') return /\/discriminator\/mapping\//.test(pointer);
  if (ruleId !== 'struct' || !inExtension.test(pointer)) return false;
  return (
    !message.startsWith('Expected type') || /\/x-(?:examples?|enumDescriptions)\b/.test(pointer)
  );
}

/** Extends the types of the package. */
export const types = { id: 'types', typeExtension: { oas2: extendTypes, oas3: extendTypes } };

function buildConfig({ parsed }: Document) {
  const { components, definitions } = toMembers(parsed);
  const schemas = toMembers(toMembers(components)['schemas'] ?? definitions);
  const references = { 'portal/references': () => ({ ref: { enter: checkReference } }) };
  const mapping = { 'portal/mapping': () => toMappingVisitor(schemas) };
  const own = { oas2: references, oas3: { ...references, ...mapping } };
  return createConfig({ rules }, { plugins: [types, { id: 'portal', rules: own }] });
}

/** What has references. Elsewhere, as in the map of media types, OpenAPI has none. */
const referring =
  /^(?:Schema|Parameter|Response|RequestBody|Header|Example|Link|SecurityScheme|Callback|PathItem|MediaType|scalar)$/;

/** Reports a reference that OpenAPI does not have, and keywords of a wrong type beside one. */
function checkReference({ $ref, ...others }: OasRef, context: UserContext) {
  const { type, location } = context;
  if (!referring.test(type.name) && $ref.startsWith('#/') && !inExtension.test(location.pointer)) {
    context.report({ message: 'A reference is not expected here', location });
  }
  for (const [name, value] of Object.entries(others)) {
    const { type: expected } = toMembers(type.properties[name]);
    const isList = Array.isArray(value);
    const got = isList ? 'array' : typeof value;
    if (!/^(?:array|boolean|string)$/.test(String(expected)) || got === expected) continue;
    const message = `Expected type \`${String(expected)}\` but got \`${got}\`.`;
    context.report({ message, location: location.child([name]) });
  }
}

/** Reports what is neither the name of a schema nor a reference to one. */
function toMappingVisitor(schemas: object): Oas3Visitor {
  return {
    DiscriminatorMapping(mapping, context) {
      for (const [name, $ref] of Object.entries(mapping)) {
        if (Object.hasOwn(schemas, $ref) || context.resolve({ $ref }).node !== undefined) continue;
        const message = `the schema ${JSON.stringify($ref)}, which does not exist`;
        context.report({ message, location: context.location.child([name]) });
      }
    },
  };
}

/**
 * The types of the package do not look at scopes, and lack extensions and some of OpenAPI 3.2, of
 * which one has a mistake that stops it.
 */
function extendTypes(types: Types, version: string): Types {
  const withMembers = (name: string, members: object) => ({
    [name]: { ...types[name], properties: { ...types[name]?.properties, ...members } },
  });
  const flows = Object.keys(types).filter((name) => 'scopes' in (types[name]?.properties ?? {}));
  const extended = {
    ...types,
    ...withMembers('Root', { 'x-tagGroups': 'TagGroups', 'x-webhooks': 'WebhooksMap' }),
    ...withMembers('Operation', { 'x-code-examples': 'XCodeSampleList' }),
    ...Object.assign({}, ...flows.map((name) => withMembers(name, { scopes: 'Scopes' }))),
    Scopes: { properties: {}, additionalProperties: { type: 'string' } },
    WebhooksMap: { properties: {}, additionalProperties: () => 'PathItem' },
  } as Types;
  if (version !== 'oas3_2') return extended;
  const { style } = (types['Parameter']?.properties ?? {}) as { style?: { enum: string[] } };
  const styles = { ...style, enum: [...(style?.enum ?? []), 'cookie'] };
  return {
    ...extended,
    ...withMembers('Parameter', { style: styles }),
    Response: { ...types['Response'], required: [] },
    NamedMediaTypes: { properties: {}, additionalProperties: () => 'MediaType' },
  } as Types;
}

type Types = Record<string, NodeType>;

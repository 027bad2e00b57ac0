/** The parts of a document that OpenAPI and JSON Schema describe, and the references between them. */
import {
  type ApiDocument,
  escapePointer,
  findPart,
  isObject,
  mapValues,
  type Part,
  remember,
  toMembers,
  toStep,
  unescapePointer,
} from './document';
import { listHeirs } from './read/heirs';

export type Members = Readonly<Record<string, unknown>>;

/** Members that contain parts by a name of the API. All other members have keywords. */
const named = new Set(
  (
    'paths webhooks x-webhooks callbacks responses headers content encoding examples links schemas ' +
    'parameters requestBodies securitySchemes pathItems mediaTypes additionalOperations ' +
    'properties patternProperties dependentSchemas dependencies definitions $defs'
  ).split(' '),
);

/** Members that contain values of the API. */
const values = new Set(['example', 'default', 'const', 'enum', 'value', 'dataValue']);

/** What a member contains: a part (or a list of parts), parts by name, or only a value. */
export type Content = 'part' | 'names' | 'value';

/** What an object or a list contains. `isOfSchema` is whether it is of a schema. */
export function listContents(container: object, around: Content, isOfSchema = false) {
  const isList = Array.isArray(container);
  return Object.entries(container as Members).flatMap(([name, member]) => {
    if (typeof member !== 'object' || member === null) return [];
    const content = isList ? around : contentOf(name, member, around);
    const turns = isOfSchema ? notSchema : schemaNames;
    const isSchema = isOfSchema !== (!isList && around === 'part' && turns.test(name));
    return [{ name, member, content, isSchema }];
  });
}

/** The members where schemas start, and those of a schema that are none. */
const schemaNames = /^(?:schemas?|itemSchema|definitions)$/;
const notSchema = /^(?:discriminator|xml|externalDocs)$/;

/** @param around what the object with the member is */
function contentOf(name: string, member: unknown, around: Content): Content {
  if (around === 'names') return 'part';
  if (named.has(name) && !Array.isArray(member)) return 'names';
  const isValue = values.has(name) || name === 'examples' || name.startsWith('x-');
  return isValue ? 'value' : 'part';
}

/** The names of members, and the indexes of items, that lead to a part. */
export type Path = readonly (string | number)[];

/**
 * Visits the parts of a document in their order, each before its members. What stands in several places
 * is visited once.
 * @param visitValue is called with each object or list that is only a value, such as an extension
 */
export function visitParts(
  root: unknown,
  visit: (part: Part, isSchema: boolean, path: Path) => void,
  visitValue?: (value: object, path: Path) => void,
): void {
  const seen = new Set<unknown>();
  const walk = (value: object, around: Content, isOfSchema: boolean, path: Path) => {
    if (around === 'value') visitValue?.(value, path);
    if (around === 'value' || seen.has(value)) return;
    seen.add(value);
    if (around === 'part' && isObject(value)) visit(value, isOfSchema, path);
    for (const { name, member, content, isSchema } of listContents(value, around, isOfSchema)) {
      walk(member, content, isSchema, [...path, Array.isArray(value) ? Number(name) : name]);
    }
  };
  if (typeof root === 'object' && root !== null) walk(root, 'part', false, []);
}

/** The JSON pointer of a path, for URLs. */
export function toPathPointer(path: Path): string {
  return path.map((step) => `/${escapePointer(String(step))}`).join('');
}

const targetsByDocument = new WeakMap<ApiDocument, Map<string, readonly string[]>>();

/** The pointers of the components that parts refer to, directly, through others, or as heirs of others. */
export function listUsed(document: ApiDocument, parts: readonly unknown[]): ReadonlySet<string> {
  const known = remember(targetsByDocument, document, () => new Map<string, readonly string[]>());
  const listInside = (pointer: string) =>
    remember(known, pointer, () => {
      const part = findPart(document, pointer);
      return [...listTargets(part), ...listHeirs(document, toMembers(part))].map(toComponent);
    });
  const used = new Set(listTargets(parts).map(toComponent));
  // A set also visits what is added meanwhile.
  for (const pointer of used) listInside(pointer).forEach((one) => used.add(one));
  return used;
}

/** Where the references in a part, or in a list of parts, lead. */
export function listTargets(root: unknown): readonly string[] {
  const targets: string[] = [];
  visitParts(root, (part) => targets.push(...targetsOf(part)));
  return targets;
}

/** The pointer of the component that a reference leads to or into, in its shortest form. */
function toComponent(target: string): string {
  const [start, kind = '', name] = target.split('/').slice(1);
  return start === 'components' && name !== undefined
    ? toPointer(kind, unescapePointer(name))
    : target;
}

/** What a part refers to: a component, the heirs of a discriminator, security schemes. */
function targetsOf({ $ref, mapping, defaultMapping, security }: Members): readonly string[] {
  const heirs = typeof mapping === 'object' ? Object.values({ ...mapping }) : [];
  if (typeof defaultMapping === 'string') heirs.push(defaultMapping);
  const schemes = Array.isArray(security)
    ? security.flatMap((one: object) => Object.keys(one))
    : [];
  return [
    ...[$ref, ...heirs.map(toHeir)].filter((one) => typeof one === 'string'),
    ...schemes.map((name) => toPointer('securitySchemes', name)),
  ];
}

/** A copy of a schema that refers to other parts, also the mapping of a discriminator. */
export function withTargets(schema: unknown, convert: (pointer: string) => string): unknown {
  const copy = JSON.parse(JSON.stringify(schema)) as unknown;
  visitParts(copy, (part) => {
    const { $ref, mapping, defaultMapping } = part;
    const toTarget = (one: unknown) => convert(String(toHeir(one)));
    if (typeof $ref === 'string') part['$ref'] = convert($ref);
    if (isObject(mapping)) part['mapping'] = mapValues(mapping, toTarget);
    if (typeof defaultMapping === 'string') part['defaultMapping'] = toTarget(defaultMapping);
  });
  return copy;
}

/** A mapping names a schema, or refers to it. */
export function toHeir(target: unknown): unknown {
  const isName = typeof target === 'string' && !target.includes('#');
  return isName ? toPointer('schemas', target) : target;
}

/** The JSON pointer of a component. */
export function toPointer(kind: string, name: string): string {
  return `#/components/${kind}/${encodeURIComponent(toStep(name))}`;
}

/** The components for which `isKept` is true. Kinds without any are left out. */
export function filterComponents(
  { components = {} }: ApiDocument,
  isKept: (pointer: string) => boolean,
): ApiDocument['components'] {
  const kinds = Object.entries<object>(components).map(([kind, parts]) => {
    const isWanted = (name: string) => kind.startsWith('x-') || isKept(toPointer(kind, name));
    const kept = Object.entries(parts).filter(([name]) => isWanted(name));
    return [kind, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(kinds.filter(([, parts]) => Object.keys(parts).length > 0));
}

/** The parts of a document that OpenAPI and JSON Schema describe, and the references between them. */
import {
  type ApiDocument,
  findPart,
  isObject,
  type Part,
  toStep,
  unescapePointer,
} from './document';

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

/** What an object or a list contains, without values. `isOfSchema` is whether it is of a schema. */
export function listContents(container: object, around: Content, isOfSchema = false) {
  const isList = Array.isArray(container);
  return Object.entries(container as Members).flatMap(([name, member]) => {
    if (typeof member !== 'object' || member === null) return [];
    const content = isList ? around : contentOf(name, member, around);
    const turns = isOfSchema ? notSchema : schemaNames;
    const isSchema = isOfSchema !== (!isList && around === 'part' && turns.test(name));
    return content === 'value' ? [] : [{ name, member, content, isSchema }];
  });
}

/** The members where schemas start, and those of a schema that are none. */
const schemaNames = /^(?:schemas?|itemSchema|definitions)$/;
const notSchema = /^(?:discriminator|xml|externalDocs)$/;

/** @param around what the object with the member is */
export function contentOf(name: string, member: unknown, around: Content): Content {
  if (around === 'names') return 'part';
  if (named.has(name) && !Array.isArray(member)) return 'names';
  const isValue = values.has(name) || name === 'examples' || name.startsWith('x-');
  return isValue ? 'value' : 'part';
}

/** Calls `visit` with each part, including the outermost one, before its members. */
export function visitParts(root: unknown, visit: (part: Part, isSchema: boolean) => void): void {
  const seen = new Set<unknown>();
  const walk = (part: unknown, around: Content, isOfSchema: boolean) => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    if (around === 'part' && isObject(part)) visit(part, isOfSchema);
    for (const { member, content, isSchema } of listContents(part, around, isOfSchema)) {
      walk(member, content, isSchema);
    }
  };
  walk(root, 'part', false);
}

/** The pointers of the components that parts refer to, directly or through others. */
export function listUsed(document: ApiDocument, parts: readonly unknown[]): ReadonlySet<string> {
  const used = new Set(listTargets(parts).map(toComponent));
  // A set also visits what is added meanwhile.
  for (const pointer of used) {
    for (const target of listTargets(findPart(document, pointer))) used.add(toComponent(target));
  }
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

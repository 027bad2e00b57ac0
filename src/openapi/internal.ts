/** Removes what a document marks as `x-internal`, before anything else reads the document. */
import {
  type ApiDocument,
  findPart,
  isInternal,
  listMethods,
  type Operation,
  toDefined,
  toMembers,
} from './document';
import {
  type Content,
  filterComponents,
  listContents,
  listUsed,
  toHeir,
  toPointer,
  visitParts,
} from './parts';

/**
 * The document without internal parts, without what refers to them, and without what only they used.
 * Components and tags that nothing used before stay.
 */
export function withoutInternal(document: ApiDocument): ApiDocument {
  const marked = new Set<object>();
  visitParts(document, (part) => isInternal(part) && marked.add(part));
  if (marked.size === 0) return document;
  const copy = structuredClone(document);
  markOperations(copy);
  while (removeParts(copy, document));
  removeNames(copy, document);
  return withoutUnused(copy, document);
}

/** An operation whose tags are all internal is internal. Others lose these tags. */
function markOperations(document: ApiDocument): void {
  const tags = (document.tags ?? []).filter(isInternal).map(({ name }) => name);
  visitOperations(document, (operation) => {
    const kept = operation.tags?.filter((tag) => !tags.includes(tag)) ?? [];
    if (kept.length === 0 && operation.tags?.length) operation['x-internal'] = true;
    else if (kept.length > 0) operation.tags = kept;
  });
}

function visitOperations(document: ApiDocument, visit: (operation: Operation) => void): void {
  visitParts(document, (item) => {
    for (const [, operation] of listMethods(item)) visit(operation);
  });
}

/**
 * Removes internal parts, references to what is removed, and what is empty without them, such as a
 * path without operations. Returns whether there were any.
 */
function removeParts(document: ApiDocument, original: ApiDocument): boolean {
  const seen = new Set<object>();
  const emptied = new Set<object>();
  let hasRemoved = false;

  const isGone = (part: object) =>
    isInternal(part) ||
    emptied.has(part) ||
    ('$ref' in part && isMissing(String(part.$ref), document, original));

  function clean(container: object, around: Content): void {
    if (seen.has(container)) return;
    seen.add(container);
    const isItem = around === 'part' && listMethods(container).length > 0;
    const { properties, required } = container as { required?: unknown; properties?: object };
    const names = new Set<unknown>(Object.keys(toMembers(properties)));
    const gone = listContents(container, around).filter(({ member, content }) => {
      if (content === 'value') return false;
      clean(member, content);
      return content === 'names' ? emptied.has(member) : isGone(member);
    });
    for (const { name } of gone.toReversed()) {
      if (Array.isArray(container)) container.splice(Number(name), 1);
      else Reflect.deleteProperty(container, name);
    }
    // Another object can have a member of the same name.
    if (around === 'part' && properties && Array.isArray(required)) {
      const isKept = (name: unknown) => !names.has(name) || Object.hasOwn(properties, String(name));
      Object.assign(container, { required: required.filter(isKept) });
    }
    hasRemoved ||= gone.length > 0;
    // Nothing remains of a path without operations, nor of a media type or a parameter without its schema.
    const left = isItem ? listMethods(container) : Object.keys(container);
    const isEmpty = gone.length > 0 && left.length === 0;
    const hasSchema = around === 'names' || !gone.some(({ name }) => name === 'schema');
    if (isEmpty || !hasSchema) emptied.add(container);
  }

  clean(document, 'part');
  return hasRemoved;
}

/** Whether a pointer leads to something in the original only. */
function isMissing(pointer: string, document: ApiDocument, original: ApiDocument): boolean {
  return findPart(document, pointer) === undefined && findPart(original, pointer) !== undefined;
}

/** Removes the names of what is removed: of required members, credentials, heirs and operations. */
function removeNames(document: ApiDocument, original: ApiDocument): void {
  const [now, before] = [document, original].map(listNames);
  if (!now || !before) return;
  const isKept = (name: unknown) => !before.has(String(name)) || now.has(String(name));
  const isLost = (pointer: unknown) => isMissing(String(pointer), document, original);
  visitParts(document, (part) => {
    const { required, security, mapping, links } = part;
    for (const name of ['example', 'value', 'dataValue', 'default']) {
      if (part[name] !== undefined) part[name] = pruneValue(part[name], isKept);
    }
    if (Array.isArray(part['examples'])) part['examples'] = pruneValue(part['examples'], isKept);
    if (Array.isArray(required)) part['required'] = required.filter(isKept);
    if (Array.isArray(security)) {
      part['security'] = security.filter((one: object) =>
        Object.keys(one).every((name) => !isLost(toPointer('securitySchemes', name))),
      );
    }
    const heirs = toMembers(mapping);
    for (const [name, target] of Object.entries(heirs)) {
      if (isLost(toHeir(target))) Reflect.deleteProperty(heirs, name);
    }
    const calls = toMembers(links);
    for (const [name, link] of Object.entries(calls)) {
      const { operationId, operationRef = '' } = toMembers(link);
      const isGone = !isKept(`operation ${String(operationId)}`) || isLost(operationRef);
      if (isGone) Reflect.deleteProperty(calls, name);
    }
  });
}

/** A value without the members whose names only internal parts had. */
function pruneValue(value: unknown, isKept: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => pruneValue(one, isKept));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => isKept(name));
  return Object.fromEntries(members.map(([name, one]) => [name, pruneValue(one, isKept)]));
}

/** The names of members of objects, and of operations. */
function listNames(document: ApiDocument): ReadonlySet<string> {
  const names = new Set<string>();
  visitOperations(document, ({ operationId: id }) => id && names.add(`operation ${id}`));
  visitParts(document, ({ properties }) => {
    for (const name of Object.keys(toMembers(properties))) names.add(name);
  });
  return names;
}

/** Without the components and tags that only removed parts used. */
function withoutUnused(document: ApiDocument, original: ApiDocument): ApiDocument {
  const { components: _, ...roots } = document;
  const { components: _original, ...originalRoots } = original;
  const before = listUsed(original, [originalRoots]);
  const never = filterComponents(document, (pointer) => !before.has(pointer));
  const now = listUsed(document, [roots, never]);
  const components = filterComponents(document, (one) => !before.has(one) || now.has(one));
  const [tagged, taggedBefore] = [document, original].map(listUsedTags);
  const isKept = (tag: string) => !taggedBefore?.has(tag) || tagged?.has(tag) === true;
  const { tags, 'x-tagGroups': groups } = document;
  return toDefined({
    ...roots,
    paths: { ...roots.paths },
    tags: tags?.filter(({ name }) => isKept(name)),
    'x-tagGroups': groups?.map((group) => ({ ...group, tags: group.tags?.filter(isKept) ?? [] })),
    components,
  });
}

function listUsedTags(document: ApiDocument): ReadonlySet<string> {
  const used = new Set<string>();
  visitOperations(document, ({ tags = [] }) => tags.forEach((tag) => used.add(tag)));
  return used;
}

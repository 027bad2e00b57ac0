/** Which operations use which named schemas, in a body, a parameter or a header, at any depth. */
import { type ApiDocument, findPart, unescapePointer } from '../document';
import { listOperations } from './operations';

const schemas = '#/components/schemas/';

/** The IDs of the operations that use each named schema, by its name. */
export function listUses(document: ApiDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, readonly string[]>();
  const listInside = (pointer: string) => {
    const inside = known.get(pointer) ?? listPointers(findPart(document, pointer));
    known.set(pointer, inside);
    return inside;
  };
  const uses = new Map<string, Set<string>>();
  for (const { operationId, item, operation } of listOperations(document)) {
    // Callbacks are operations of their own.
    const { callbacks: _callbacks, ...own } = operation;
    const reached = new Set(listPointers([item.parameters, own]));
    // A set also visits what is added meanwhile.
    for (const pointer of reached) listInside(pointer).forEach((one) => reached.add(one));
    for (const pointer of reached) {
      const [outer = ''] = pointer.replace(schemas, '').split('/');
      const name = unescapePointer(outer);
      const users = uses.get(name) ?? new Set();
      if (pointer.startsWith(schemas)) uses.set(name, users.add(operationId));
    }
  }
  return uses;
}

/** Members that hold values, and may name nothing. */
const values = new Set(['example', 'default', 'const', 'enum', 'value']);

/** Members whose own members have any names. */
const maps = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas', 'headers']);

/** The references in a part of the document, and those that a discriminator names. */
function listPointers(part: unknown, isMap = false): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return value.startsWith('#/components/') ? [value] : [];
    return !isMap && values.has(name) ? [] : listPointers(value, !isMap && maps.has(name));
  });
}

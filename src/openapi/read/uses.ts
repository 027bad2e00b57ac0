/** Which operations use which named schemas, in a body, a parameter or a header, at any depth. */
import {
  type ApiDocument,
  findPart,
  groupPairs,
  remember,
  toMembers,
  unescapePointer,
} from '../document';
import { listTargets } from '../parts';
import { listHeirs } from './heirs';
import { listOperations } from './operations';

const schemas = '#/components/schemas/';

/** The IDs of the operations that use each named schema, by its name. */
export function listUses(document: ApiDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, readonly string[]>();
  const listInside = (pointer: string) =>
    remember(known, pointer, () => {
      const part = findPart(document, pointer);
      return [...listTargets(part), ...listHeirs(document, toMembers(part))];
    });
  const uses = listOperations(document).flatMap(({ operationId, item, operation }) => {
    // Callbacks are operations of their own.
    const { callbacks: _callbacks, ...own } = operation;
    const reached = new Set(listTargets([item.parameters, own]));
    // A set also visits what is added meanwhile.
    for (const pointer of reached) listInside(pointer).forEach((one) => reached.add(one));
    return [...reached]
      .filter((pointer) => pointer.startsWith(schemas))
      .map((pointer) => [toName(pointer), operationId] as const);
  });
  return new Map([...groupPairs(uses)].map(([name, ids]) => [name, new Set(ids)]));
}

function toName(pointer: string): string {
  const [name = ''] = pointer.slice(schemas.length).split('/');
  return unescapePointer(name);
}

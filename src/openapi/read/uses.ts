/** Which operations use which named schemas, in a body, a parameter or a header, at any depth. */
import { type ApiDocument, groupPairs, unescapePointer } from '../document';
import { listUsed } from '../parts';
import { listOperations } from './operations';
import { prefix } from './references';

/** The IDs of the operations that use each named schema, by its name. */
export function listUses(document: ApiDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = listOperations(document).flatMap(({ operationId, item, operation }) => {
    // Callbacks are operations of their own.
    const { callbacks: _callbacks, ...own } = operation;
    return [...listUsed(document, [item.parameters, own])]
      .filter((pointer) => pointer.startsWith(prefix))
      .map((pointer) => [unescapePointer(pointer.slice(prefix.length)), operationId] as const);
  });
  return new Map([...groupPairs(uses)].map(([name, ids]) => [name, new Set(ids)]));
}

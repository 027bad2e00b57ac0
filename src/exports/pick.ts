/** A part of an OpenAPI document. */
import type { ApiDocument, Operation, PathItem } from '../openapi/document';
import { filterComponents, listUsed } from '../openapi/parts';
import { listOperations } from '../openapi/read/operations';

/**
 * The document with only one operation and what it uses. A webhook, or a callback, is a webhook.
 * @param operationId its ID in the view, since operations of documents can have none
 */
export function pickOperation(document: ApiDocument, operationId: string): ApiDocument {
  const found = listOperations(document).find((one) => one.operationId === operationId);
  if (!found) throw new Error(`Found no operation "${operationId}".`);
  const { item, method, operation, event, name, path } = found;
  const { security = event ? undefined : document.security } = operation;
  const paths = { [name ?? path]: toItem(item, method, operation) };
  const used = listUsed(document, [paths, { security }]);
  const components = filterComponents(document, (pointer) => used.has(pointer));
  const { openapi, info, servers } = document;
  return {
    openapi,
    info,
    ...(servers && { servers }),
    ...(security && !operation.security && { security }),
    ...(event ? { paths: {}, webhooks: paths } : { paths }),
    components,
  };
}

/** The path item with one operation: its parameters, its servers and its texts stay. */
function toItem(item: PathItem, method: string, operation: Operation): object {
  const key = method.toLowerCase();
  const own =
    key in item ? { [key]: operation } : { additionalOperations: { [method]: operation } };
  const isShared = (member: unknown) => typeof member === 'string' || Array.isArray(member);
  const shared = Object.entries(item).filter(([, member]) => isShared(member));
  return { ...Object.fromEntries(shared), ...own };
}

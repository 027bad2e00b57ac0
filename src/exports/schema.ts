/** The schema of a response as a document of its own. */
import {
  type ApiDocument,
  findOwn,
  findPart,
  mapValues,
  type MediaType,
  type Reference,
  resolve,
  type Response,
  toStep,
  unescapePointer,
} from '../openapi/document';
import { makeUnique } from '../openapi/names';
import { listTargets, type Members, withTargets } from '../openapi/parts';
import { listOperations } from '../openapi/read/operations';

/** A JSON Schema, or what only a program would write: `true` and `false`. */
export type Schema = Members | boolean;

/** Which body of a response. */
export interface ResponseBody {
  readonly operationId: string;
  readonly status: string;
  readonly mediaType: string;
}

/**
 * The document's own schema of a response, with all that it refers to in `$defs`. Of a media type
 * without a schema, it is that of the first one with a schema. A stream has the schema of its items.
 * @param title the title, if the schema has none
 */
export function bundleResponse(document: ApiDocument, body: ResponseBody, title: string): Members {
  const found = listOperations(document).find((one) => one.operationId === body.operationId);
  const response = findOwn(found?.operation.responses, body.status);
  const { content = {} } = response ? resolve<Response>(document, response) : {};
  const media = mapValues(content, (one: MediaType | Reference) =>
    resolve<MediaType>(document, one),
  );
  const all = [findOwn(media, body.mediaType), ...Object.values(media)];
  const [schema] = all.flatMap((one = {}): readonly Schema[] => {
    const { schema: whole, itemSchema } = one as Readonly<Record<string, Schema>>;
    const own = whole ?? itemSchema;
    return own === undefined ? [] : [own];
  });
  if (schema === undefined) throw new Error(`Found no schema of ${Object.values(body).join(' ')}.`);
  return bundle(document, schema, title);
}

/** A schema with all that it refers to in `$defs`. */
export function bundle(document: ApiDocument, schema: Schema, title: string): Members {
  const pointers = listPointers(document, schema);
  const names = makeUnique(pointers.map((one) => unescapePointer(one.split('/').at(-1) ?? '')));
  const ends = names.map((name) => encodeURIComponent(toStep(name)));
  const own = new Map(pointers.map((pointer, index) => [pointer, `#/$defs/${ends[index]}`]));
  const toOwn = (part: unknown) =>
    withTargets(part, (pointer) => own.get(pointer) ?? pointer) as Members;
  const definitions = pointers.map((one, index) => [names[index], toOwn(findPart(document, one))]);
  const root = typeof schema === 'object' ? toOwn(schema) : schema ? {} : { not: {} };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...root,
    ...(definitions.length > 0 && {
      $defs: { ...(root['$defs'] as Members), ...Object.fromEntries(definitions) },
    }),
  };
}

/** The pointers of all that a schema refers to, directly or through others. */
function listPointers(document: ApiDocument, schema: unknown, found = new Set<string>()) {
  for (const pointer of listTargets(schema)) {
    const target = found.has(pointer) ? undefined : findPart(document, pointer);
    if (target !== undefined) listPointers(document, target, found.add(pointer));
  }
  return [...found];
}

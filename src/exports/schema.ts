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
import { type Content, contentOf, type Members, toHeir } from '../openapi/parts';
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
  const pointers: string[] = [];
  listPointers(document, schema, pointers);
  const ends = pointers.map((pointer) => unescapePointer(pointer.split('/').at(-1) ?? ''));
  const names = makeUnique(ends, []);
  const byPointer = new Map(pointers.map((pointer, index) => [pointer, names[index] ?? '']));
  const toOwn = (part: unknown) => withReferences(part, byPointer);
  const definitions = pointers.map((pointer): readonly [string, unknown] => [
    byPointer.get(pointer) ?? '',
    toOwn(findPart(document, pointer)),
  ]);
  const root = typeof schema === 'object' ? (toOwn(schema) as Members) : schema ? {} : { not: {} };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...root,
    ...(definitions.length > 0 && {
      $defs: { ...(root['$defs'] as Members), ...Object.fromEntries(definitions) },
    }),
  };
}

/** Adds the pointers of all that a schema refers to, directly or through others. */
function listPointers(document: ApiDocument, schema: unknown, pointers: string[]): void {
  mapReferences(schema, (pointer) => {
    const target = findPart(document, pointer);
    if (target !== undefined && !pointers.includes(pointer)) {
      pointers.push(pointer);
      listPointers(document, target, pointers);
    }
    return pointer;
  });
}

function withReferences(part: unknown, names: ReadonlyMap<string, string>): unknown {
  return mapReferences(part, (pointer) => {
    const name = names.get(pointer);
    return name === undefined ? pointer : `#/$defs/${encodeURIComponent(toStep(name))}`;
  });
}

/** A schema with other references, those of a discriminator too. */
function mapReferences(
  part: unknown,
  convert: (pointer: string) => string,
  around: Content = 'part',
): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => mapReferences(one, convert, around));
  return mapValues(part as Members, (member, name) => {
    const isKeyword = around === 'part';
    if (isKeyword && name === '$ref' && typeof member === 'string') return convert(member);
    if (isKeyword && name === 'mapping' && typeof member === 'object' && member !== null) {
      return mapValues(member as Members, (one) => convert(String(toHeir(one))));
    }
    const content = contentOf(name, member, around);
    return content === 'value' ? member : mapReferences(member, convert, content);
  });
}

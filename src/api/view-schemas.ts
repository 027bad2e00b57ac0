/** The named schemas that have pages. */
import { type ApiDocument, isOwn } from './document';
import { buildExample } from './example';
import { flatten } from './flat-schema';
import { makeUnique, toOwnSegment } from './names';
import { openPage, readNamed } from './unfold';
import type { NamedShape } from './view';
import { isNested, type Reader } from './view-schema';
import { toDescription } from './view-words';

/** The number of fields on the page of a schema. */
const fieldLimit = 100;

/** The slugs of the pages by name. Scalars have none: they are shown in place. */
export function toSlugs(document: ApiDocument): ReadonlyMap<string, string> {
  const schemas = isOwn(document) ? {} : { ...document.components?.schemas };
  const names = Object.entries(schemas).flatMap(([name, schema]) =>
    isNested(flatten(document, schema)) ? [name] : [],
  );
  const slugs = makeUnique(names.map(toOwnSegment), ['index']);
  return new Map(names.map((name, index) => [name, slugs[index] ?? '']));
}

export function listSchemas(reader: Reader): readonly NamedShape[] {
  const { document, slugs } = reader;
  const schemas = { ...document.components?.schemas };
  return [...slugs].flatMap(([name, slug]) => {
    const schema = schemas[name];
    const named = readNamed(reader, name);
    if (!schema || !named) return [];
    const { place, unfold } = openPage();
    const shape = place(named.shape, reader, [name]);
    unfold(fieldLimit);
    const example = buildExample(reader, schema);
    const description = toDescription(flatten(document, schema));
    return [{ name, slug, description, shape, ...(example !== undefined && { example }) }];
  });
}

/** Reads a schema of a document, as a page shows it. */
import * as words from '../../src/messages/en/view';
import type { ApiDocument } from '../../src/openapi/document';
import type { Field, Shape } from '../../src/openapi/model';
import { openPage } from '../../src/openapi/read/named-schemas';
import type { Reader } from '../../src/openapi/read/reader';
import { toField, toShape } from '../../src/openapi/read/schema';

type Direction = Reader['direction'];

export function readShape(document: ApiDocument, schema: object, direction?: Direction): Shape {
  const reader = openReader(document, direction);
  const { place, unfold } = openPage();
  const shape = place(toShape(reader, schema), reader);
  unfold(Infinity);
  return shape;
}

export function readField(document: ApiDocument, name: string, schema: object): Field {
  return toField(openReader(document, undefined), { name, schema });
}

function openReader(document: ApiDocument, direction: Direction): Reader {
  return { document, words, slugs: new Map(), ...(direction && { direction }) };
}

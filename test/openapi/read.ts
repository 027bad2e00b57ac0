/** Reads documents of which only some parts matter, and their schemas, as pages show them. */
import type { ApiDocument } from '../../src/openapi/document';
import type { Endpoint, Field, Shape } from '../../src/openapi/model';
import { toView } from '../../src/openapi/read/index';
import { openPage } from '../../src/openapi/read/named-schemas';
import type { Reader } from '../../src/openapi/read/reader';
import { toField, toShape } from '../../src/openapi/read/schema';

type Direction = Reader['direction'];

/** The parts keep their order. */
export const documentOf = (parts: object) => {
  const first = { openapi: '3.1.1', info: { title: 'A', version: '1' } };
  return { ...first, ...parts, ...(!('paths' in parts) && { paths: {} }) } as ApiDocument;
};

export const viewOf = (parts: object) => toView(documentOf(parts));

/** All endpoints, in the order of the menu. */
export const endpointsOf = (parts: object): readonly Endpoint[] =>
  viewOf(parts).categories.flatMap(({ endpoints }) => endpoints);

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
  return { document, slugs: new Map(), ...(direction && { direction }) };
}

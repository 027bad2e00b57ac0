/** What a media type says of a body, also if it is a sequence of values. */
import { type ApiDocument, isJsonObject, type Json, type MediaType, resolve } from '../document';
import type { Shape } from '../model';
import { isStream } from '../streams';
import { type AnySchema, flatten, listTypes } from './flat-schema';
import type { Reader } from './reader';
import { toShape } from './schema';

/** The schema and the example of a sequence are those of a list. */
export function readMedia(document: ApiDocument, mediaType: string, part: MediaType): MediaType {
  const media = resolve<MediaType>(document, part);
  const { itemSchema, schema } = media;
  const example = media.example as Json | undefined;
  const isWhole = ['array', 'string'].includes(listTypes(flatten(document, schema ?? {}))[0] ?? '');
  const items = itemSchema ?? (isStream(mediaType) && !isWhole ? schema : undefined);
  if (!items) return media;
  const whole = { ...media, schema: { type: 'array', items } } as MediaType;
  return isJsonObject(example) ? { ...whole, example: [example] } : whole;
}

/** The shape of a body, after {@link readMedia}. */
export function toContentShape(reader: Reader, mediaType: string, schema: AnySchema): Shape {
  return toStreamed(mediaType, toShape(reader, schema));
}

export function toStreamed<Value extends Shape>(mediaType: string, shape: Value): Value {
  return isStream(mediaType) && shape.kind === 'list' ? { ...shape, stream: true } : shape;
}

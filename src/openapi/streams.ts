/** Bodies that are a sequence of values (https://spec.openapis.org/oas/v3.2.0#sequential-media-types). */
import { isJsonObject, type Json, toText } from './document';
import { toJsonText } from './numbers';

const separated = /^application\/(?:jsonl|(?:x-)?(?:ndjson|jsonlines)|stream\+json)\b/i;

const sequence = /[/+]json-seq\b/i;

const events = /^text\/event-stream\b/i;

/** Whether a body of this media type is a sequence of values. */
export function isStream(mediaType: string): boolean {
  return [separated, sequence, events].some((one) => one.test(mediaType));
}

/** The values as they are sent: each on a line, after a mark (RFC 7464), or as an event. */
export function toStreamText(mediaType: string, values: readonly Json[]): string {
  if (events.test(mediaType)) return values.map(toEvent).join('\n\n');
  const mark = sequence.test(mediaType) ? '\u001e' : '';
  return values.map((value) => mark + toJsonText(value)).join('\n');
}

const names = ['event', 'id', 'retry', 'data'];

/** An event with its fields, or one with the value as its data. */
function toEvent(value: Json): string {
  const isWhole = isJsonObject(value) && Object.keys(value).every((name) => names.includes(name));
  const event: Readonly<Record<string, Json>> = isWhole ? value : { data: value };
  return names
    .flatMap((name) => {
      const text = event[name] === undefined ? undefined : toText(event[name]);
      return text?.split('\n').map((line) => `${name}: ${line}`) ?? [];
    })
    .join('\n');
}

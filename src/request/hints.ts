/** What a parameter's limits mean, in words (spec §5, §9). */
import type { IntegerParameter, Parameter, StringParameter } from '../catalogue/model';
import { isExactInteger } from './body';

/** The limits of a parameter; empty where it has none. */
export function toLimits(parameter: Parameter): string {
  switch (parameter.type) {
    case 'string':
      return toLength(parameter);
    case 'integer':
      return toRange(parameter.minimum, parameter.maximum);
    case 'array':
      return parameter.items ? toItemLimits(parameter.items) : '';
    case 'boolean':
    case 'title':
      return '';
    default:
      return parameter satisfies never;
  }
}

function toLength({ minLength = 0, maxLength }: Pick<StringParameter, 'minLength' | 'maxLength'>) {
  if (maxLength === undefined) return minLength > 0 ? `at least ${toCharacters(minLength)}` : '';
  if (minLength === maxLength) return toCharacters(maxLength);
  return minLength > 0
    ? `${minLength} to ${toCharacters(maxLength)}`
    : `at most ${toCharacters(maxLength)}`;
}

function toCharacters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

function toRange(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return maximum === undefined ? '' : `at most ${maximum}`;
  return maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`;
}

function toItemLimits(items: Pick<StringParameter, 'minLength' | 'maxLength'>): string {
  const length = toLength(items);
  return length === '' ? '' : `each ${length}`;
}

/** About what a number field shows but keeps to itself, as it is no number yet: `1e`. */
export const unreadableHint = 'Not a number: left out of the request.';

/** A limit is near when this share of it is used. */
const nearLimit = 0.8;

/** What to mind about an entered text, as a sentence; empty where nothing is. Never blocks. */
export function toHint(parameter: Parameter, text: string): string {
  if (text === '') return '';
  switch (parameter.type) {
    case 'string':
      return toLengthHint(parameter, text) || toFormatHint(parameter, text);
    case 'integer':
      return toIntegerHint(parameter, text);
    case 'boolean':
    case 'array':
    case 'title':
      return '';
    default:
      return parameter satisfies never;
  }
}

function toLengthHint(
  { minLength = 0, maxLength = Infinity }: Pick<StringParameter, 'minLength' | 'maxLength'>,
  text: string,
): string {
  const { length } = [...text];
  if (length < minLength) return `${toCharacters(length)}: at least ${minLength} are needed.`;
  if (length > maxLength) return `${toCharacters(length)}: at most ${maxLength} are allowed.`;
  return length >= maxLength * nearLimit ? `${length} of ${maxLength} characters.` : '';
}

function toFormatHint({ format }: StringParameter, text: string): string {
  if (format === 'date-time' && !isDateTime(text)) {
    return 'Not a date-time with a zone, such as 2026-03-01T09:00:00Z.';
  }
  return format === 'uri' && !URL.canParse(text)
    ? 'Not a complete URL, such as https://example.com/a.'
    : '';
}

/** RFC 3339, section 5.6: a date that the calendar has, a time and a zone. */
function isDateTime(text: string): boolean {
  const date = text.slice(0, 'yyyy-mm-dd'.length);
  return (
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text) &&
    !isNaN(Date.parse(text.toUpperCase())) &&
    new Date(date).toISOString().startsWith(date)
  );
}

function toIntegerHint({ minimum, maximum }: IntegerParameter, text: string): string {
  if (!isExactInteger(text)) return 'Not a whole number that JSON holds exactly: sent as typed.';
  const isOutside = Number(text) < (minimum ?? -Infinity) || Number(text) > (maximum ?? Infinity);
  return isOutside ? `Outside the range: ${toRange(minimum, maximum)}.` : '';
}

/**
 * Numbers whose digits a JavaScript number cannot keep, such as 1234567890123456789 and 10.00. In
 * documents, models and requests, each is a text with a mark before the digits, so it is plain JSON.
 */

/** A private-use character (Unicode, 23.5), which texts of documents do not contain. */
const mark = '\uE0F1';

const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;

const isNumber = new RegExp(`^${number}$`);

/** The number in a text, marked if a number has other digits. Undefined for other texts (RFC 8259, 6). */
export function exactNumber(text: string): number | string | undefined {
  if (!isNumber.test(text)) return undefined;
  return String(Number(text)) === text ? Number(text) : mark + text;
}

/** The digits of a marked text. Undefined for all other values. */
export function readExact(value: unknown): string | undefined {
  const isMarked = typeof value === 'string' && value.startsWith(mark);
  return isMarked && isNumber.test(value.slice(1)) ? value.slice(1) : undefined;
}

/** The nearest number to a number that can be a marked text. */
export function toNumber(value: number | string): number {
  return Number(readExact(value) ?? value);
}

/** Whether a value has a type of JSON Schema (Validation 2020-12, 6.1.1). */
export function isOfType(value: unknown, type: string): boolean {
  if (Array.isArray(value)) return type === 'array';
  const digits = readExact(value);
  if (digits !== undefined) {
    return type === 'number' || (type === 'integer' && Number.isInteger(Number(digits)));
  }
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** Less than 0 if the first number is less than the second one. Integers of any size are exact. */
export function compareNumbers(first: number | string, second: number | string): number {
  const texts = [first, second].map((one) => readExact(one) ?? String(one));
  const areIntegers = texts.every((text) => /^-?\d+$/.test(text));
  const [a = 0, b = 0] = texts.map((text) => (areIntegers ? BigInt(text) : Number(text)));
  return a < b ? -1 : Number(a > b);
}

const marked = new RegExp(String.raw`(?<!\\)"${mark}(${number})"`, 'g');

/** `JSON.stringify`, with the digits of marked texts as numbers. */
export function toJsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(marked, '$1');
}

/** In JSON, of which each quotation mark starts or ends a string. */
const stringOrNumber = new RegExp(String.raw`"(?:[^"\\]|\\.)*"|${number}`, 'g');

/** `JSON.parse`, with numbers as {@link exactNumber}. Throws if the text is not JSON. */
export function readJson(text: string): unknown {
  JSON.parse(text);
  return JSON.parse(
    text.replaceAll(stringOrNumber, (token) => {
      const value = exactNumber(token);
      return value === undefined ? token : JSON.stringify(value);
    }),
  );
}

/** A text that holds marked numbers, such as YAML, with their digits only. */
export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}

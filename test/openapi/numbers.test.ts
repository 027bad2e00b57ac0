import {
  compareNumbers,
  exactNumber,
  readExact,
  readJson,
  toJsonText,
  toNumber,
  withoutMarks,
} from '../../src/openapi/numbers';
import { toText } from '../../src/openapi/document';

const changed = ['1234567890123456789', '-9223372036854775808', '10.00', '1e400', '-0', '1E3'];

test('keeps numbers whose digits stay, and marks others', () => {
  expect(['0', '-12', '1.5', '9007199254740991'].map(exactNumber)).toEqual([
    0, -12, 1.5, 9007199254740991,
  ]);
  for (const text of changed) expect(readExact(exactNumber(text))).toBe(text);
  expect(['', '01', '.5', '+1', '0x1F', 'NaN', '1 '].map(exactNumber)).toEqual(
    Array(7).fill(undefined),
  );
});

test('writes the digits that it read', () => {
  const text = `{"a":[${changed.join(',')}],"12345678901234567890":"1.0 \\"1.0\\"","b":1}`;
  const value = readJson(text);
  expect(toJsonText(value)).toBe(text);
  expect(toText(exactNumber('1.0') ?? '')).toBe('1.0');
  expect(toText({ a: exactNumber('1.0') ?? '' })).toBe('{"a":1.0}');
  expect(withoutMarks(`a: ${exactNumber('1.0')}`)).toBe('a: 1.0');
});

test('leaves texts with a mark that are no numbers alone', () => {
  const [mark = ''] = String(exactNumber('1.0'));
  const texts = [`${mark}a`, `"${mark}1"`, `${mark}1"`, mark];
  expect(JSON.parse(toJsonText(texts))).toEqual(texts);
  expect(readExact(`${mark}1 a`)).toBeUndefined();
});

test('compares integers of any size', () => {
  const most = exactNumber('9223372036854775807') ?? 0;
  expect(compareNumbers('9223372036854775806', most)).toBe(-1);
  expect(compareNumbers(most, 9)).toBe(1);
  expect(compareNumbers(exactNumber('1.0') ?? 0, 1)).toBe(0);
  expect(toNumber(exactNumber('1.50') ?? 0)).toBe(1.5);
});

test('refuses what is not JSON', () => {
  expect(() => readJson('{"a": 01}')).toThrow(SyntaxError);
});

import type { Field, Scalar, Shape } from '../../src/openapi/model';
import { strings } from '../../src/catalogue/define';
import type { Schema } from '../../src/catalogue/schema';
import { toHint } from '../../src/request/hints';
import { sayFacts, sayLimits, sayType } from '../../src/words/facts';
import { toShape } from '../support/entry';
import { parameter } from './sample';

it.each<[Schema, string, readonly string[]]>([
  [{ type: 'string' }, 'string', []],
  [{ type: 'string', format: 'uri' }, 'string, URL', []],
  [{ type: 'integer', minimum: 0, default: 1 }, 'integer', ['0 or more', 'Default: `1`']],
  [
    { type: 'array', items: { type: 'string', const: 'a', maxLength: 1 } },
    'array of strings',
    ['Each at most 1 character', 'Always `a`'],
  ],
  [
    { type: 'array', items: { type: 'string', enum: ['a', ''] } },
    'array of strings',
    ['One of `a`, `""`'],
  ],
  [{ type: 'array', items: { type: 'string', format: 'uri' } }, 'array of strings, URL', []],
  [{ type: 'object', properties: [] }, 'object', []],
])('the facts of a value for %j are %s and %j', (schema, type, facts) => {
  expect(sayType(toShape(schema))).toBe(type);
  expect(sayFacts(toShape(schema))).toEqual(facts);
});

const items: Shape = { kind: 'scalar', type: 'integer' };
const toField = (change: object, shape: Shape = items) =>
  ({ name: 'a', description: '', ...shape, ...change }) as Field;

it.each<[readonly string[], Field]>([
  [
    ['1 to 5 items, all different'],
    toField({ kind: 'list', items, count: { least: 1, most: 5, unique: true } }),
  ],
  [['At least 1 item'], toField({ kind: 'list', items, count: { least: 1 } })],
  [['3 items'], toField({ kind: 'list', items, count: { least: 3, most: 3 } })],
  [['At most 2 fields'], toField({ kind: 'group', fields: [], count: { most: 2 } })],
  [
    ['At most 1 field', 'Each name: a match for `^x`'],
    toField({
      kind: 'dictionary',
      values: items,
      names: { kind: 'scalar', type: 'string', pattern: '^x' },
      count: { most: 1 },
    }),
  ],
  [['Can be `null`', 'Read-only'], toField({ nullable: true, readOnly: true })],
  [['Write-only', 'A file'], toField({ writeOnly: true, encoding: { file: true } })],
  [['Sent as `text/plain`'], toField({ encoding: { explode: false, mediaType: 'text/plain' } })],
  [['The whole query, without a name'], toField({ encoding: { whole: true } })],
  [
    ['Style `deepObject`'],
    toField({ kind: 'list', items, encoding: { style: 'deepObject', explode: false } }),
  ],
])('the facts of a field are %j', (facts, field) => {
  expect(sayFacts(field)).toEqual(facts);
});

it.each<[string, Schema]>([
  ['', parameter('a', 'string')],
  ['1 to 255 characters', parameter('a', 'string', { minLength: 1, maxLength: 255 })],
  ['at most 14 characters', parameter('a', 'string', { maxLength: 14 })],
  ['at least 1 character', parameter('a', 'string', { minLength: 1 })],
  ['1,000 to 2,000 characters', parameter('a', 'string', { minLength: 1000, maxLength: 2000 })],
  ['1 character', parameter('a', 'string', { minLength: 1, maxLength: 1 })],
  ['between 0 and 1000', parameter('a', 'integer', { minimum: 0, maximum: 1000 })],
  ['between 0.5 and 1.5', parameter('a', 'number', { minimum: 0.5, maximum: 1.5 })],
  ['each between 1 and 5', { type: 'array', items: { type: 'integer', minimum: 1, maximum: 5 } }],
  ['', parameter('a', 'array', strings)],
  ['each at most 3 characters', { type: 'array', items: { type: 'string', maxLength: 3 } }],
  ['at most 9, a multiple of 3', parameter('a', 'integer', { maximum: 9, multipleOf: 3 })],
  ['', parameter('a', 'boolean')],
  ['', parameter('a', 'object', { properties: [parameter('b', 'string', { maxLength: 3 })] })],
])('sayLimits returns %j', (limits, declared) => {
  expect(sayLimits(toShape(declared))).toBe(limits);
});

/** Without words, there is no hint. */
type Row = readonly [declared: Schema, text: string, hint: string];

const text = { type: 'string' } as const;
const code = { ...text, minLength: 2, maxLength: 100 } as const;
const url = { ...text, format: 'uri' } as const;
const characters = (count: number) => 'x'.repeat(count);

const noInteger =
  'Must be a whole number that JSON can represent exactly. The value is sent as typed.';
const noNumber = 'Must be a number that JSON can represent exactly. The value is sent as typed.';
const noDate = 'Must be a date and time with a time zone, for example 2026-03-01T09:00:00Z.';
/** A format of documents, which entries cannot have. */
const of = (format: string, more: Partial<Schema> = {}) =>
  ({ ...text, format, ...more }) as unknown as Schema;
const like = (format: string, example: string) =>
  `Must have the format ${format}, for example ${example}.`;
const noUrl = 'Must be a complete URL, for example https://example.com/a.';

const rows: Readonly<Record<string, readonly Row[]>> = {
  'a length, of which four fifths are near the limit': [
    [code, '', ''],
    [code, 'x', 'Must be 2 to 100 characters (currently 1).'],
    [code, characters(79), ''],
    [code, characters(80), '80 of 100 characters.'],
    [code, characters(101), 'Must be 2 to 100 characters (currently 101).'],
    [{ ...text, maxLength: 2000 }, characters(1800), '1,800 of 2,000 characters.'],
    [{ ...text, maxLength: 2 }, '🎵🎵', '2 of 2 characters.'],
  ],
  'an integer': [
    [{ type: 'integer', minimum: 0 }, '0', ''],
    [{ type: 'integer', minimum: 0 }, '-1', 'Must be 0 or more.'],
    [{ type: 'integer', maximum: 1000 }, '1001', 'Must be at most 1000.'],
    [{ type: 'integer', minimum: 1, maximum: 5 }, '6', 'Must be between 1 and 5.'],
    [{ type: 'integer' }, '1.5', noInteger],
    [{ type: 'integer' }, '007', noInteger],
    [{ type: 'integer' }, '9007199254740991', ''],
    [{ type: 'integer' }, '9007199254740992', noInteger],
  ],
  'a number': [
    [{ type: 'number' }, '', ''],
    [{ type: 'number' }, '1.50', ''],
    [{ type: 'number' }, '12345678901234567', noNumber],
    [{ type: 'number' }, '1e999', noNumber],
    [{ type: 'number' }, 'abc', noNumber],
    [{ type: 'number', minimum: 0.5, maximum: 1.5 }, '16e-1', 'Must be between 0.5 and 1.5.'],
    [{ type: 'number', multipleOf: 0.1 }, '0.3', ''],
    [{ type: 'number', multipleOf: 0.01 }, '1234567.89', ''],
    [{ type: 'number', multipleOf: 1e-9 }, '1000', ''],
    [{ type: 'number', multipleOf: 0.1 }, '0.35', 'Must be a multiple of 0.1.'],
  ],
  'a pattern, which browsers cannot always read': [
    [{ ...text, pattern: '^.$' }, '🎵', ''],
    [{ ...text, pattern: '^.$' }, 'ab', 'Must be a match for ^.$.'],
    [{ ...text, pattern: '(?i' }, 'a', ''],
  ],
  'a format, between a wrong length and one near the limit': [
    [{ ...text, format: 'date-time' }, '2025-03-14T09:00:00+01:00', ''],
    [{ ...text, format: 'date-time' }, '2026-03-01T09:00:00', noDate],
    [of('date'), '2026-02-28', ''],
    [of('date'), '28.2.2026', like('date', '2026-03-01')],
    [of('date', { examples: ['28.2.2026'] }), '1.3.2026', ''],
    [of('date', { default: 'today' }), 'tomorrow', ''],
    [of('email'), '"a b"@é.example', ''],
    [of('email'), 'ada', like('email', 'ada@example.com')],
    [of('ipv4'), '10.0.0.0/8', ''],
    [of('ipv4'), '10.0.0', like('ipv4', '192.0.2.1')],
    [of('uuid'), '{123E4567e89b12d3a456426614174000}', ''],
    [of('uuid'), '123', like('uuid', '123e4567-e89b-12d3-a456-426614174000')],
    [of('toString'), 'a', ''],
    [url, 'https://例え.example/é?i=2#3', ''],
    [url, '/album/1', noUrl],
    [url, 'https://', noUrl],
    [{ ...url, maxLength: 5 }, 'no url', 'Must be at most 5 characters (currently 6).'],
    [{ ...url, maxLength: 5 }, 'no-ur', noUrl],
    [{ ...url, maxLength: 5 }, 'a:b:c', '5 of 5 characters.'],
  ],
};

const hintOf = (declared: Schema, entered: string, path?: string) =>
  toHint(toShape(declared) as Scalar, entered, path);

describe.each(Object.entries(rows))('the hint about %s', (_what, list) => {
  it.each(list)('of %j for %j, %j', (declared, entered, hint) => {
    const kind = hint.startsWith('Must') ? 'problem' : 'count';
    expect(hintOf(declared, entered)).toEqual(hint ? { kind, text: hint } : undefined);
  });
});

it('an example of the document that is not of its format is no problem', () => {
  const date = toShape(of('date')) as Scalar;
  expect(toHint(date, '1.3.2026', 'query/day', '1.3.2026')).toBeUndefined();
  expect(toHint(date, '1.3.2026', 'query/day', '2.3.2026')?.kind).toBe('problem');
});

it('recognizes a URL in browsers without URL.canParse', () => {
  const { canParse } = URL;
  Object.assign(URL, { canParse: undefined });
  try {
    expect(hintOf(url, 'https://example.com/')).toBeUndefined();
    expect(hintOf(url, 'example.com')).toBeDefined();
  } finally {
    Object.assign(URL, { canParse });
  }
});

it.each([
  ['.', true],
  ['..', true],
  ['...', false],
  ['%2e%2e', false],
])('the hint about %j in a path says that it is not sent: %j', (entered, isProblem) => {
  const hint = hintOf(text, entered, 'path/linkId');
  expect(hint?.text.endsWith('The value is not sent.') ?? false).toBe(isProblem);
});

it.each([
  ['abc', 'Must start with "Bearer ".'],
  ['Beare', undefined],
  ['bearer ', undefined],
  ['Basic abc', undefined],
])('the hint about the token %j is %j', (entered, expected) => {
  const token = { ...text, secret: true, examples: ['Bearer YOUR_ACCESS_TOKEN'] };
  expect(hintOf(token, entered, 'header/Authorization')?.text).toBe(expected);
});

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
it.each([
  ['Bearer …', 'not "…", U+2026.'],
  ['🎵', 'not "🎵", U+1F3B5.'],
  ['a\tb', 'not U+0009.'],
  ['a\u200bb', 'not U+200B.'],
  [ascii, undefined],
])('the hint about a header with %j, which some clients do not send: %s', (entered, words) => {
  const hint = words && `Must contain only printable ASCII characters, ${words}`;
  expect(hintOf(text, entered, 'header/X-Note')?.text).toEqual(hint);
  if (hint) expect(hintOf({ ...url, maxLength: 5 }, entered, 'header/X-Note')?.text).toBe(hint);
  expect(hintOf(text, entered, 'query/X-Note')).toBeUndefined();
});

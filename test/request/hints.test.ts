import type { Field, Scalar, Shape } from '../../src/openapi/model';
import { strings } from '../../src/catalogue/define';
import type { Property, Schema } from '../../src/catalogue/schema';
import { type Hint, toHint } from '../../src/request/hints';
import { sayFacts, sayLimits, sayType } from '../../src/words/facts';
import { toShape } from '../support/entry';
import { parameter } from './sample';

describe('the facts of a value', () => {
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
    [
      { type: 'array', items: { type: 'string', format: 'uri' } },
      'array of strings',
      ['Each `uri`'],
    ],
    [{ type: 'object', properties: [] }, 'object', []],
  ])('for %j are %s and %j', (schema, type, facts) => {
    expect(sayType(toShape(schema))).toBe(type);
    expect(sayFacts(toShape(schema))).toEqual(facts);
  });
});

describe('the facts of a field', () => {
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
      ['At most 1 field', 'Each name a match for `^x`'],
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
    [
      ['Style `deepObject`'],
      toField({ kind: 'list', items, encoding: { style: 'deepObject', explode: false } }),
    ],
  ])('are %j', (facts, field) => {
    expect(sayFacts(field)).toEqual(facts);
  });
});

describe('sayLimits', () => {
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
  ])('returns %j', (limits, declared) => {
    expect(sayLimits(toShape(declared))).toBe(limits);
  });
});

const hintOf = (declared: Schema, text: string, path?: string) =>
  toHint(toShape(declared) as Scalar, text, path);

const nothing = undefined;
const problem = (text: string): Hint => ({ kind: 'problem', text });
const count = (text: string): Hint => ({ kind: 'count', text });

const characters = (count: number) => 'x'.repeat(count);

describe('toHint for a length', () => {
  const code = parameter('code', 'string', { minLength: 2, maxLength: 100 });
  const isoCode = parameter('isoCode', 'string', { maxLength: 2 });
  it.each<[string, Property, string, Hint | undefined]>([
    ['returns nothing for an empty text', code, '', nothing],
    [
      'reports a text that is too short',
      code,
      'x',
      problem('Must be 2 to 100 characters (currently 1).'),
    ],
    ['accepts the minimum', code, 'xx', nothing],
    ['returns nothing far from the limits', code, characters(79), nothing],
    ['counts from four fifths of the limit', code, characters(80), count('80 of 100 characters.')],
    ['counts up to the limit', code, characters(100), count('100 of 100 characters.')],
    [
      'reports a text that is too long',
      code,
      characters(101),
      problem('Must be 2 to 100 characters (currently 101).'),
    ],
    [
      'has long lengths as the limits have them',
      parameter('text', 'string', { maxLength: 2000 }),
      characters(1800),
      count('1,800 of 2,000 characters.'),
    ],
    ['counts an emoji as one', isoCode, '🎵🎵', count('2 of 2 characters.')],
  ])('%s', (_name, declared, text, hint) => {
    expect(hintOf(declared, text)).toEqual(hint);
  });
});

describe('toHint for an integer', () => {
  const inexact = problem(
    'Must be a whole number that JSON can represent exactly. The value is sent as typed.',
  );
  const page = parameter('page', 'integer', { minimum: 0 });
  const pageSize = parameter('pageSize', 'integer', { maximum: 1000 });
  const both = parameter('both', 'integer', { minimum: 1, maximum: 5 });
  it.each<[Property, string, Hint | undefined]>([
    [page, '', nothing],
    [page, '0', nothing],
    [page, '-1', problem('Must be 0 or more.')],
    [pageSize, '1000', nothing],
    [pageSize, '1001', problem('Must be at most 1000.')],
    [both, '5', nothing],
    [both, '6', problem('Must be between 1 and 5.')],
    [both, '1.5', inexact],
    [both, '007', inexact],
    [both, 'abc', inexact],
    [parameter('a', 'integer'), '9007199254740991', nothing],
    [parameter('a', 'integer'), '9007199254740992', inexact],
  ])('of %j returns for %j: %j', (declared, text, hint) => {
    expect(hintOf(declared, text)).toEqual(hint);
  });
});

describe('toHint for a number', () => {
  const inexact = problem(
    'Must be a number that JSON can represent exactly. The value is sent as typed.',
  );
  const any = parameter('any', 'number');
  const ratio = parameter('ratio', 'number', { minimum: 0.5, maximum: 1.5 });
  it.each<[Property, string, Hint | undefined]>([
    [any, '', nothing],
    [any, '1.50', nothing],
    [any, '1e3', nothing],
    [any, '12345678901234567', inexact],
    [any, '1e999', inexact],
    [any, 'abc', inexact],
    [ratio, '0.5', nothing],
    [ratio, '1.5', nothing],
    [ratio, '0.49', problem('Must be between 0.5 and 1.5.')],
    [ratio, '16e-1', problem('Must be between 0.5 and 1.5.')],
    [parameter('least', 'number', { minimum: 0 }), '-0.1', problem('Must be 0 or more.')],
  ])('of %j returns for %j: %j', (declared, text, hint) => {
    expect(hintOf(declared, text)).toEqual(hint);
  });
});

describe('toHint for a pattern and a factor', () => {
  it.each<[Property, string, Hint | undefined]>([
    [parameter('a', 'string', { pattern: '^.$' }), '🎵', nothing],
    [parameter('a', 'string', { pattern: '^.$' }), 'ab', problem('Must be a match for ^.$.')],
    // Documents can have patterns that browsers cannot read.
    [parameter('a', 'string', { pattern: '(?i' }), 'a', nothing],
    [parameter('a', 'number', { multipleOf: 0.1 }), '0.3', nothing],
    [parameter('a', 'number', { multipleOf: 0.1 }), '0.35', problem('Must be a multiple of 0.1.')],
  ])('of %j returns for %j: %j', (declared, text, hint) => {
    expect(hintOf(declared, text)).toEqual(hint);
  });
});

describe('toHint for a format', () => {
  const startTime = parameter('startTime', 'string', { format: 'date-time' });
  const noDate = problem(
    'Must be a date and time with a time zone, for example 2026-03-01T09:00:00Z.',
  );
  it('accepts a date-time with a time zone, and nothing else', () => {
    expect(hintOf(startTime, '2025-03-14T09:00:00+01:00')).toBeUndefined();
    expect(hintOf(startTime, '2026-03-01T09:00:00')).toEqual(noDate);
  });

  const url = parameter('baseUrl', 'string', { format: 'uri' });
  it.each<[Hint | undefined, string]>([
    [nothing, 'https://music.example.com/album/1?i=2#3'],
    [nothing, 'https://例え.example/é'],
    [
      problem('Must be a complete URL, for example https://example.com/a.'),
      'music.example.com/album',
    ],
    [problem('Must be a complete URL, for example https://example.com/a.'), '/album/1'],
    [problem('Must be a complete URL, for example https://example.com/a.'), 'https://'],
  ])('returns %j for the URL %j', (hint, text) => {
    expect(hintOf(url, text)).toEqual(hint);
  });

  it.each([
    ['no url', problem('Must be at most 5 characters (currently 6).')],
    ['no-ur', problem('Must be a complete URL, for example https://example.com/a.')],
    ['a:b:c', count('5 of 5 characters.')],
  ])('reports a wrong length before the format, and a close limit after it: %s', (text, hint) => {
    const short = parameter('url', 'string', { format: 'uri', maxLength: 5 });
    expect(hintOf(short, text)).toEqual(hint);
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
});

it.each([
  ['.', true],
  ['..', true],
  ['...', false],
  ['%2e%2e', false],
])('toHint for the path says that %j is not sent: %j', (text, isProblem) => {
  const hint = hintOf(parameter('linkId', 'string'), text, 'path/linkId');
  expect(hint?.text.endsWith('The value is not sent.') ?? false).toBe(isProblem);
});

it.each([
  ['abc', 'Must start with "Bearer ".'],
  ['Beare', undefined],
  ['bearer ', undefined],
  ['Bearer abc', undefined],
  ['Basic abc', undefined],
])('toHint for the token %j is %j', (text, expected) => {
  const token = { secret: true, examples: ['Bearer YOUR_ACCESS_TOKEN'] };
  const hint = hintOf(parameter('Authorization', 'string', token), text, 'header/Authorization');
  expect(hint?.text).toBe(expected);
});

describe('toHint for a header', () => {
  const note = parameter('X-Note', 'string', { format: 'uri', maxLength: 5 });
  const says = (character: string) =>
    problem(`Must contain only printable ASCII characters, not ${character}.`);

  it.each([
    ['Bearer …', says('"…", U+2026')],
    ['🎵', says('"🎵", U+1F3B5')],
    ['a\tb', says('U+0009')],
    ['a\u200bb', says('U+200B')],
  ])('reports a value that some clients do not send: %j', (text, hint) => {
    expect(hintOf(parameter('X-Note', 'string'), text, 'header/X-Note')).toEqual(hint);
    expect(hintOf(note, text, 'header/X-Note')).toEqual(hint);
    expect(hintOf(parameter('X-Note', 'string'), text, 'query/X-Note')).toBeUndefined();
  });

  it('returns nothing for ASCII', () => {
    const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
    expect(hintOf(parameter('X-Note', 'string'), ascii, 'header/X-Note')).toBeUndefined();
  });
});

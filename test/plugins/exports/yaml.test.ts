import fc from 'fast-check';
import { load } from 'js-yaml';
import { parse } from 'yaml';
import { toYaml } from '../../../plugins/exports';

const shared = { a: 1 };

const rows: readonly (readonly [name: string, value: object])[] = [
  [
    'dates, which older parsers read as a type of their own',
    { at: '2025-03-14T08:00:00Z', day: '2025-03-14' },
  ],
  ['words that older parsers read as booleans', { no: 'no', on: 'on', yes: 'y' }],
  ['numbers in strings', { upc: '00198765432109', version: '1.0', sexagesimal: '12:30:45' }],
  ['long texts and several lines', { text: `${'word '.repeat(60)}\n\n- item: "x"\n` }],
  ['repeated values', { first: shared, second: shared }],
];

describe('YAML', () => {
  it.each(rows)('keeps %s', (_name, value) => {
    expect(load(toYaml(value))).toEqual(value);
    expect(parse(toYaml(value))).toEqual(value);
    expect(toYaml(value)).not.toMatch(/[&*]a\d/);
  });

  it('keeps any JSON value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (value) => {
        const json = JSON.parse(JSON.stringify(value)) as object;
        expect(parse(toYaml(json))).toEqual(json);
      }),
    );
  });
});

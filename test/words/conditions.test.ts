import type { Condition } from '../../src/openapi/model';
import { sayCondition } from '../../src/words/conditions';

it.each<[sentence: string, Condition]>([
  [
    'Exactly one of: `a`; `b` and `c`.',
    { kind: 'members', exactlyOne: true, sets: [['a'], ['b', 'c']] },
  ],
  [
    'At least one of: `a`; none of them.',
    { kind: 'members', exactlyOne: false, sets: [['a'], []] },
  ],
  [
    'If `street` is present, `city` is required.',
    { kind: 'dependent', name: 'street', required: ['city'] },
  ],
  [
    'If `way` is `bank`: `iban` is required. `iban` is of type string. The account.',
    {
      kind: 'if',
      if: { properties: { way: { const: 'bank' } } },
      then: {
        required: ['iban'],
        properties: { iban: { type: 'string', description: 'The account.' } },
      },
    },
  ],
  [
    'Unless `a` is present: `b` and `c` are required.',
    { kind: 'if', if: { required: ['a'] }, else: { required: ['b', 'c'] } },
  ],
  [
    'If `way` is `a` or `b`: `c` is absent. Otherwise: no value is valid.',
    {
      ...{ kind: 'if', if: { properties: { way: { enum: ['a', 'b'] } } } },
      ...{ then: { properties: { c: false } }, else: false },
    },
  ],
  [
    'If the value matches `{"minProperties":2}`: it must match `{"maxProperties":3}`.',
    { kind: 'if', if: { minProperties: 2 }, then: { maxProperties: 3 } },
  ],
  ['`a` and `b` are not allowed together.', { kind: 'not', schema: { required: ['a', 'b'] } }],
  ['Must not match the schema `Bank`.', { kind: 'not', schema: { $ref: '#/c/Bank' } }],
  ['Must not match the schema `{"const":1}`.', { kind: 'not', schema: { const: 1 } }],
])('%s', (sentence, condition) => {
  expect(sayCondition(condition)).toBe(sentence);
});

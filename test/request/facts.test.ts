import type { Schema } from '@site/src/catalogue/schema';
import { toFacts, toTypeName } from '../../src/request/facts';

describe('the facts of a value', () => {
  it.each<[Schema, string, readonly string[]]>([
    [{ type: 'string' }, 'string', []],
    [{ type: 'string', format: 'uri' }, 'string, URL', []],
    [{ type: 'integer', minimum: 0, default: 1 }, 'integer', ['0 or more', 'Default: `1`']],
    [
      { type: 'array', items: { type: 'string', enum: ['a', 'b'], maxLength: 1 } },
      'array of strings',
      ['Each at most 1 character', 'One of `a`, `b`'],
    ],
    [{ type: 'object', properties: [] }, 'object', []],
  ])('for %j are %s and %j', (schema, type, facts) => {
    expect(toTypeName(schema)).toBe(type);
    expect(toFacts(schema)).toEqual(facts);
  });
});

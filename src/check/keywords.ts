/** How the check reads the keywords of values: in entries, and when a value does not match one. */
import { isDateTime } from '../api/formats';
import {
  formatNames,
  type KeywordName,
  keywordNames,
  type Keywords,
  keywords,
  type ScalarType,
  toExpression,
} from '../api/keywords';
import { toQuoted } from './problem';

interface KeywordRule {
  /** What an entry can declare, as JSON Schema. `own` describes a value of the type itself. */
  readonly declared: (own: object) => object;
  /** What a message says was found and expected. Without it, `ajv.ts` has the words. */
  readonly say?: (value: unknown, limit: unknown) => { found: string; expected: string };
}

/** The formats that the check knows: of values, and of what keywords contain. */
export const formats = {
  'date-time': isDateTime,
  regex: (pattern: string) => toExpression(pattern) !== undefined,
};

const number = { type: 'number' };
const whole = { type: 'integer', minimum: 0, description: 'a non-negative integer' };
const length = { ...number, allOf: [whole] };

const rules: Readonly<Record<KeywordName, KeywordRule>> = {
  const: { declared: (own) => own },
  minimum: { declared: () => number, say: toBound('at least') },
  maximum: { declared: () => number, say: toBound('at most') },
  exclusiveMinimum: { declared: () => number, say: toBound('more than') },
  exclusiveMaximum: { declared: () => number, say: toBound('less than') },
  multipleOf: {
    declared: () => ({ ...number, exclusiveMinimum: 0, description: 'a number above 0' }),
    say: (value, factor) => ({ found: String(value), expected: `a multiple of ${String(factor)}` }),
  },
  default: { declared: (own) => own },
  examples: { declared: (own) => ({ type: 'array', items: own }) },
  minLength: { declared: () => length, say: toBound('at least') },
  maxLength: { declared: () => length, say: toBound('at most') },
  pattern: {
    declared: () => ({ type: 'string', format: 'regex', description: 'a regular expression' }),
    say: (value, pattern) => ({
      found: toQuoted(value),
      expected: `a match for ${toQuoted(pattern)}`,
    }),
  },
  format: { declared: () => ({ enum: formatNames }) },
};

function toBound(bound: string): KeywordRule['say'] {
  return (value, limit) => ({
    found: typeof value === 'string' ? `${[...value].length} characters` : String(value),
    expected: `${bound} ${String(limit)}`,
  });
}

/** The keywords that an entry can declare for a type, as JSON Schema. */
export function toDeclared<Type extends ScalarType>(type: Type, own: object) {
  const known = keywordNames.filter((name) => {
    const types: readonly ScalarType[] = keywords[name].types;
    return types.includes(type);
  });
  const declared = known.map((name) => [name, rules[name].declared(own)] as const);
  return Object.fromEntries(declared) as Record<keyof Keywords<unknown, Type>, object>;
}

/** What a message says about a value that does not match a keyword. */
export function sayKeyword(keyword: string, value: unknown, limit: unknown) {
  const known: Readonly<Record<string, KeywordRule>> = rules;
  return Object.hasOwn(known, keyword) ? known[keyword]?.say?.(value, limit) : undefined;
}

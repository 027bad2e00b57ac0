import fc from 'fast-check';
import { endpoints } from '../../support/entries';
import { isSecret, listNested } from '../../../src/openapi/shapes';
import type { FormValues } from '../../../src/request/model';
import { readSharedForm, toSharedForm } from '../../../src/request/share';
import { choicesOf, isFillable } from '../../../src/request/values';
import { formValuesOf } from '../form-values';
import { toLeaves, type Leaf } from '../leaves';

const forms = fc
  .constantFrom(...endpoints)
  .chain((endpoint) => formValuesOf(endpoint).map((values) => ({ endpoint, values })));

type Form = typeof forms extends fc.Arbitrary<infer Value> ? Value : never;

function fragmentOf({ endpoint, values }: Form): string {
  return toSharedForm(endpoint, values, '1.0')?.fragment ?? '';
}

const leavesOf = ({ endpoint: { parameters } }: Form, values: FormValues) =>
  Object.entries(parameters).flatMap(([location, list]) =>
    toLeaves(list, values[location as keyof FormValues] ?? {}, `${location}.`),
  );

/** Whether the form has inputs for the list that contains the value, if any does. */
function hasField({ endpoint: { parameters } }: Form, { at }: Leaf): boolean {
  const hidden = Object.entries(parameters).flatMap(([location, list]) =>
    listNested(list).flatMap(({ field, parents }) => {
      const depth = parents.filter(({ kind }) => kind === 'list').length;
      if (field.kind !== 'list' || isFillable(field, depth)) return [];
      return [`${[location, ...parents.map(({ name }) => name), field.name].join('.')}.`];
    }),
  );
  return !hidden.some((prefix) => at.startsWith(prefix));
}

/** The text as its field shows it. Empty if the field cannot show it. */
function toShown({ shape, value }: Leaf): string {
  const text = String(value)
    .toWellFormed()
    .replace(/[\r\n]/g, '');
  const choices = choicesOf(shape);
  if (choices) return choices.includes(text) ? text : '';
  const constant = shape.kind === 'scalar' ? shape.const : undefined;
  if (shape.type === 'string') return [undefined, text].includes(constant as string) ? text : '';
  return isNumber(text) ? text : '';
}

/** HTML, "rules for parsing floating-point number values", without what fields refuse. */
function isNumber(text: string): boolean {
  return /^[-.\d]/.test(text) && !/[\s.]$/.test(text) && !/^[^e]*[a-df-z]/i.test(text)
    ? Number.isFinite(Number(text))
    : false;
}

const toLine = (at: string, text: string) => `${at}: ${JSON.stringify(text)}`;

describe('a random form', () => {
  it('survives the way through a link', () => {
    const check = (form: Form) => {
      const read = readSharedForm(form.endpoint, fragmentOf(form));
      const entered = leavesOf(form, form.values)
        .filter((leaf) => !isSecret(leaf.shape) && hasField(form, leaf))
        .map((leaf) => ({ ...leaf, text: toShown(leaf) }))
        .filter(({ text }) => text !== '')
        .map(({ at, text }) => toLine(at, text));
      const filled = leavesOf(form, read.values);
      expect(filled.map(({ at, value }) => toLine(at, String(value)))).toEqual(entered);
    };
    fc.assert(fc.property(forms, check), { numRuns: 80 });
  });

  it('has a link of printable ASCII characters that ends with none that programs cut off', () => {
    const check = (form: Form) => {
      expect(fragmentOf(form)).toMatch(/^(?:#request\?v=1\.0(?:&[\w.~%-]+=[\w.~%/:-]*)+[^.])?$/);
    };
    fc.assert(fc.property(forms, check), { numRuns: 80 });
  });

  it('has no secret in its link', () => {
    const hush = 'hush-4711';
    const check = (form: Form) => {
      const all = JSON.stringify(form.values, (name, value: unknown) => {
        const isName = /token|secret|password|key|^authorization$/i.test(name);
        return isName && typeof value === 'string' ? hush : value;
      });
      const values = JSON.parse(all) as FormValues;
      expect(fragmentOf({ ...form, values })).not.toContain(hush);
    };
    fc.assert(fc.property(forms, check), { numRuns: 80 });
  });
});

/** Texts that look like links. */
const parts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webFragments(),
  fc.tuple(
    fc.array(fc.constantFrom('path', 'query', 'body', 'locales', 'title', '0', '99', '', 'v')),
    fc.string(),
  ),
);

describe('a random fragment', () => {
  it('never throws, and fills only fields of the form', () => {
    const fragments = fc
      .array(parts)
      .map((list) =>
        list.map((one) => (typeof one === 'string' ? one : `${one[0].join('.')}=${one[1]}`)),
      )
      .map((list) => `#request?${list.join('&')}`);
    fc.assert(
      fc.property(fc.constantFrom(...endpoints), fragments, (endpoint, fragment) => {
        const read = readSharedForm(endpoint, fragment);
        const form = { endpoint, values: read.values };
        const texts = leavesOf(form, read.values);
        expect(texts.every(({ value }) => typeof value === 'string')).toBe(true);
        expect(countTexts(read.values)).toBe(texts.length);
      }),
      { numRuns: 200 },
    );
  });
});

function countTexts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, one) => sum + countTexts(one), 0);
}

import fc from 'fast-check';
import { endpoints } from '../support/entries';
import { type Json, toText } from '../../src/openapi/document';
import type { Endpoint } from '../../src/openapi/model';
import { buildRequest, toTarget } from '../../src/request/build';
import { encodePairs, isDotSegment } from '../../src/request/encode';
import type { FormValues, HttpRequest } from '../../src/request/model';
import { choicesOf, toInitialText } from '../../src/request/values';
import { formValuesOf } from './form-values';
import { toLeaves, type Leaf } from './leaves';

interface Form {
  readonly endpoint: Endpoint;
  readonly values: FormValues;
}

const forms: fc.Arbitrary<Form> = fc.oneof(
  ...endpoints.map((endpoint) => formValuesOf(endpoint).map((values) => ({ endpoint, values }))),
);

const runs = 200;

/** Tests forms of all endpoints. A form that fails is shrunk and printed. */
function expectOfAllForms(check: (form: Form, request: HttpRequest) => void): void {
  fc.assert(
    fc.property(forms, (form) => check(form, buildRequest(form.endpoint, form.values))),
    { numRuns: runs },
  );
}

const isEntered = ({ value }: Leaf) => value !== '';
/** Required dropdowns can be in the body without a change by the user. */
const isDefault = ({ shape, required }: Leaf) => required && choicesOf(shape) !== undefined;

const toLine = ({ at, value }: Leaf) => `${at}: ${JSON.stringify(toText(value as Json))}`;

/** The body of the endpoint, as the object that its parameters describe. */
function toBodyLeaves({ parameters, isBareList }: Endpoint, body: Json): readonly Leaf[] {
  const list = parameters.body ?? [];
  return toLeaves(list, isBareList ? { [list[0]?.name ?? '']: body } : body);
}

function isOfItsType({ shape: { type }, value }: Leaf): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type !== 'integer' || typeof value === 'number') {
    return typeof value === (type === 'integer' ? 'number' : 'string');
  }
  const text = String(value);
  return String(Number(text)) !== text || !Number.isSafeInteger(Number(text));
}

/** The number of empty strings, lists and objects in a value. */
function countEmpty(json: Json): number {
  if (json === null || json === '') return 1;
  if (typeof json !== 'object') return 0;
  const members = Object.values(json as Readonly<Record<string, Json>>);
  return members.length === 0 ? 1 : members.reduce((sum: number, one) => sum + countEmpty(one), 0);
}

describe('a request with random values', () => {
  it('has exactly the entered values in its JSON body, as typed', () => {
    expectOfAllForms(({ endpoint, values }, { body }) => {
      if (body?.kind !== 'json') return;
      const entered = toLeaves(endpoint.parameters.body ?? [], values.body ?? {}).filter(isEntered);
      if (entered.length === 0) {
        expect(body.json).toEqual(endpoint.example.body);
        return;
      }
      const sent = toBodyLeaves(endpoint, body.json);
      const lines = (leaves: readonly Leaf[]) =>
        leaves.filter((leaf) => !isDefault(leaf)).map(toLine);
      expect(lines(sent)).toEqual(lines(entered));
      const sentLines = new Set(sent.map(toLine));
      expect(entered.map(toLine).filter((line) => !sentLines.has(line))).toEqual([]);
    });
  });

  it('has values of the declared types in its JSON body', () => {
    expectOfAllForms(({ endpoint }, { body }) => {
      if (body?.kind !== 'json') return;
      const wrong = toBodyLeaves(endpoint, body.json).filter((leaf) => !isOfItsType(leaf));
      expect(wrong).toEqual([]);
    });
  });

  it('has no empty strings, lists or objects in its JSON body', () => {
    expectOfAllForms((_form, { body }) => {
      if (body?.kind !== 'json') return;
      expect(countEmpty(body.json)).toBe(0);
    });
  });

  it('has a path whose segments decode to the entered values', () => {
    expectOfAllForms(({ endpoint, values }, { path }) => {
      const entered = endpoint.path.split('/').map((segment) => {
        const value = values.path?.[segment.slice(1, -1)];
        const isSent = typeof value === 'string' && value !== '' && !isDotSegment(value);
        return isSent ? value.toWellFormed() : segment;
      });
      expect(path.split('/').map(decodeURIComponent)).toEqual(['', ...entered]);
    });
  });

  it('has a query that decodes to the entered values', () => {
    expectOfAllForms(({ endpoint, values }, request) => {
      const entered = toLeaves(endpoint.parameters.query ?? [], values.query ?? {}).filter(
        isEntered,
      );
      const [, query, ...rest] = toTarget(request).split('?');
      expect(rest).toEqual([]);
      expect(query === undefined).toBe(entered.length === 0);
      expect([...new URLSearchParams(query)]).toEqual(
        entered.map(({ at, value }) => [at, String(value).toWellFormed()]),
      );
    });
  });

  it('has a form body that decodes to the entered values and the constants', () => {
    expectOfAllForms(({ endpoint, values }, { body }) => {
      if (body?.kind !== 'form') return;
      const parameters = endpoint.parameters.formData ?? [];
      const entered = toLeaves(parameters, values.formData ?? {}).filter(isEntered);
      const constants = parameters.map((one) => [one.name, toInitialText(one)]);
      const fields = entered.length === 0 ? endpoint.example.formData : undefined;
      expect(Object.fromEntries(new URLSearchParams(encodePairs(body.fields)))).toEqual({
        ...Object.fromEntries(constants.filter(([, constant]) => constant !== '')),
        ...Object.fromEntries(entered.map(({ at, value }) => [at, String(value).toWellFormed()])),
        ...fields,
      });
    });
  });

  it('has single-line headers with the entered values', () => {
    expectOfAllForms(({ values }, { headers }) => {
      const isBent = (text: unknown) => /^$|^\s|\s$|\p{Cc}/u.test(String(text));
      expect(headers.filter(([, value]) => isBent(value))).toEqual([]);
      const entered = Object.entries(values.header ?? {}).filter(([, value]) => !isBent(value));
      expect(headers).toEqual(expect.arrayContaining(entered));
    });
  });

  it('has a URL of printable ASCII characters, and no value changes the host', () => {
    expectOfAllForms(({ endpoint }, request) => {
      expect(request.baseUrl).toBe(endpoint.baseUrl);
      expect(toTarget(request)).toMatch(/^\/[\w.~%{}/-]*(\?[\w.~%=&-]+)?$/);
    });
  });
});

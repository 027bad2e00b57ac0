/** The request contains what the form shows, in every place of a parameter. */
import type { Property } from '../../src/catalogue/schema';
import type { Json } from '../../src/openapi/document';
import { exactNumber } from '../../src/openapi/numbers';
import { buildRequest } from '../../src/request/build';
import type { FormObject } from '../../src/request/model';
import { createLink, exampleBody, parameter, toParameters } from './sample';

const places = ['path', 'query', 'header', 'formData', 'body'] as const;

/** The value of `x` in a request; nothing if it has none, or if it has the example body. */
function sentOf(location: (typeof places)[number], x: Property, values?: FormObject): unknown {
  const request = buildRequest(
    {
      ...createLink,
      path: 'a/{x}/{other}',
      parameters: toParameters({ [location]: [x, parameter('other', 'string')] }),
      example: location === 'body' ? { body: exampleBody } : { formData: { form: 'example' } },
    },
    values ? { [location]: values } : {},
  );
  const { body } = request;
  const pairs = {
    path: [['x', decodeURIComponent(request.path.split('/')[2] ?? '')]] as const,
    query: request.query,
    header: request.headers,
    formData: body?.kind === 'form' ? body.fields : [],
    body: body?.kind === 'json' ? Object.entries(body.json as object) : [],
  };
  return (Object.fromEntries(pairs[location]) as { readonly x?: unknown }).x;
}

const constant = parameter('x', 'string', { const: 'only' });
const choice = parameter('x', 'string', { enum: ['a', 'b'] });
const flag = parameter('x', 'boolean');
const toRequired = <Declared extends Property>(x: Declared) => ({ ...x, required: true });

/** `other` has a value, so the body is not the example. */
const touched = { other: 'o' };

/** What a parameter, a form and a JSON body have; the body what a form has, if it is not said. */
type Row = [
  ...[name: string, x: Property, values: FormObject],
  ...[inParameter: string | undefined, inForm: string | undefined, inBody?: Json],
];

const rows: Row[] = [
  ['a constant', constant, touched, 'only', 'only'],
  ['another value than a constant', constant, { x: 'y' }, 'y', 'y'],
  ['a default of a required choice', toRequired({ ...choice, default: 'b' }), touched, 'b', 'b'],
  ['no choice of several but in a body', toRequired(choice), { ...touched, x: '' }, '{x}', 'a'],
  ['no choice that is optional', choice, { ...touched, x: '' }, undefined, undefined],
  ['no boolean but false in a body', toRequired(flag), touched, '{x}', 'false', false],
  ['no boolean that is optional', flag, { ...touched, x: '' }, undefined, undefined],
  ['a chosen value', toRequired(choice), { x: 'b' }, 'b', 'b'],
  ['a chosen true', toRequired(flag), { x: 'true' }, 'true', 'true', true],
  ['an integer', parameter('x', 'integer'), { x: '0' }, '0', '0', 0],
  ['a text in an integer field', parameter('x', 'integer'), { x: '1e3' }, '1e3', '1e3'],
  ['no number', parameter('x', 'number'), { ...touched, x: '' }, undefined, undefined],
  ['a text in a number field', parameter('x', 'number'), { x: '.5' }, '.5', '.5'],
  ['a number', parameter('x', 'number'), { x: '1.50' }, '1.50', '1.50', exactNumber('1.50') ?? 1],
];

describe.each(places)('the %s of a request contains', (location) => {
  const isBody = location === 'body' || location === 'formData';

  it.each(rows)('%s', (_name, x, values, inParameter, inForm, inBody = inForm) => {
    const sent = location === 'body' ? inBody : location === 'formData' ? inForm : inParameter;
    expect(sentOf(location, x, values)).toBe(location === 'path' ? (sent ?? '{x}') : sent);
  });

  it('the displayed values before anything is entered, or the example of the body', () => {
    const untouched: readonly FormObject[] = [{}, { other: '' }, { x: '' }];
    for (const values of [undefined, ...untouched]) {
      expect(sentOf(location, constant, values)).toBe(isBody ? undefined : 'only');
      for (const x of [choice, flag]) {
        expect(sentOf(location, toRequired(x), values)).toBe(isBody ? undefined : '{x}');
      }
    }
  });
});

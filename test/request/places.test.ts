/** The request contains what the form shows, in every place of a parameter. */
import type { Endpoint } from '../../src/openapi/model';
import type { Property, ScalarSchema } from '../../src/catalogue/schema';
import { exactNumber } from '../../src/openapi/numbers';
import { buildRequest } from '../../src/request/build';
import type { FormObject } from '../../src/request/model';
import { createLink, exampleBody, parameter, toParameters } from './sample';

const places = ['path', 'query', 'header', 'formData', 'body'] as const;

const example = { form: 'example' };
const other = parameter('other', 'string');

/** The value of `x` in a request; nothing if it has none, or if it has the example body. */
function sentOf(
  location: (typeof places)[number],
  x: Property,
  values: FormObject | undefined,
): unknown {
  const endpoint: Endpoint = {
    ...createLink,
    path: 'a/{x}/{other}',
    parameters: toParameters({ [location]: [x, other] }),
    example: location === 'body' ? { body: exampleBody } : { formData: example },
  };
  const request = buildRequest(endpoint, values ? { [location]: values } : {});
  switch (location) {
    case 'path': {
      const [, , segment = ''] = request.path.split('/');
      return segment === '{x}' ? undefined : decodeURIComponent(segment);
    }
    case 'query':
      return Object.fromEntries(request.query)['x'];
    case 'header':
      return Object.fromEntries(request.headers)['x'];
    case 'formData':
    case 'body': {
      const { body } = request;
      if (body?.kind === 'json') return (body.json as { x?: unknown }).x;
      return body?.kind === 'form' ? Object.fromEntries(body.fields)['x'] : undefined;
    }
    default:
      return location satisfies never;
  }
}

const required = { required: true } as const;
const constant = parameter('x', 'string', { const: 'only' });
const choice = parameter('x', 'string', { enum: ['first', 'second'] });
const flag = parameter('x', 'boolean');

/** A value as text, for most places, and as JSON, for a JSON body. */
interface Sent {
  readonly text: string;
  readonly json: number | boolean | string;
  /** Whether parameters have no value, since it would be made up. */
  readonly isMade?: true;
}

const inBody = (text: string): Sent => ({ text, json: text, isMade: true });

/** What a required parameter without a value is in a request. That of a path is its place. */
const toPlaceholder = (location: string) => (location === 'path' ? undefined : '{x}');

type Row = readonly [
  name: string,
  x: Property,
  values: FormObject | undefined,
  sent: string | Sent | undefined,
];

/** `other` has a value, so the body is not the example. */
const touched = { other: 'a' };

const rows: Row[] = [
  ['a constant', constant, touched, 'only'],
  ['a required constant', { ...constant, ...required }, touched, 'only'],
  [
    'the default of a required dropdown',
    { ...choice, ...required, default: 'second' },
    touched,
    'second',
  ],
  ['no choice of several in a parameter', { ...choice, ...required }, touched, inBody('first')],
  ['no choice of an optional dropdown', choice, touched, undefined],
  [
    'false for a required boolean of a body',
    { ...flag, ...required },
    touched,
    { ...inBody('false'), json: false },
  ],
  ['nothing for an optional boolean', flag, touched, undefined],
  [
    'no default, because the API applies it',
    parameter('x', 'integer', { default: 5 }),
    {},
    undefined,
  ],
  ['a chosen value', choice, { x: 'second' }, 'second'],
  ['a chosen value instead of the first', { ...choice, ...required }, { x: 'second' }, 'second'],
  ['a chosen true', { ...flag, ...required }, { x: 'true' }, { text: 'true', json: true }],
  ['no "Not specified"', choice, { ...touched, x: '' }, undefined],
  ['no "Not specified" for a boolean', flag, { ...touched, x: '' }, undefined],
  [
    'the first choice of a body instead of a required "Not specified"',
    { ...choice, ...required },
    { ...touched, x: '' },
    inBody('first'),
  ],
  [
    'a choice that looks like "Not specified"',
    parameter('x', 'string', { enum: ['unspecified'] }),
    { x: 'unspecified' },
    'unspecified',
  ],
  ['an integer', parameter('x', 'integer'), { x: '0' }, { text: '0', json: 0 }],
  ['a text in an integer field', parameter('x', 'integer'), { x: '1e3' }, '1e3'],
  [
    'a number',
    parameter('x', 'number'),
    { x: '1.50' },
    { text: '1.50', json: exactNumber('1.50') ?? '' },
  ],
];

describe.each(places)('the %s of a request contains', (location) => {
  it.each(rows)('%s', (_name, x, values, sent) => {
    const { text, json, isMade }: Partial<Sent> =
      typeof sent === 'object' ? sent : { text: sent, json: sent };
    const isBody = location === 'body' || location === 'formData';
    const isDefaultHeader = location === 'header' && 'default' in x;
    const expected = isDefaultHeader ? String(x.default) : location === 'body' ? json : text;
    expect(sentOf(location, x, values)).toBe(
      isMade && !isBody ? toPlaceholder(location) : expected,
    );
  });

  it('the displayed values before anything is entered, or the example of the body', () => {
    const isBody = location === 'body' || location === 'formData';
    const empty: readonly (FormObject | undefined)[] = [undefined, {}, { other: '' }, { x: '' }];
    for (const values of empty) {
      expect(sentOf(location, constant, values)).toBe(isBody ? undefined : 'only');
      const placeholder = isBody ? undefined : toPlaceholder(location);
      expect(sentOf(location, { ...choice, ...required }, values)).toBe(placeholder);
      expect(sentOf(location, { ...flag, ...required }, values)).toBe(placeholder);
    }
  });
});

describe('a header of a sample', () => {
  const samples: readonly (readonly [string, ScalarSchema, boolean, string | undefined])[] = [
    [
      'its default rather than an example',
      { type: 'string', default: 'v1', examples: ['v0'] },
      true,
      'v1',
    ],
    ['the first example if it is required', { type: 'string', examples: ['a', 'b'] }, true, 'a'],
    ['no example if it is optional', { type: 'string', examples: ['a'] }, false, undefined],
    ['the default of an integer', { type: 'integer', default: 0 }, false, '0'],
    ['the default of a boolean', { type: 'boolean', default: true }, false, 'true'],
    ['the default of a choice', { type: 'string', enum: ['a', 'b'], default: 'b' }, false, 'b'],
    ['a placeholder without a value', { type: 'string' }, true, '{x}'],
    ['nothing without a value that is optional', { type: 'string' }, false, undefined],
  ];
  it('contains no "Not specified", and the default that the API applies', () => {
    const assumed = parameter('x', 'string', { enum: ['a', 'b'], default: 'b' });
    expect(sentOf('header', choice, { x: '' })).toBeUndefined();
    expect(sentOf('header', assumed, { x: '' })).toBe('b');
  });

  it.each(samples)('contains %s', (_name, schema, isRequired, text) => {
    const x = { name: 'x', description: 'X.', required: isRequired, ...schema };
    expect(sentOf('header', x, undefined)).toBe(text);
    expect(sentOf('header', x, { x: '' })).toBe(text);
  });
});

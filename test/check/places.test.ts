/** The parameters that each place of a request accepts, and their names. */
import { arrayOf, strings } from '../../src/catalogue/define';
import type { EndpointEntry } from '../../src/catalogue/model';
import type { Property, StringSchema } from '../../src/catalogue/schema';
import {
  boardId,
  body,
  createLink,
  exampleBody,
  messagesOf,
  page,
  path,
  startTime,
  title,
  toLine,
  toX,
  widget,
  withBodyParameter,
  withParameter,
  type Row,
} from './sample';

const expectedName =
  'a name that is not a number, without "/", line breaks, invisible characters, or leading and trailing spaces';
const toOneLine = (name: string) => JSON.stringify(name).slice(1, -1);
const nameRows: Row[] = ['17', 'a/b', 'a ', 'a\nb', 'a\u200bb'].flatMap((name): Row[] => [
  [
    `parameters.query.${toOneLine(name)}.name: found ${JSON.stringify(name)}, expected ${expectedName}`,
    withParameter({ ...startTime, name }),
  ],
  [
    `parameters.body.x.${toOneLine(name)}.name: found ${JSON.stringify(name)}, expected ${expectedName}`,
    withBodyParameter(toX(arrayOf([page, { ...startTime, name }]))),
  ],
]);

/** A header, a form field and a query value in addition to the sample endpoint. */
const toPlaces = (parameter: Property): readonly (readonly [string, Partial<EndpointEntry>])[] => [
  ['query', withParameter(parameter)],
  ['header', { parameters: { ...createLink.parameters, header: [parameter] } }],
  ['formData', { parameters: { path: [boardId], formData: [parameter] }, example: { path } }],
  [
    'path',
    {
      path: 'boards/{boardId}/{x}',
      parameters: { ...createLink.parameters, path: [boardId, parameter] },
      example: { path, body: exampleBody },
    },
  ],
];

const placeRows: Row[] = [toX(strings), toX({ type: 'object', properties: [page] })].flatMap(
  (parameter) =>
    toPlaces(parameter).map(([location, change]): Row => [
      `parameters.${location}.x.type: found "${parameter.type}", expected a string, a number or a boolean, because only a body can contain lists and objects`,
      change,
    ]),
);

const headerRows: Row[] = ['X Trace', 'X-Træce', '7', 'X\r\nY'].map((name) => [
  `parameters.header.${toOneLine(name)}.name: found ${JSON.stringify(name)}, expected a header name with letters, digits and hyphens`,
  { parameters: { ...createLink.parameters, header: [{ ...startTime, name }] } },
]);

const traceOf = (change: Partial<StringSchema>): Partial<EndpointEntry> => ({
  parameters: {
    ...createLink.parameters,
    header: [{ name: 'X-Trace', type: 'string', description: 'Trace.', ...change }],
  },
});

const headerValueRows: Row[] = (
  [
    ['const', { const: 'a\nb' }, 'a\nb'],
    ['default', { default: 'ä' }, 'ä'],
    ['enum[1]', { enum: ['a', '…'] }, '…'],
    ['examples[0]', { examples: ['Bearer …'] }, 'Bearer …'],
  ] as const
).map(([keyword, change, found]) => [
  `parameters.header.X-Trace.${keyword}: found ${JSON.stringify(found)}, expected printable ASCII characters in a header, and no "{{"`,
  traceOf(change),
]);

const variableRow: Row = [
  'parameters.header.X-Trace.default: found "{{$guid}}", expected printable ASCII characters in a header, and no "{{"',
  traceOf({ default: '{{$guid}}' }),
];

const bodyRows: Row[] = [
  ...(['GET', 'DELETE'] as const).flatMap((method): Row[] => [
    [
      `parameters.body: found a body with ${method}, expected no body, or POST, PUT or PATCH`,
      { method },
    ],
    [
      `parameters.formData: found a body with ${method}, expected no body, or POST, PUT or PATCH`,
      { method, parameters: { path: [boardId], formData: [startTime] }, example: { path } },
    ],
  ]),
  [
    'parameters.body: found both body and formData, expected only one of them',
    { parameters: { ...createLink.parameters, formData: [startTime] } },
  ],
  [
    'parameters.body: found 1 parameters with bodyShape "array", expected exactly one parameter, of type array',
    { bodyShape: 'array', parameters: { body: [title] }, path: 'x', example: { body: 'a' } },
  ],
];

const toSections = (...sections: readonly (readonly string[])[]): Partial<EndpointEntry> => ({
  sections: {
    body: sections.map((names, index) => ({ title: `S${index}`, description: 'S.', names })),
  },
});
const known = 'expected one of "title", "locales", "linkIds", "widget", "startTime", "tags"';
const sectionRows: Row[] = [
  [`sections.body: found "page", ${known}`, toSections(['title', 'page'])],
  [
    'sections.body: found "title" more than once, expected unique names',
    toSections(['title'], ['tags', 'title']),
  ],
  [
    'sections.header: found "a", expected none',
    { sections: { header: [{ title: 'S', description: 'S.', names: ['a'] }] } },
  ],
];

describe('the check of places', () => {
  it.each([
    ...nameRows,
    ...placeRows,
    ...headerRows,
    ...headerValueRows,
    variableRow,
    ...bodyRows,
    ...sectionRows,
  ])('reports %s', (problem, change) => {
    expect(messagesOf(change)).toEqual([toLine(problem)]);
  });

  it('accepts sections, and names with spaces, dots and any script', () => {
    const names = ['a b', 'rescanOptions.metadata', '-', 'é', '東京', '1a', '__proto__'];
    const query = names.map((name) => ({ ...startTime, name }));
    const header = [{ ...startTime, name: 'X-Trace_1.a' }];
    expect(
      messagesOf({
        parameters: { path: [boardId], query, header, body },
        example: { path, body: exampleBody },
      }),
    ).toEqual([]);
    expect(messagesOf(toSections(['title'], ['tags', 'widget']))).toEqual([]);
    expect(messagesOf(withBodyParameter({ ...widget, name: 'x' }))).toEqual([]);
  });
});

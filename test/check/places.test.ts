/** The parameters that each place of a request accepts, and their names. */
import { strings } from '../../src/catalogue/define';
import type { EndpointEntry } from '../../src/catalogue/model';
import type { Property } from '../../src/catalogue/schema';
import {
  boardId,
  body,
  createLink,
  exampleBody,
  messagesOf,
  page,
  path,
  startTime,
  testRows,
  title,
  toX,
  widget,
  withBodyParameter,
  withQuery,
  type Row,
} from './sample';

/** A header, a form field and a query value in addition to the sample endpoint. */
const toPlaces = (parameter: Property): readonly (readonly [string, Partial<EndpointEntry>])[] => [
  ['query', withQuery(parameter)],
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
      `parameters.${location}.x.type: found "${parameter.type}", expected a string, a number`,
      change,
    ]),
);

const bodyRows: Row[] = [
  ['parameters.body: found a body with GET, expected no body', { method: 'GET' }],
  [
    'parameters.formData: found a body with DELETE, expected no body',
    { method: 'DELETE', parameters: { path: [boardId], formData: [startTime] }, example: { path } },
  ],
  [
    'parameters.body: found both body and formData, expected only one of them',
    { parameters: { ...createLink.parameters, formData: [startTime] } },
  ],
  [
    'parameters.body: found 1 parameter with bodyShape "array", expected exactly one',
    { bodyShape: 'array', parameters: { body: [title] }, path: 'x', example: { body: 'a' } },
  ],
];

const toSections = (...sections: readonly (readonly string[])[]): Partial<EndpointEntry> => ({
  sections: {
    body: sections.map((names, index) => ({ title: `S${index}`, description: 'S.', names })),
  },
});
const sectionRows: Row[] = [
  [
    'sections.body[0].names[1]: found "page", expected one of "title", "locales", "linkIds"',
    toSections(['title', 'page']),
  ],
  [
    'sections.header[0].names[0]: found "a", expected none',
    { sections: { header: [{ title: 'S', description: 'S.', names: ['a'] }] } },
  ],
];

describe('the check of places', () => {
  testRows([...placeRows, ...bodyRows, ...sectionRows]);

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

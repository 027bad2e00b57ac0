/** What operations say of their values around the schemas. */
import { endpointsOf } from './read';

const readOperation = (post: object) => endpointsOf({ paths: { '/a': { post } } })[0];

it('shows a stream beside a schema that says nothing, and any other shape', () => {
  const ok = (content: object) => ({ responses: { 200: { description: '', content } } });
  const itemSchema = { type: 'object', properties: { n: { type: 'integer' } } };
  const endpoint = readOperation(
    ok({ 'application/json': { schema: {} }, 'text/event-stream': { itemSchema } }),
  );
  expect(endpoint?.responses).toMatchObject([
    {
      mediaTypes: ['text/event-stream', 'application/json'],
      shape: { kind: 'list', stream: true, items: { fields: [{ name: 'n' }] } },
    },
  ]);
  const text = { schema: { type: 'string', maxLength: 9 } };
  const other = readOperation(ok({ 'text/plain': {}, 'a/b': { schema: {} }, 'a/c': text }));
  expect(other?.responses[0]).toMatchObject({ shape: { maxLength: 9 } });
  const both = readOperation(ok({ 'text/plain': text, 'a/b': { schema: { type: 'integer' } } }));
  expect(both?.responses[0]?.examples).toMatchObject([
    { mediaType: 'a/b', shape: { type: 'integer' } },
  ]);
});

it.each([
  ['Sorts.', 'Up or down.', 'Sorts.\n\nUp or down.'],
  ['Sorts up.', 'Sorts up.', 'Sorts up.'],
  [undefined, 'Up.', 'Up.'],
  ['Sorts.', undefined, 'Sorts.'],
])('joins the texts of a parameter and of its schema: %p, %p', (description, inner, text) => {
  const schema = { type: 'string', ...(inner && { description: inner }) };
  const parameter = { name: 'q', in: 'query', schema, ...(description && { description }) };
  const endpoint = readOperation({ parameters: [parameter], responses: {} });
  expect(endpoint?.parameters.query?.[0]?.description).toBe(text);
});

it.each([
  [{ one: { value: 1 } }, undefined],
  [{ one: { summary: 'First', value: 1 } }, ['a/b · First', undefined]],
  [{ one: { description: 'The first.', value: 1 } }, ['a/b · one', 'The first.']],
])('tells what the author calls the only example of a body: %j', (examples, told) => {
  const content = { 'a/b': { schema: { type: 'integer' }, examples } };
  const endpoint = readOperation({ requestBody: { content }, responses: {} });
  const [option] = endpoint?.choices?.find(({ name }) => name === 'mediaType')?.options ?? [];
  expect(option && [option.label, option.description]).toEqual(told);
});

it('calls a range of media types what the document does, and sends one of them', () => {
  const media = { schema: { type: 'object', properties: { n: { type: 'integer' } } } };
  const content = { 'application/json': media, 'application/*+json': media };
  const endpoint = readOperation({ requestBody: { content }, responses: {} });
  expect(endpoint?.choices?.[0]?.options).toMatchObject([
    { label: 'application/json', mediaType: 'application/json' },
    { label: 'application/*+json', mediaType: 'application/json' },
  ]);
});

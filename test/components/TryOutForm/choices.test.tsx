/** What a reader chooses beside the fields: the server, the body, and the format of the response. */
import {
  choicesOf,
  dropdown,
  press,
  renderEndpoint,
  renderWithoutScripts,
  sample,
  sentJson,
  textbox,
} from './support';
import { cleanup, screen } from '@testing-library/react';
import { endpointsOf } from '../../openapi/read';
import { textsOf } from '../../support/component';

const content = {
  'application/vnd.list+json': { schema: { type: 'object' }, example: { id: 7 } },
  'text/csv': { schema: { type: 'string' }, example: 'id\n7\n' },
};
const responses = { 200: { description: 'The list.', content }, 404: { description: 'None.' } };
const [list, get] = endpointsOf({
  servers: [
    { url: 'https://a.test', description: 'Production' },
    {
      url: 'https://{region}.b.test/{stage}',
      variables: { region: { default: 'eu', enum: ['eu', 'us'] }, stage: { default: 'live' } },
    },
  ],
  paths: {
    '/lists': { get: { summary: 'List', responses } },
    '/list': { get: { summary: 'Get', responses } },
  },
});

function open(endpoint = list!) {
  cleanup();
  return renderEndpoint(endpoint);
}

it('keeps the server and its variables for the next page, until the form is reset', async () => {
  const user = open();
  expect(screen.getAllByText('Production')).toHaveLength(2);
  expect(screen.queryByRole('combobox', { name: 'region' })).toBeNull();
  await user.selectOptions(dropdown('Server'), 'https://{region}.b.test/{stage}');
  await user.selectOptions(dropdown('region'), 'us');
  await user.type(textbox('stage'), 'new');
  expect(sample()).toContain("--url 'https://us.b.test/new/lists'");
  const next = open(get);
  expect(sample()).toContain("--url 'https://us.b.test/new/list'");
  await press(next, 'Reset');
  open();
  expect(sample()).toContain("--url 'https://a.test/lists'");
});

it('asks for the format of the response that a reader chose, and shows what the form asks for', async () => {
  const user = open();
  const response = () => screen.getByLabelText('Example response', { selector: 'pre, div' });
  expect(sample()).toContain('Accept: application/vnd.list+json');
  await user.selectOptions(dropdown('Response format'), 'text/csv');
  expect(sample()).toContain('Accept: text/csv');
  await user.selectOptions(dropdown('Accept'), 'application/vnd.list+json');
  expect(dropdown('Response format')).toHaveValue('application/vnd.list+json');
  expect(response()).toHaveTextContent('"id": 7');
});

it('the examples of a body are chosen beside the code only, and in the HTML if not sent', async () => {
  const of = (value: unknown) => ({ value });
  const examples = { one: of({ n: 1 }), two: of({ n: 2 }), three: of('n,3') };
  const post = { requestBody: { content: { 'a/json': { examples } } }, responses: {} };
  const endpoint = endpointsOf({ paths: { '/a': { post } } })[0]!;
  const page = renderWithoutScripts(endpoint);
  const shown = textsOf(page.querySelectorAll('.unscripted pre'));
  expect(shown).toEqual(['{\n  "n": 2\n}', '"n,3"']);
  const user = renderEndpoint(endpoint);
  expect(screen.queryByRole('combobox', { name: 'Media type' })).toBeNull();
  expect(choicesOf('Example request')).toEqual(['[one]', 'two', 'three']);
  await user.selectOptions(dropdown('Example request'), 'two');
  expect(sentJson()).toEqual({ n: 2 });
});

it.each([
  ['Production/Tests', ['[Production]', 'Tests']],
  ['Production/Production', ['[https://0.test]', 'https://1.test']],
  [`Production/${'A long text. '.repeat(4)}`, ['[https://0.test]', 'https://1.test']],
])('servers that are described as %s are called %j', (descriptions, names) => {
  const servers = descriptions
    .split('/')
    .map((description, index) => ({ url: `https://${index}.test`, description }));
  renderEndpoint(endpointsOf({ servers, paths: { '/a': { put: { responses: {} } } } })[0]!);
  expect(choicesOf('Server')).toEqual(names);
});

it('the body of a media type has its own texts and conditions', async () => {
  const text = { type: 'string' };
  const toMedia = (description: string, name: string) => {
    const properties = { a: text, [name]: text };
    return {
      schema: { type: 'object', description, properties, dependentRequired: { a: [name] } },
    };
  };
  const content = {
    'application/json': toMedia('As an object.', 'b'),
    'application/x-www-form-urlencoded': toMedia('As a form.', 'c'),
    'text/csv': { schema: text },
  };
  const put = { requestBody: { description: 'A thing.', content }, responses: {} };
  const [either] = endpointsOf({ paths: { '/a': { put } } });
  const { textContent } = renderWithoutScripts(either!).querySelector('.unscripted ul')!;
  expect(textContent).toContain('As a form.If a is present, c is required.');
  const user = renderEndpoint(either!);
  const told = [
    ['application/json', 'object', 'b'],
    ['application/x-www-form-urlencoded', 'form', 'c'],
    ['text/csv', '', ''],
  ];
  for (const [type = '', words = '', needed = ''] of told) {
    await user.selectOptions(dropdown('Media type'), type);
    const section = screen.getByRole('region', { name: /^(?:Body Params|Form Data)/ });
    expect(section).toHaveTextContent('A thing.');
    expect(/As an? (\w+)/.exec(section.textContent)?.[1] ?? '').toBe(words);
    expect(/present, (\S) is/.exec(section.textContent)?.[1] ?? '').toBe(needed);
  }
});

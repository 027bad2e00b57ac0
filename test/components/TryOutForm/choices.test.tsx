/** What a reader chooses beside the fields: the server, and the format of the response. */
import { dropdown, press, renderEndpoint, sample, textbox } from './support';
import { cleanup, screen } from '@testing-library/react';
import { endpointsOf } from '../../openapi/read';

const content = {
  'application/vnd.list+json': { schema: { type: 'object' }, example: { id: 7 } },
  'text/csv': { schema: { type: 'string' }, example: 'id\n7\n' },
};
const responses = { 200: { description: 'The list.', content }, 404: { description: 'None.' } };
const [list, get] = endpointsOf({
  servers: [
    { url: 'https://a.test' },
    { url: 'https://{region}.b.test', variables: { region: { default: 'eu' } } },
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
  await user.selectOptions(dropdown('Server'), 'https://{region}.b.test');
  await user.type(textbox('region'), 'us');
  const next = open(get);
  expect(sample()).toContain("--url 'https://us.b.test/list'");
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

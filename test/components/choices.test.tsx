import {
  choicesOf,
  dropdown,
  renderEndpoint,
  renderWithoutScripts,
  sentJson,
} from './TryOutForm/support';
import { screen } from '@testing-library/react';
import { endpointsOf } from '../openapi/read';

const of = (value: unknown) => ({ value });
const examples = { one: of({ n: 1 }), two: of({ n: 2 }), three: of('n,3') };
const post = { requestBody: { content: { 'a/json': { examples } } }, responses: {} };
const endpoint = endpointsOf({ paths: { '/a': { post } } })[0]!;

describe('the examples of a body', () => {
  it('are chosen beside the code only', async () => {
    const user = renderEndpoint(endpoint);
    expect(screen.queryByRole('combobox', { name: 'Media type' })).toBeNull();
    expect(choicesOf('Example request')).toEqual(['[one]', 'two', 'three']);
    await user.selectOptions(dropdown('Example request'), 'two');
    expect(sentJson()).toEqual({ n: 2 });
  });

  it('are in the HTML if the sample does not send them', () => {
    const page = renderWithoutScripts(endpoint);
    const shown = [...page.querySelectorAll('.unscripted pre')].map((one) => one.textContent);
    expect(shown).toEqual(['{\n  "n": 2\n}', '"n,3"']);
  });
});

it.each([
  ['Production/Tests', ['[Production]', 'Tests']],
  ['Production/Production', ['[https://0.test]', 'https://1.test']],
  [`Production/${'A long text. '.repeat(4)}`, ['[https://0.test]', 'https://1.test']],
])('servers that are described as %s are called %j', (descriptions, names) => {
  const servers = descriptions
    .split('/')
    .map((description, index) => ({ url: `https://${index}.test`, description }));
  renderEndpoint(endpointsOf({ servers, paths: { '/a': { post } } })[0]!);
  expect(choicesOf('Server')).toEqual(names);
});

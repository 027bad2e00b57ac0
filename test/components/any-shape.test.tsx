import {
  choicesOf,
  dropdown,
  renderEndpoint,
  renderWithoutScripts,
  sentJson,
} from './TryOutForm/support';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Endpoint, Field, Shape } from '@portal/src/openapi/model';
import { createLink, named, text } from '../request/sample';
import { textsOf } from '../support/component';

const lowerCase: Shape = { ...text, pattern: '^[a-z]+$' };
const toGroup = (...names: readonly string[]): Shape => ({
  kind: 'group',
  fields: names.map((name) => named(name, text)),
});

const pet = named('pet', {
  kind: 'union',
  alternatives: [
    { ...toGroup('name', 'bark'), title: 'Dog' },
    {
      ...{ kind: 'group', title: 'Cat' },
      fields: ['kind', 'name', 'lives'].map((name) =>
        named(name, { ...text, ...(name === 'kind' && { const: 'cat' }) }),
      ),
    },
  ],
  discriminator: 'kind',
});

const endpoint: Endpoint = {
  ...createLink,
  parameters: {
    body: [
      pet,
      named('labels', { kind: 'dictionary', values: text, names: lowerCase }),
      named('extra', { kind: 'union', alternatives: [] }),
      named('owner', { kind: 'ref', schema: 'Owner', slug: 'owner' }),
      named('address', { kind: 'group', fields: [named('city', text)], others: text }),
      named('point', { kind: 'list', items: text, first: [toGroup('x'), toGroup('y')] }),
    ],
  },
  responses: [
    {
      status: '200',
      description: 'Created.',
      mediaTypes: ['application/json', 'application/xml'],
      shape: { kind: 'union', alternatives: [toGroup('id'), toGroup('error')] },
      example: { id: 'p1' },
      examples: [
        { mediaType: 'application/json', value: { id: 'p1' } },
        { name: 'Gone', mediaType: 'application/json', value: { id: null } },
        { name: 'Gone', mediaType: 'application/json', value: { id: 'p2' }, description: 'Moved.' },
        { mediaType: 'application/xml', value: '<pet id="p1"/>' },
        { mediaType: 'application/jsonl', value: '{"line":1}\n{"line":2}' },
      ],
      headers: [named('X-Remaining', text)],
      links: [
        {
          name: 'get',
          description: '',
          operationId: 'getPet',
          route: '/docs/pets/get-pet',
          parameters: { petId: '$response.body#/id' },
        },
      ],
    },
    { status: 'default', description: '', mediaTypes: [] },
  ],
};

const render = (change: Partial<Endpoint> = {}) => renderEndpoint({ ...endpoint, ...change });
const input = (path: string) => document.getElementById(path);

describe('the form', () => {
  it('has the fields of the chosen alternative, and documents those of all', async () => {
    const user = render();
    const kind = within(screen.getByRole('group', { name: 'Kind of pet' }));
    expect(kind.getByRole('radio', { name: 'Dog' })).toBeChecked();
    // What is missing leads there.
    expect(input('body/pet')).toContainElement(kind.getByRole('radio', { name: 'Dog' }));
    // The fields around stand further out.
    expect(input('body/pet/of0/bark')?.closest('.nested')).toBeVisible();
    expect(input('body.pet.lives')).toHaveTextContent('lives');
    await user.type(input('body/pet/of0/name')!, 'Rex');
    await user.click(kind.getByRole('radio', { name: 'Cat' }));
    expect(sentJson()).toEqual({ pet: { kind: 'cat', name: 'Rex' } });
    expect(kind.getByRole('radio', { name: 'Cat' })).toBeChecked();
    expect(input('body/pet/of0/bark')).toBeNull();
    await user.type(input('body/pet/of1/lives')!, '9');
    expect(sentJson()).toEqual({ pet: { kind: 'cat', name: 'Rex', lives: '9' } });
  });

  it('has no address twice', () => {
    render();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each([
    ['of a dictionary', 'labels', 'body/labels/0'],
    ['beside known fields', 'Other fields of address', 'body/address/*/0'],
  ])('adds and removes entries %s', async (_, name, path) => {
    const user = render();
    const list = within(screen.getByRole('group', { name }));
    await user.click(list.getByRole('button', { name: 'Add Entry' }));
    expect(input(`${path}/name`)).toHaveFocus();
    await user.keyboard('colour');
    await user.type(input(`${path}/value`)!, 'red');
    expect(JSON.stringify(sentJson())).toContain('{"colour":"red"}');
    await user.click(list.getByRole('button', { name: `Remove ${name} 1` }));
    expect(input(`${path}/name`)).toBeNull();
  });

  it('leaves a choice in a path as a placeholder until a value is entered', () => {
    const kind = { kind: 'choice', type: 'string', choices: ['user', 'team'] } as const;
    const path: readonly Field[] = [named('kind', kind, { required: true })];
    renderEndpoint({ ...endpoint, path: 'a/{kind}', parameters: { path } });
    const line = () => document.querySelector('code.grow')?.textContent;
    expect(line()).toBe('https://api.example.com/a/{kind}');
    fireEvent.change(dropdown('kind'), { target: { value: 'team' } });
    expect(line()).toBe('https://api.example.com/a/team');
  });

  it('takes any value as JSON, and says what is none', () => {
    render();
    const field = screen.getByRole('textbox', { name: 'extra in JSON' });
    fireEvent.change(field, { target: { value: '{"a": 1}' } });
    expect(field).toBeValid();
    fireEvent.change(field, { target: { value: '{"a"' } });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/not valid JSON/);
  });

  it('leads to the callbacks of an operation', () => {
    render({ related: [{ title: 'Order shipped', route: '/docs/orders/shipped' }] });
    const link = screen.getByRole('link', { name: 'Order shipped' });
    expect(link.parentElement).toHaveTextContent('Callbacks: Order shipped');
  });
});

describe('the responses', () => {
  it('have headers, links and the fields of all alternatives', () => {
    render();
    const codes = screen.getByRole('region', { name: 'Response Codes' });
    for (const part of ['X-Remaining', 'petId is $response.body#/id', 'All other responses.']) {
      expect(codes).toHaveTextContent(part);
    }
    expect(screen.getByRole('link', { name: 'getPet' })).toHaveAttribute(
      'href',
      '/docs/pets/get-pet',
    );
    expect(input('response.id')).toBeInTheDocument();
    expect(input('response.error')).toBeInTheDocument();
  });

  it('have the fields of a media type with several examples once', () => {
    const shape = toGroup('other');
    const examples = ['a', 'b'].map((name) => ({ name, mediaType: 'text/csv', value: '', shape }));
    render({ responses: [{ status: '200', description: '', mediaTypes: [], examples, shape }] });
    expect(screen.getAllByText('text/csv', { selector: 'p' })).toHaveLength(1);
  });

  it('have a menu of examples, also of those with equal names, which agrees with the format', async () => {
    const user = render();
    const shown = () => screen.getByRole('group', { name: 'Example response' }).textContent;
    expect(shown()).toContain('"id": "p1"');
    expect(choicesOf('Example response')).toEqual(['[Example 1]', 'Gone', 'Gone']);
    await user.selectOptions(dropdown('Example response'), '2');
    expect(shown()).toContain('"id": "p2"');
    expect(screen.getByText('Moved.')).toBeVisible();
    await user.selectOptions(dropdown('Response format'), 'application/xml');
    expect(shown()).toBe('<pet id="p1"/>');
    expect(screen.queryByRole('combobox', { name: 'Example response' })).toBeNull();
  });

  it('have all examples in the HTML without scripts, with their names and texts', () => {
    const page = renderWithoutScripts(endpoint);
    expect(page.querySelector('[aria-labelledby="response"]')?.textContent).toMatch(
      /"p1".*Gone.*null.*Gone.*Moved\..*"p2".*<pet id="p1"\/>.*{"line":1}\n{"line":2}/s,
    );
  });
});

const ownSamples = [
  { label: 'Pet SDK', language: 'js', code: 'pets.create()' },
  { label: 'Python', language: 'Python', code: 'post()' },
];

it('a sample of the API team is shown first, and is copied', async () => {
  const user = render({ ownSamples });
  const tabs = textsOf(screen.getAllByRole('tab'));
  expect(tabs.slice(0, 3)).toEqual(['Pet SDK', 'Python (API team)', 'cURL']);
  expect(screen.getByRole('group', { name: 'Pet SDK sample' })).toHaveTextContent('pets.c');
  expect(textsOf(document.querySelectorAll('.unscripted'))).toEqual(
    expect.arrayContaining(['Pet SDK', 'Python (API team)post()']),
  );
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[0]!);
  expect(await navigator.clipboard.readText()).toBe('pets.create()');
  await user.click(screen.getByRole('tab', { name: 'Python' }));
  expect(screen.getByRole('group', { name: 'Python sample' })).not.toHaveTextContent('post()');
  await user.click(screen.getByRole('tab', { name: 'Python (API team)' }));
  expect(screen.getByRole('group', { name: 'Python sample' })).toHaveTextContent('post()');
  cleanup();
  render({ ownSamples: ownSamples.toReversed() });
  expect(screen.getAllByRole('tab', { selected: true })[0]).toHaveTextContent('Python (API team)');
});

describe('an event', () => {
  it('says who sends it, and has an example but no form', () => {
    const example = { body: { petId: 'p1' } };
    render({ event: 'webhook', mediaType: 'application/json', example });
    expect(screen.getByText('The API sends this webhook request to you.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Example request' })).toHaveTextContent(
      '"petId": "p1"',
    );
    expect(screen.queryByText('Fill')).toBeNull();
    expect(input('body.pet.lives')).toBeInTheDocument();
  });

  it('says that it has no body', () => {
    render({ event: 'webhook', mediaType: undefined, parameters: {}, example: {} });
    expect(screen.getByRole('region', { name: 'Example request' })).toHaveTextContent(
      'Example requestThe request has no body.',
    );
  });
});

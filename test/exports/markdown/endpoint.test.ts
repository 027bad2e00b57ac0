import type { Category, Endpoint } from '../../../src/catalogue/model';
import { listNested, propertiesOf } from '../../../src/catalogue/schema';
import { buildEndpointTree } from '../../../src/exports/markdown/endpoint';
import { catalogue, frozenVersion, toText, version } from './sample';

const boards: Endpoint = {
  slug: 'boards',
  category: 'settings',
  title: 'Get Boards',
  summary: 'Lists *boards*.',
  method: 'GET',
  path: 'boards/{boardId}',
  host: 'api',
  notes: [],
  parameters: {
    path: [{ name: 'boardId', type: 'string', required: true, description: 'ID.' }],
  },
  example: { path: { boardId: '1' } },
  responses: [{ status: 200, description: 'The boards.', mediaTypes: [] }],
};

const settings: Category = {
  id: 'settings',
  title: 'Settings',
  description: 'All settings.',
  endpoints: [boards],
};

function toAlternate(changes: Partial<Endpoint>, others: readonly Endpoint[] = [], from = version) {
  const endpoint = { ...boards, ...changes };
  const category = { ...settings, endpoints: [endpoint, ...others] };
  return toText(buildEndpointTree(endpoint, category, from).children);
}

const plain = `# Get Boards

Lists _boards_.

\`GET https://api.example.com/boards/{boardId}\`

## Parameters

### Path Params

- \`boardId\` (string, required): ID.

## Code Example

\`\`\`bash
curl --request GET \\
  --url 'https://api.example.com/boards/1' \\
  --fail-with-body
\`\`\`

## Response Codes

- [\`200\`](/portal/docs/errors.md#status-2xx): The boards.

For all other codes, see [Errors](/portal/docs/errors.md).

## Related pages

- Category: [Settings](/portal/endpoints/settings.md)
`;

describe('the Markdown of an endpoint', () => {
  it('contains everything that the entry contains', async () => {
    expect(await toAlternate({})).toBe(plain);
  });

  it.each<readonly [string, Partial<Endpoint>, string]>([
    ['the usage', { usage: 'Call it *once*.' }, '`\n\nCall it _once_.\n\n## Parameters'],
    ['the host', { host: 'authentication' }, '`GET https://auth.example.com/boards/{boardId}`'],
    [
      'a deprecation',
      { deprecated: 'Use `b`.' },
      '> **Warning: Deprecated**\n>\n> Use `b`.\n\n## P',
    ],
    [
      'notes',
      { notes: [{ kind: 'tip', title: 'A title', text: 'A text.' }] },
      '> **Tip: A title**\n>\n> A text.\n\n## Parameters',
    ],
    [
      'sections with their descriptions, after other parameters',
      {
        parameters: {
          query: [
            { name: 'a', type: 'string', description: 'A.' },
            { name: 'b', type: 'string', description: 'B.' },
          ],
        },
        sections: { query: [{ title: 'First', description: 'About `a`.', names: ['a'] }] },
      },
      '### Query Params\n\n- `b` (string): B.\n\n#### First\n\nAbout `a`.\n\n- `a` (string): A.\n',
    ],
    [
      'the example of a response and its formats',
      {
        responses: [
          {
            status: 200,
            description: 'Done.',
            mediaTypes: ['application/json', 'text/csv'],
            example: { id: '1' },
          },
        ],
      },
      '## Response 200\n\nFormats: `application/json` (default), `text/csv`\n\n```json\n{\n  "id": "1"\n}\n```',
    ],
    [
      'the fields of a response',
      {
        responses: [
          {
            status: 200,
            description: 'Done.',
            mediaTypes: [],
            schema: {
              type: 'object',
              properties: [{ name: 'id', type: 'string', description: 'ID.' }],
            },
          },
        ],
      },
      '## Response Structure\n\n- `id` (string): ID.\n',
    ],
    [
      'the status of fields, if other responses than 200 have some',
      {
        responses: [
          {
            status: 400,
            description: 'Invalid.',
            mediaTypes: [],
            schema: {
              type: 'object',
              properties: [{ name: 'error', type: 'string', description: 'Why.' }],
            },
          },
        ],
      },
      '## Response Structure\n\n### Status 400\n\n- `error` (string): Why.\n',
    ],
  ])('contains %s', async (_what, changes, text) => {
    expect(await toAlternate(changes)).toContain(text);
  });

  it('links the operations that undo each other', async () => {
    const restore = { ...boards, slug: 'restore', title: 'Restore', undoes: 'boards' };
    expect(await toAlternate({}, [restore])).toContain(
      '- Undone by [Restore](/portal/docs/settings/restore.md)',
    );
    expect(
      await toAlternate({ slug: 'restore', undoes: 'other' }, [{ ...boards, slug: 'other' }]),
    ).toContain('- Undoes [Get Boards](/portal/docs/settings/other.md)');
  });

  it('leads to pages of its version', async () => {
    const text = await toAlternate({ usage: 'See [Errors](/docs/errors).' }, [], frozenVersion);
    expect(text).toContain('See [Errors](/portal/1.0/docs/errors.md).');
    expect(text).not.toContain('(/portal/docs');
  });
});

const entries = catalogue.categories.flatMap((category) =>
  category.endpoints.map((endpoint) => [endpoint.slug, endpoint, category] as const),
);

describe('the Markdown of every entry', () => {
  it.each(entries)(
    'of %s lists each parameter and each field',
    async (_slug, endpoint, category) => {
      const text = await toText(buildEndpointTree(endpoint, category, version).children);
      const lists = [
        ...Object.values(endpoint.parameters),
        ...endpoint.responses.map(({ schema }) => (schema ? propertiesOf(schema) : [])),
      ];
      const names = lists.flatMap((list) => listNested(list)).map(({ property }) => property.name);
      const listed = [...text.matchAll(/^ *- `([^`]+)` \(/gm)].map(([, name]) => name);
      expect(listed.toSorted()).toEqual(names.toSorted());
    },
  );
});

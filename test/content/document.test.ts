import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadDocument } from '../../src/load/load';
import { toMessage } from '../../src/content/problem';
import { root } from '../../scripts/lib/paths.mjs';

const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';
const toPath = (response: string) =>
  `${head}paths:\n  /a:\n    get:\n      responses:\n        "200": ${response}\n`;
const bomb = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  .map((name, at) => `x-${name}: &${name} [${`*${'abcdefgh'[at]!}, `.repeat(9)}]`)
  .join('\n');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'document-'));
  await writeFile(path.join(folder, 'outside.yaml'), 'description: A');
});
afterAll(() => rm(folder, { recursive: true }));

/** Loads a document in a folder of its own. */
async function load(text: string, files: Readonly<Record<string, string>> = {}) {
  const own = await mkdtemp(path.join(folder, 'own-'));
  await symlink('../outside.yaml', path.join(own, 'link.yaml'));
  for (const [name, content] of Object.entries({ 'api.yaml': text, ...files })) {
    await writeFile(path.join(own, name), content);
  }
  const overlay = files['overlay.yaml'] === undefined ? undefined : path.join(own, 'overlay.yaml');
  const loaded = await loadDocument(path.join(own, 'api.yaml'), overlay);
  const messages = loaded.problems.map(({ file, ...problem }) =>
    toMessage({ file: path.basename(file), ...problem }),
  );
  return { ...loaded, messages };
}

describe('a document', () => {
  it.each([
    ['another file', toPath('{ $ref: "../outside.yaml" }'), 'Reason: files outside of the folder'],
    ['a link', toPath('{ $ref: link.yaml }'), 'Reason: files outside of the folder'],
    ['the network', toPath('{ $ref: "https://x.test/a" }'), 'Reason: files from the network'],
    ['a missing file', toPath('{ $ref: no.yaml }'), 'Reason: the file does not exist'],
    ['no part', toPath('{ $ref: "#/components/responses/No" }'), 'that leads nowhere'],
  ])('is refused with the place if a reference leads to %s', async (_, text, reason) => {
    const { document, messages } = await load(text);
    expect(document).toBeUndefined();
    expect(messages).toEqual([expect.stringContaining(reason)]);
    expect(messages[0]).toMatch(/^api\.yaml:7: #\/paths\/~1a\/get\/responses\/200: found a ref/);
  });

  it.each([
    [
      'a misspelt field',
      toPath('{ descripton: A }'),
      'api.yaml:7: #/paths/~1a/get/responses/200/descripton: found the field "descripton"',
    ],
    [
      'another type',
      toPath('{ description: 5 }'),
      'api.yaml:7: #/paths/~1a/get/responses/200/description: found the type integer, expected the type string',
    ],
    [
      'an object instead of a list',
      `${head}paths: {}\ntags: { name: A }\n`,
      'api.yaml:4: #/tags: found the type object, expected the type array',
    ],
    [
      'a type of a later version',
      toPath('{ description: A, headers: { A: { schema: { type: "null" } } } }').replace(
        '3.1',
        '3.0',
      ),
      'schema/type: found another "type", expected one of "object", ',
    ],
    [
      'a repeated key',
      `${head}paths: {}\npaths: {}\n`,
      'api.yaml:4: found a key for the second time',
    ],
    [
      'a slug that is none',
      toPath('{ description: A }').replace('get:', 'get:\n      x-portal: { slug: ../x }'),
      'api.yaml:6: #/paths/~1a/get/x-portal/slug: found "../x"',
    ],
    ['what is not YAML', 'a: [', 'api.yaml:1: found'],
    ['no document', 'text', 'api.yaml: found "Document must be JSON object'],
    [
      'another specification',
      'asyncapi: 2.0.0',
      'api.yaml: found "a document of another specification"',
    ],
    [
      'aliases in themselves',
      `${head}paths: {}\nx-a: &a [*a]\n`,
      'api.yaml: found "aliases that make',
    ],
    [
      'a bomb of aliases',
      `${head}paths: {}\nx-a: &a [${'1, '.repeat(9)}]\n${bomb}\n`,
      'api.yaml: found "aliases that make',
    ],
    ['too many levels', '['.repeat(9999), 'api.yaml: found "nesting exceeded'],
    [
      'references in a circle',
      `${head}paths: { /a: { $ref: "#/paths/~1b" }, /b: { $ref: "#/paths/~1a" } }\n`,
      'api.yaml: found references that only lead to each other',
    ],
  ])('is refused because of %s', async (_, text, message) => {
    const { document, messages } = await load(text);
    expect(document).toBeUndefined();
    expect(messages).toContainEqual(expect.stringContaining(message));
  });

  it('is one document of OpenAPI 3.1 afterwards, with its files as components', async () => {
    const text = `openapi: 3.0.3\n${toPath('{ $ref: "parts.yaml#/Found" }').replace(/^.*\n/, '')}`;
    const parts = [
      'Found: { description: A, content: { a/b: { schema: { $ref: "#/Node" } } } }',
      'Node: { type: object, nullable: true, properties: { next: { $ref: "#/Node" } } }',
    ].join('\n');
    const { document, problems, files } = await load(text, { 'parts.yaml': parts });
    expect(problems).toEqual([]);
    expect(document).toMatchObject({
      openapi: '3.1.1',
      paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/Found' } } } } },
      components: {
        responses: {
          Found: { content: { 'a/b': { schema: { $ref: '#/components/schemas/Node' } } } },
        },
        schemas: {
          Node: {
            type: ['object', 'null'],
            properties: { next: { $ref: '#/components/schemas/Node' } },
          },
        },
      },
    });
    expect(files.map((file) => path.basename(file))).toEqual(['api.yaml', 'parts.yaml']);
  });

  it('names files after the components that refer to them', async () => {
    const text = `${toPath('{ $ref: "parts.yaml#/Found" }')}components:\n  schemas: { Pet: { $ref: pet.yaml }, Other: { $ref: pet.yaml } }\n`;
    const { document } = await load(text, {
      'parts.yaml': 'Found: { description: A, content: { a/b: { schema: { $ref: pet.yaml } } } }',
      'pet.yaml': 'properties: { friend: { $ref: pet.yaml } }',
    });
    const $ref = '#/components/schemas/Pet';
    expect(document?.components).toEqual({
      responses: { Found: { description: 'A', content: { 'a/b': { schema: { $ref } } } } },
      schemas: { Pet: { properties: { friend: { $ref } } }, Other: { $ref } },
    });
  });

  it('has paths, even if it has only webhooks', async () => {
    const { document, problems } = await load(`${head}webhooks: { a: { get: {} } }`);
    expect(problems).toEqual([]);
    expect(document).toMatchObject({ paths: {}, webhooks: { a: {} } });
  });

  it('can have booleans as schemas', async () => {
    const content = '{ description: A, content: { application/json: { schema: { not: true } } } }';
    const { document, problems } = await load(
      `${toPath(content)}components: { schemas: { Any: true } }\n`,
    );
    expect(problems).toEqual([]);
    expect(document?.components?.schemas).toEqual({ Any: true });
  });

  it('warns of keywords by name, and with the pointer in JSON on one line, but not of booleans', async () => {
    const operation = { summary: 'A', operationId: 'a', responses: {} };
    const schemas = { All: true, Any: { properties: { a: { typo: 1 } } } };
    const content = {
      ...{ openapi: '3.0.3', info: { title: 'T', version: '1' }, servers: [{ url: '//a' }] },
      ...{ paths: { '/a': { get: operation } }, components: { schemas } },
    };
    const { warnings } = await load(JSON.stringify(content));
    expect(warnings).toEqual([
      expect.stringMatching(
        /^1 keywords that OpenAPI does not have: "typo" .*api\.yaml:1 #\/components\/schemas\/Any\/properties\/a\/typo$/,
      ),
    ]);
  });

  it('says nothing of integers that are too large to be exact', async () => {
    const limits = 'minimum: -9223372036854775808, maximum: 9223372036854775807';
    const examples = 'default: 9007199254740993, examples: [1, 9007199254740993]';
    const exact = '{ exclusiveMaximum: 9007199254740991, example: 1.5 }';
    const schemas = `{ A: { format: int64, ${limits}, ${examples}, not: ${exact} } }`;
    const { document } = await load(`${head}paths: {}\ncomponents: { schemas: ${schemas} }\n`);
    expect(document?.components?.schemas).toEqual({
      A: { format: 'int64', not: { exclusiveMaximum: Number.MAX_SAFE_INTEGER, example: 1.5 } },
    });
  });

  it('warns of what makes poor pages', async () => {
    const { warnings, problems } = await load(toPath('{ description: A }'));
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/^1 operations without a summary: .*api\.yaml:5$/),
      expect.stringMatching(/^1 operations without an operation ID: .*api\.yaml:5$/),
      expect.stringMatching(/^1 documents without the address of the API .*api\.yaml:1$/),
    ]);
  });
});

describe('an overlay', () => {
  const toOverlay = (action: string) =>
    `overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions:\n  - ${action}\n`;

  it('updates and removes parts', async () => {
    const overlay = toOverlay(
      '{ target: $.info, update: { title: New } }\n  - { target: "$.paths[\'/a\']", remove: true }',
    );
    const { document } = await load(toPath('{ description: A }'), { 'overlay.yaml': overlay });
    expect(document).toMatchObject({ info: { title: 'New', version: '1' }, paths: {} });
  });

  it.each([
    [
      'matches nothing',
      '{ target: $.no, update: {} }',
      'overlay.yaml:4: #/actions/0/target: found "$.no", which matches nothing',
    ],
    [
      'is no JSONPath',
      '{ target: "$[", update: {} }',
      'overlay.yaml:4: #/actions/0/target: found "Invalid JSONPath',
    ],
    [
      'breaks the document',
      '{ target: $.info, update: { titel: A } }',
      'overlay.yaml: #/info/titel: found the field "titel"',
    ],
    [
      'has an invalid x-portal',
      '{ target: "$.paths[\'/a\'].get", update: { x-portal: { slug: ../x } } }',
      'overlay.yaml: #/paths/~1a/get/x-portal/slug: found',
    ],
  ])('is refused if an action %s', async (_, action, message) => {
    const { document, messages } = await load(toPath('{ description: A }'), {
      'overlay.yaml': toOverlay(action),
    });
    expect(document).toBeUndefined();
    expect(messages).toEqual([expect.stringContaining(message)]);
  });
});

it('loads the example of this repository without problems', async () => {
  const shop = path.join(root, 'examples/shop');
  const loaded = await loadDocument(`${shop}/openapi.yaml`, `${shop}/overlay.yaml`);
  expect(loaded.problems).toEqual([]);
  expect(Object.keys(loaded.document?.components?.schemas ?? {})).toContain('GiftCard');
});

import path from 'node:path';
import { head, load, toPath } from './load';

const bomb = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  .map((name, at) => `x-${name}: &${name} [${`*${'abcdefgh'[at]!}, `.repeat(9)}]`)
  .join('\n');

/** Schemas that each refer to the next one. */
const toChain = (count: number) => {
  const lines = Array.from(
    { length: count },
    (_, at) => `    B${at}: { $ref: "#/components/schemas/B${at + 1}" }`,
  );
  return `${toPath('{ description: A }')}components:\n  schemas:\n${lines.join('\n')}\n    B${count}: {}\n`;
};

/** Lists that each contain the one before twice. */
const toAliases = (count: number) => {
  const lines = Array.from(
    { length: count },
    (_, at) => `x-${at + 1}: &a${at + 1} [*a${at}, *a${at}]`,
  );
  return `${toPath('{ description: A }')}x-0: &a0 [1]\n${lines.join('\n')}\n`;
};

it.each([
  ['another file', toPath('{ $ref: "../outside.yaml" }'), 'Reason: files outside of the folder'],
  ['a link', toPath('{ $ref: link.yaml }'), 'Reason: files outside of the folder'],
  ['the network', toPath('{ $ref: "https://x.test/a" }'), 'Reason: files from the network'],
  ['a missing file', toPath('{ $ref: no.yaml }'), 'Reason: the file does not exist'],
  ['a folder', toPath('{ $ref: ./ }'), 'Reason: it is a folder'],
  ['no part', toPath('{ $ref: "#/components/responses/No" }'), 'responses/No", which leads'],
])('a document is refused with the place if a reference leads to %s', async (_, text, reason) => {
  const { document, messages } = await load(text);
  expect(document).toBeUndefined();
  expect(messages).toEqual([expect.stringContaining(reason)]);
  expect(messages[0]).toMatch(
    /^api\.yaml:7: #\/paths\/~1a\/get\/responses\/200: found the reference "/,
  );
});

it.each([
  [
    'an object instead of a list',
    `${head}paths: {}\ntags: { name: A }\n`,
    'api.yaml:4: #/tags: found the type object, expected the type array',
  ],
  [
    'a slug that is none',
    toPath('{ description: A }').replace('get:', 'get:\n      x-portal: { slug: ../x }'),
    'api.yaml:6: #/paths/~1a/get/x-portal/slug: found "../x"',
  ],
  ['what is not YAML', 'a: [', 'api.yaml:2: found'],
  ['a text', '<html>', 'api.yaml: found a text, perhaps a web page, expected a version such as'],
  ['an empty file', '# later', 'api.yaml: found nothing, expected a version such as'],
  ['no version', '{}', 'api.yaml: found no version of OpenAPI, expected a version such as'],
  ['a version in two parts', 'openapi: "3.1"', 'api.yaml: found the version 3.1, expected'],
  ['a version as a number', 'openapi: 3.1', 'api.yaml: found a version that is no text'],
  ['another specification', 'asyncapi: 2.0.0', 'api.yaml: found "a document of another'],
  ['aliases in themselves', `${head}x-a: &a [*a]\n`, 'api.yaml: found "aliases that make'],
  [
    'a bomb of aliases',
    `${head}paths: {}\nx-a: &a [${'1, '.repeat(9)}]\n${bomb}\n`,
    'api.yaml: found "aliases that make',
  ],
  ['too many levels', '['.repeat(9999), 'api.yaml:1: found "nesting exceeded'],
  [
    'a reference that is no text',
    toPath('{ description: A, content: { a/b: { schema: { $ref: 0 } } } }'),
    'found the reference "0", which leads nowhere',
  ],
  ['too many steps', toChain(3000), 'api.yaml:10: found "more than 100 references that'],
  ['aliases of aliases', toAliases(18), 'api.yaml: found "aliases that make more than 100000'],
  [
    'references in a circle',
    `${head}paths: { /a: { $ref: "#/paths/~1b" }, /b: { $ref: "#/paths/~1a" } }\n`,
    'api.yaml: found references that only lead to each other',
  ],
])('a document is refused because of %s', async (_, text, message) => {
  const { document, messages } = await load(text);
  expect(document).toBeUndefined();
  expect(messages).toContainEqual(expect.stringContaining(message));
});

it('a document is one document of OpenAPI 3.1 afterwards, with its files as components', async () => {
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

it('a document names files after the components that refer to them', async () => {
  const text =
    `${toPath('{ $ref: "parts.yaml#/Found" }')}components:\n  schemas: { Pet: { $ref: ` +
    'pet.yaml }, Other: { $ref: pet.yaml } }\n';
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

it('a document has paths, even if it has only webhooks, and can have booleans as schemas', async () => {
  const schemas = { Any: true, None: { not: true } };
  const webhooks = `webhooks: { a: { get: {} } }\ncomponents: { schemas: ${JSON.stringify(schemas)} }`;
  const { document, problems } = await load(head + webhooks);
  expect(problems).toEqual([]);
  expect(document).toMatchObject({ paths: {}, webhooks: { a: {} } });
  expect(document?.components?.schemas).toEqual(schemas);
});

it('a document warns of keywords by name, and with the pointer in JSON on one line, but not of booleans', async () => {
  const operation = { summary: 'A', operationId: 'a', responses: {} };
  const schemas = { All: true, Any: { properties: { a: { typo: 1 } } } };
  const content = {
    ...{ openapi: '3.0.3', info: { title: 'T', version: '1' }, servers: [{ url: '//a' }] },
    ...{ paths: { '/a': { get: operation } }, components: { schemas } },
  };
  const { warnings } = await load(JSON.stringify(content));
  expect(warnings).toEqual([
    expect.stringMatching(
      /^1 keyword that OpenAPI does not have: "typo" .*:1 #\/components\/.*\/properties\/a\/typo$/,
    ),
  ]);
});

it('a document warns of what makes poor pages', async () => {
  const { warnings, problems } = await load(toPath('{ description: A }'));
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/^1 operation without a summary: .*api\.yaml:5$/),
    expect.stringMatching(/^1 operation without an operation ID: .*api\.yaml:5$/),
    expect.stringMatching(/^1 document without the address of the API .*api\.yaml:1$/),
  ]);
});

const toOverlay = (action: string) =>
  `overlay: 1.0.0\ninfo: { title: O, version: "1" }\nactions:\n  - ${action}\n`;

it('an overlay updates and removes parts, with what is wrong in them', async () => {
  const overlay = toOverlay(
    '{ target: $.info, update: { title: New } }\n  - { target: "$.paths[\'/a\']", remove: true }',
  );
  const loaded = await load(toPath('{ description: A }'), { 'overlay.yaml': overlay });
  expect(loaded.document).toMatchObject({ info: { title: 'New', version: '1' }, paths: {} });
  expect(loaded.warnings).toEqual([expect.stringContaining('without the address')]);
});

it.each([
  ['matches nothing', '{ target: $.no, update: {} }', '/target: found "$.no", which matches'],
  ['is no JSONPath', '{ target: "$[", update: {} }', '/target: found a JSONPath that cannot'],
  ['has an unknown key', '{ target: $.info, updates: {} }', '/updates: found the field "updates"'],
  ['changes nothing', '{ target: $.info }', ': found an action that changes nothing'],
  ['has a text', '{ target: $.info, update: a }', `/update: found the type string for $['info']`],
  ['breaks the document', '{ target: $, update: { tags: {} } }', '/update/tags: found the type'],
  [
    'has an invalid x-portal',
    '{ target: "$.paths[\'/a\'].get", update: { x-portal: { slug: ../x } } }',
    '/update/x-portal/slug: found',
  ],
])('an overlay is refused if an action %s', async (_, action, message) => {
  const { document, messages } = await load(toPath('{ description: A }'), {
    'overlay.yaml': toOverlay(action),
  });
  expect(document).toBeUndefined();
  expect(messages).toEqual([expect.stringContaining(`overlay.yaml:4: #/actions/0${message}`)]);
});

it.each([
  [toOverlay('{ target: $.info, remove: true }'), 'api.yaml:1: found no field "info"'],
  ['a: 1', 'overlay.yaml:1: #/overlay: found no overlay'],
])('a document is refused with the overlay %j', async (overlay, message) => {
  const { messages } = await load(toPath('{ description: A }'), { 'overlay.yaml': overlay });
  expect(messages).toEqual([expect.stringContaining(message)]);
});

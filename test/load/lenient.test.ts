import { head, load, toPath } from './load';

const toSchema = (schema: string) =>
  toPath(`{ description: A, content: { a/b: { schema: ${schema} } } }`);
const asOlder = (text: string) => text.replace('3.1.0', '3.0.3');
const schemaAt = '#/paths/~1a/get/responses/200/content/a~1b/schema';

it.each([
  [
    'a misspelt field',
    toPath('{ description: A, conten: {} }'),
    '1 keyword that OpenAPI does not have: "conten" (Did you mean "content"?) api.yaml:7',
  ],
  [
    'a number instead of a text',
    toPath('{ description: 5 }'),
    'api.yaml:7: #/paths/~1a/get/responses/200/description: found the type integer, expected ',
  ],
  ['an empty text', toPath('{ description: }'), 'expected the type string. It is ignored.'],
  ['a member of the root', `${head}paths: {}\nmore: 1\n`, 'not have: "more" api.yaml:4'],
  [
    'a type of a later version',
    asOlder(toSchema('{ type: "null" }')),
    `api.yaml:7: ${schemaAt}/type: found "null", expected one of "object", `,
  ],
  [
    'a list of types before 3.1',
    asOlder(toSchema('{ type: [string, "null"] }')),
    `api.yaml:7: ${schemaAt}/type: found ["string","null"], expected one of "object", `,
  ],
  ['a limit of 3.0', toSchema('{ exclusiveMinimum: true }'), 'It is read as in OpenAPI 3.0.'],
  ['the type of another language', toSchema('{ type: int }'), 'It is read as "integer".'],
  ['an empty list of members', toSchema('{ properties: [] }'), 'It is read as an empty object.'],
  [
    'a list of examples instead of a map',
    toPath('{ description: A, content: { a/b: { examples: [1] } } }'),
    'found the type array, expected the type object. It is read as named examples.',
  ],
  [
    'a map of examples in a schema of 3.0',
    asOlder(toSchema('{ examples: { one: { value: 1 } } }')),
    'It is read as a list.',
  ],
  [
    'an example without a name for its value',
    toPath('{ description: A, content: { a/b: { examples: { one: 1 } } } }'),
    'examples/one: found the type integer, expected the type object. It is read as the value.',
  ],
  ['a tuple of no schemas', toSchema('{ items: [text] }'), 'It is read as `prefixItems`.'],
  [
    'a path without a slash',
    toPath('{ description: A }').replace('/a:', 'a:'),
    'api.yaml:4: #/paths/a: found the field "a", expected a field that OpenAPI has here. It is read as "/a".',
  ],
  [
    'a word in other letters',
    `${head}paths: {}\ncomponents: { securitySchemes: { a: { type: apikey, in: Header, name: A } } }\n`,
    'expected one of "query", "header", "cookie". It is read as "header".',
  ],
  [
    'a variable of a server without a default',
    `${head}paths: {}\nservers: [{ url: "https://{a}.b", variables: { a: {} } }]\n`,
    'variables/a: found no field "default", expected it, because OpenAPI requires it. It is shown without.',
  ],
  [
    'a member of responses that is none',
    toPath('{ description: A }').replace('responses:', 'responses:\n        summary: A'),
    'responses/summary: found the field "summary", expected a field',
  ],
  ['no list of groups', `${head}paths: {}\nx-tagGroups: {}\n`, 'api.yaml:4: #/x-tagGroups: found'],
  [
    'a scope without a text',
    `${head}paths: {}\ncomponents:\n  securitySchemes:\n    a: { type: oauth2, flows: { ` +
      'clientCredentials: { tokenUrl: /t, scopes: { read: } } } }\n',
    'scopes/read: found the type null, expected the type string. It is shown without.',
  ],
  ['a number in quotation marks', toSchema('{ maxLength: "5" }'), 'It is read as a number.'],
  [
    'a flow without scopes',
    `${head}paths: {}\ncomponents:\n  securitySchemes:\n    a: { type: oauth2, flows: { ` +
      'clientCredentials: { tokenUrl: /t } } }\n',
    'api.yaml:6: #/components/securitySchemes/a/flows/clientCredentials: found no field "scopes"',
  ],
  ['a repeated key', `${head}paths: {}\npaths: {}\n`, 'api.yaml:4: found a key for the second'],
  ['a bracket below its key', `${head}paths: {}\nx-a: {\n  b: 1\n}\n`, 'found "a bracket that is'],
  [
    'a mapping to no schema',
    toSchema('{ discriminator: { propertyName: a, mapping: { b: B } } }'),
    `api.yaml:7: ${schemaAt}/discriminator/mapping/b: found the schema "B", which does not exist`,
  ],
  [
    'a keyword of a wrong type beside a reference',
    toSchema('{ properties: { a: { $ref: "#/info/x-a", required: true } } }').replace(
      'version: "1"',
      'version: "1", x-a: {}',
    ),
    `${schemaAt}/properties/a/required: found the type boolean, expected the type array. It is ignored.`,
  ],
  [
    'a reference for a whole map',
    `${toPath('{ description: A, content: { $ref: "#/x-media" } }')}\nx-media: { a/b: {} }\n`,
    'get/responses/200/content: found a reference, expected the value itself',
  ],
  [
    'a reference from a schema around it',
    toSchema('{ properties: { a: { $ref: "#/$defs/a" } }, $defs: { a: { type: string } } }'),
    'It is read as relative to a schema around it.',
  ],
])('shows a document with %s, and warns', async (_, text, warning) => {
  const { document, messages, warnings } = await load(text);
  expect(messages).toEqual([]);
  expect(document).toBeDefined();
  expect(warnings).toContainEqual(expect.stringContaining(warning));
});

it('leaves out a mapping to no schema, and completes names of schemas', async () => {
  const beast = 'discriminator: { propertyName: a, mapping: { b: No, c: Cat, d: A/b } }';
  const { document } = await load(
    `${head}paths: {}\ncomponents: { schemas: { Beast: { ${beast} }, Cat: {}, A/b: {} } }\n`,
  );
  expect(document?.components?.schemas?.['Beast']).toMatchObject({
    discriminator: {
      mapping: { c: '#/components/schemas/Cat', d: '#/components/schemas/A~1b' },
    },
  });
});

it('has no word against what OpenAPI 3.2 allows', async () => {
  const scheme = '{ deviceAuthorizationUrl: /d, tokenUrl: /t, scopes: { a: A } }';
  const components = `components:
  securitySchemes: { a: { type: oauth2, flows: { deviceAuthorization: ${scheme} } } }
  mediaTypes: { Lines: { itemSchema: { type: string } } }
`;
  const cookie = '{ name: c, in: cookie, style: cookie, schema: { type: string } }';
  const operation = `get:\n      operationId: a\n      summary: A\n      parameters: [${cookie}]`;
  const text =
    `${toPath('{ summary: A }')}${components}servers: [{ url: "https://x.test" }]\n`.replace(
      'get:',
      operation,
    );
  const { document, problems, warnings } = await load(text.replace('3.1.0', '3.2.0'));
  expect(problems).toEqual([]);
  expect(warnings).toEqual([]);
  expect(document?.openapi).toBe('3.2.0');
});

it('names a broken reference and the nearest part', async () => {
  const { messages } = await load(
    `${toSchema('{ $ref: "#/components/schemas/Crate" }')}components: { schemas: { Crates: {} } }\n`,
  );
  expect(messages).toEqual([
    `api.yaml:7: ${schemaAt}: found the reference "#/components/schemas/Crate", which leads ` +
      'nowhere, expected a part of the document. Did you mean "Crates"?',
  ]);
});

it.each([
  ['an anchor', '{ $ref: "#crate" }', '{ $anchor: crate, type: object }'],
  ['the only dynamic anchor', '{ $dynamicRef: "#crate" }', '{ $dynamicAnchor: crate }'],
  ['an ID', '{ $ref: "https://x.test/crate" }', '{ $id: "https://x.test/crate" }'],
])('follows a reference by %s', async (_, reference, target) => {
  const { document, messages } = await load(
    `${toSchema(reference)}components: { schemas: { Crate: ${target} } }\n`,
  );
  expect(messages).toEqual([]);
  expect(document?.paths['/a']?.get?.responses['200']).toMatchObject({
    content: { 'a/b': { schema: { $ref: '#/components/schemas/Crate' } } },
  });
});

it.each([
  ['Page', (page: object) => page],
  ['Envelope', (page: object) => ({ properties: { data: { allOf: [page] } } })],
])('puts into a copy of the template %s what its dynamic anchors say', async (name, toFilled) => {
  const page = `
    Envelope: { properties: { data: { $ref: '#/components/schemas/Page' } } }
    Page:
      properties: { items: { type: array, items: { $dynamicRef: '#item' } }, count: {} }
      $defs: { any: { $dynamicAnchor: item } }`;
  const { document, messages } = await load(
    `${toSchema("{ $ref: '#/components/schemas/Crates' }")}components:
  schemas:${page}
    Crates:
      $ref: '#/components/schemas/${name}'
      $defs: { crate: { $dynamicAnchor: item, type: string } }\n`,
  );
  const items = { $ref: '#/components/schemas/Crates/$defs/crate' };
  expect(document?.components?.schemas?.['Crates']).toMatchObject({
    allOf: [toFilled({ properties: { items: { items } } })],
  });
  expect(messages).toEqual([]);
});

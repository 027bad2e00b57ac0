import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkGiven } from '../../src/content/given';
import { toProject } from './site';
import { toView } from '../../src/openapi/read/index';

const folder = mkdtempSync(path.join(os.tmpdir(), 'given-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lets any document say what only x-portal can say', async () => {
  const file = path.join(folder, 'openapi.yaml');
  writeFileSync(
    file,
    `openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: https://api.example.org }]
x-portal: { version: 1, accept: false, schemaPages: false }
paths:
  /a:
    get:
      summary: Get a
      operationId: getA
      responses: { '200': { description: Done., content: { text/csv: {}, application/json: {} } } }
components: { schemas: { A: { type: object } } }
`,
  );
  const { document, problems } = await checkGiven(toProject(folder), { document: file });
  expect(problems).toEqual([]);
  const { categories, schemas } = toView(document!);
  expect(categories[0]?.endpoints[0]?.parameters).toEqual({});
  expect(schemas).toBeUndefined();
});

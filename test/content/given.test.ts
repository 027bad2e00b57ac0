import { checkContent } from '../../src/content/check';
import { toView } from '../../src/openapi/read/index';
import { useFolder } from '../support/folder';
import { toProject } from './site';

const { at, write } = useFolder();

it('lets any document say what only x-portal can say', async () => {
  await write({
    'openapi.yaml': `openapi: 3.1.0
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
  });
  const api = { document: at('openapi.yaml') };
  const { document, problems } = await checkContent({ ...toProject(at()), api });
  expect(problems).toEqual([]);
  const { categories, schemas } = toView(document!);
  expect(categories[0]?.endpoints[0]?.parameters).toEqual({});
  expect(schemas).toBeUndefined();
});

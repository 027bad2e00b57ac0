import { existsSync } from 'node:fs';
import { toMessage } from '../../src/check/messages';
import { checkContent } from '../../src/content/check';
import { toView } from '../../src/openapi/read/index';
import { toProject } from './site';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();

const document = `openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: https://api.example.org }]
x-portal: { version: 1, accept: false, schemaPages: false }
paths:
  /a:
    get:
      summary: A
      responses: { '200': { description: Done., content: { text/csv: {}, application/json: {} } } }
components: { schemas: { A: { type: object } } }
`;

async function check(files: Readonly<Record<string, string>>) {
  await write({ 'api/openapi.yaml': document, ...files });
  const api = { document: at('api/openapi.yaml'), pages: at('docs/pages') };
  const checked = await checkContent({ ...toProject(at()), api });
  const { problems, files: watched } = checked;
  const messages = problems.map(toMessage).map((text) => text.slice(text.indexOf('docs/pages')));
  return { messages, watched, document: checked.document };
}

describe('the pages of a project', () => {
  it('can show files of the project outside of their folder', async () => {
    const { messages, watched } = await check({
      'docs/pages/guides/a.md':
        '![A](../../a.png) [B](<../../../b c.pdf>) <img src="../../a.png" alt="A">',
      'docs/a.png': 'a',
      'b c.pdf': 'b',
    });
    expect(messages).toEqual([]);
    expect(watched).toEqual(expect.arrayContaining([at('docs/a.png'), at('b c.pdf')]));
    const copies = ['_up/a.png', '_up/_up/b c.pdf'].map((name) => at(`.portal/docs/${name}`));
    expect(copies.map((file) => existsSync(file))).toEqual([true, true]);
    await check({ 'docs/pages/guides/a.md': '![A](../../a.png)' });
    expect(copies.map((file) => existsSync(file))).toEqual([true, false]);
  });

  it.each([
    ['![A](../b.png)', 'a.md:1: image "../b.png": found no file'],
    [
      '[A](../../../b.pdf)',
      'a.md:1: link "A": found a link to "../../../b.pdf", which does not exist',
    ],
    [
      '[A](../README.md)',
      'a.md:1: link "A": found a link to "../README.md", which is not in the folder',
    ],
    ['[A](../../.env)', 'a.md:1: link "A": found a link to "../../.env"'],
  ])('have a problem: %s', async (text, message) => {
    const { messages } = await check({
      'docs/pages/a.md': text,
      'docs/README.md': 'A',
      '.env': 'A',
    });
    expect(messages).toEqual([expect.stringContaining(message)]);
  });

  it('cannot be in the folder of generated pages', async () => {
    const { messages } = await check({ 'docs/pages/reference/a.md': 'A' });
    expect(messages).toEqual([
      'docs/pages/reference: found a folder with 1 file, which is that of generated pages, ' +
        'expected another name. Pages keep their addresses with the front matter key "slug".',
    ]);
  });

  it('replace those that every API has, in either format', async () => {
    const { messages } = await check({ 'docs/pages/errors.md': '# Errors' });
    expect(messages).toEqual([]);
    const docs = ['errors.md', 'errors.mdx'].map((name) => existsSync(at(`.portal/docs/${name}`)));
    expect(docs).toEqual([true, false]);
  });
});

it('any document can say what only x-portal can say', async () => {
  const { categories, schemas } = toView((await check({})).document!);
  expect(categories[0]?.endpoints[0]?.parameters).toEqual({});
  expect(schemas).toBeUndefined();
});

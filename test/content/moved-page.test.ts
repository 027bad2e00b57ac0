import { readFile, rename, writeFile } from 'node:fs/promises';
import { useSite } from './site';

const { at, messages } = useSite();

async function edit(name: string, before: string, after: string): Promise<void> {
  const text = await readFile(at(name), 'utf8');
  expect(text).toContain(before);
  await writeFile(at(name), text.replace(before, after));
}

describe('a page that an editor moved by hand', () => {
  beforeEach(async () => {
    const link = 'Read [first](./guides/first.mdx#a-detail).';
    await edit('docs/index.mdx', 'Welcome.', link);
    expect(await messages()).toEqual([]);
    await rename(at('docs/guides/first.mdx'), at('docs/begin.mdx'));
    await edit('docs/begin.mdx', '---\ntitle', '---\naliases: [/docs/guides/first]\ntitle');
  });

  it('is told every broken link to it and from it in one run', async () => {
    const places = (await messages()).map((message) => /^.*?(?=: found)/.exec(message)?.[0]);
    expect(places).toEqual([
      'docs/begin.mdx:8: import "./board.png"',
      'docs/begin.mdx:10: link "Errors"',
      'docs/begin.mdx:20: image "./board.png"',
      'docs/begin.mdx:24: link "Get Boards"',
      'docs/index.mdx:6: link "first"',
      'src/catalogue/settings.ts:4: boards: notes[0].text',
    ]);
  });
});

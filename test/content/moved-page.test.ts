import { rename } from 'node:fs/promises';
import { useSite } from './site';

const { at, edit, messages } = useSite();

it('an editor who moved a page by hand is told every broken link to it and from it', async () => {
  const link = 'Read [first](./guides/first.mdx#a-detail).';
  await edit('docs/index.mdx', 'Welcome.', link);
  expect(await messages()).toEqual([]);
  await rename(at('docs/guides/first.mdx'), at('docs/begin.mdx'));
  await edit('docs/begin.mdx', '---\ntitle', '---\naliases: [/docs/guides/first]\ntitle');
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

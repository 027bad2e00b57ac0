import { rename } from 'node:fs/promises';
import path from 'node:path';
import { copySite, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

/** A new category, written by hand as docs/writing.mdx says. */
const category = `/** Tours. */
import { defineCategory } from './define';

export const tours = defineCategory({
  id: 'tours',
  title: 'Tours',
  description: 'Lists the tours of an artist.',
  endpoints: [],
});
`;

/** What the template of an entry leaves to the editor. */
const texts = [
  ['Describe in one sentence what the call does.', 'Lists the tours of an artist.'],
  ['Say when to call it, and what to call next.', 'Call it to find a tour.'],
  ['Describe the result of the call.', 'The tours.'],
  [/ {2}notes: \[[^]*?\n {2}\],\n/, ''],
] as const;

const entry = 'src/catalogue/tours/get-tours.ts';

/** A page, with the path from its folder to `docs`. */
const toGuide = (up: string, matter = '') => `---
title: Tours
description: How to list tours.
${matter}---

## Lists

See [Errors](${up}errors.mdx) and <EndpointLink slug="boards" />.

<b>Note</b>: [the tours](${up}reference/tours/list-tours.mdx).
`;

const moved = 'docs/guides/tours.mdx';

/** A mistake of an editor: the file, what becomes what, and what the check says. */
const mistakes = [
  ['docs/guides/tours.mdx', 'description: ', 'descripton: ', 'Did you mean "description"'],
  ['docs/guides/tours.mdx', '## Lists', '#### Lists', 'found level 4'],
  ['docs/guides/tours.mdx', '(../errors.mdx)', '(../eror.mdx)', 'Did you mean "../errors.mdx"'],
  ['docs/guides/tours.mdx', 'slug="boards"', 'slug="bords"', 'Did you mean "boards"'],
  ['docs/guides/tours.mdx', '<b>Note</b>', '<b onclick="a()">Note</b>', 'onclick'],
  ['docs/guides/tours.mdx', 'list-tours.mdx', 'all-tours.mdx', 'all-tours.mdx'],
  [entry, "slug: 'list-tours'", "slug: 'List-tours'", 'slug: found "List-tours"'],
  [entry, "path: 'get-tours'", "path: 'tours/{tourId}?page=1'", 'path: found'],
  [entry, "method: 'GET'", "method: 'GETS'", 'method: found "GETS"'],
  [entry, 'find a tour.', 'find a [tour](/docs/tour).', '/docs/tour'],
] as const;

/** How many commands the editor has run. */
let commands = 0;

const run = async (script: string, ...args: readonly string[]) => {
  commands += 1;
  const { output, code } = await site.run(`${script}.ts`, ...args);
  return code === 0 ? output : `failed: ${output}`;
};

describe('an editor', () => {
  it('adds a page, a category and an endpoint with two commands', async () => {
    expect(await run('new', 'page', 'tours')).toContain('Added docs/tours.mdx as a draft');
    const index = await site.read('src/catalogue/index.ts');
    const listed = index.replace('scheduledScans]', 'scheduledScans, tours]');
    await site.write('src/catalogue/index.ts', `import { tours } from './tours';\n${listed}`);
    await site.write('src/catalogue/tours.ts', category);
    expect(await run('new', 'endpoint', 'tours/get-tours')).toContain(`Added ${entry}`);
    const template = await site.read(entry);
    const complete = texts.reduce((text, [before, after]) => text.replace(before, after), template);
    await site.write(entry, complete);
    const list = `import { getTours } from './tours/get-tours';\n${category}`;
    await site.write('src/catalogue/tours.ts', list.replace('[]', '[getTours]'));
    await site.edit('docs/tours.mdx', 'draft: true\n', '');
    expect(await run('check-content')).not.toContain('get-tours is not complete');
  });

  it('renames the endpoint, is told which link must follow, and moves the page', async () => {
    await site.write('docs/tours.mdx', toGuide('./').replace('list-tours', 'get-tours'));
    const alias = "aliases: ['/docs/tours/get-tours'],\n  slug: 'list-tours'";
    await site.edit(entry, "slug: 'get-tours'", alias);
    expect(await run('check-content')).toMatch(/^failed: \n1 problem .*Did you mean .*list-tours/s);
    await rename(path.join(site.folder, 'docs/tours.mdx'), path.join(site.folder, moved));
    expect(await run('check-content')).toMatch(
      /^failed: \n2 problems .*Did you mean .*\.\.\/errors/s,
    );
    await site.write(moved, toGuide('../', 'aliases: [/docs/tours]\n'));
    expect(await run('check-content')).toMatch(/The content has no problems\.\n$/);
  });

  it('sees ten mistakes in one run, the seventh command', async () => {
    for (const [file, before, after] of mistakes) await site.edit(file, before, after);
    const lines = (await run('check-content')).split('\n').filter((line) => /:\d+: /.test(line));
    for (const [file, , , says] of mistakes) {
      expect(lines.filter((line) => line.startsWith(file) && line.includes(says))).toHaveLength(1);
    }
    expect(lines).toHaveLength(mistakes.length);
    expect(commands).toBe(7);
  });

  it('is told which file of the catalogue cannot run, without a stack trace', async () => {
    await site.edit('src/catalogue/batch.ts', "'./define'", "'./defines'");
    const output = await run('check-content');
    expect(output).toMatch(/^failed: .*src\/catalogue\/batch\.ts.*: found "Cannot find module/s);
    expect(output).not.toMatch(/^ {4}at /m);
  });
});

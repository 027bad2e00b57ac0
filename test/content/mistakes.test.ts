import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toMessage, type ContentProblem } from '../../src/check/messages';
import { guide, make, mistakes, type Mistake, page } from './mistakes';
import { useSite } from './site';

const { at, check, write } = useSite();

/** Whether the problem stands in the file and at the line of the mistake. */
const isAt = ({ file, lines }: Mistake, problem: ContentProblem) =>
  problem.file === file &&
  (lines === undefined ||
    (problem.line !== undefined && problem.line >= lines[0] && problem.line <= lines[1]));

const listNamed = (mistake: Mistake, problems: readonly ContentProblem[]) =>
  problems.filter((problem) => isAt(mistake, problem)).map(toMessage);

const isOfPage = ({ file }: Mistake) => file === guide || file === page;

const inCopy = ({ edit, file, ...mistake }: Mistake, index: number): Mistake => ({
  ...mistake,
  file: file.replace('.mdx', `-${index}.mdx`),
  edit: () => edit(file === guide ? guideText : ''),
});

beforeEach(() => write({ 'docs/guides/empty.png': '' }));

const guideText = readFileSync(path.join(__dirname, 'site', guide), 'utf8');

describe('the check of the content', () => {
  it('returns no problems for valid content', async () => {
    expect(await check()).toEqual([]);
  });

  it.each(mistakes.filter((one) => !isOfPage(one)))('names $name in $file', async (mistake) => {
    await make(mistake, at());
    expect(listNamed(mistake, await check())).toContainEqual(expect.stringContaining(mistake.says));
  });

  // Each in a page of its own, since a check of all content takes a while.
  it('names the mistakes of pages', async () => {
    const made = mistakes.filter(isOfPage).map((one, index) => inCopy(one, index));
    for (const one of made) await make(one, at());
    const problems = await check();
    const missed = made.filter(
      (one) => !listNamed(one, problems).some((message) => message.includes(one.says)),
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('names all mistakes of a page at once, and nothing that follows from them', async () => {
    await write({ 'docs/new.mdx': pageOfMistakes });
    const named = (await check()).map(({ file, line }) => `${file}:${line}`);
    const lines = pageOfMistakes.split('\n').flatMap((line, index) => {
      const count = Number(/\b(one|two)$/.exec(line)?.[0].replace('one', '1').replace('two', '2'));
      return Array.from({ length: count || 0 }, () => `docs/new.mdx:${index + 1}`);
    });
    expect(lines).toHaveLength(17);
    expect(named).toEqual(lines);
  });

  it('names pages that import each other, and files that the bundler cannot read', async () => {
    const toPartial = (other: string) => `import Other from './_${other}.mdx';\n\n<Other />\n`;
    await write({ 'docs/_a.mdx': toPartial('b'), 'docs/_b.mdx': toPartial('a') });
    await write({ 'docs/w!.png': 'a', 'docs/w.md': '![a](w!.png) [b](w!.png)\n' });
    const circular = 'found a circular import, expected pages that do not import each other.';
    const found = 'found a file with "!" in its path, expected a path without it.';
    expect((await check()).map(toMessage)).toEqual([
      `docs/_a.mdx:1: import "./_b.mdx": ${circular}`,
      `docs/_b.mdx:1: import "./_a.mdx": ${circular}`,
      expect.stringMatching(`docs/w.md:1: image .*${found}`),
      expect.stringMatching(`docs/w.md:1: .*${found}`),
    ]);
  });

  it('names a picture above 1 MB where it is shown or imported', async () => {
    await write({ 'docs/guides/board.png': new Uint8Array(12e6) });
    const found = 'found a picture of 12.0 MB, expected at most 1 MB.';
    expect((await check()).map(toMessage)).toEqual([
      expect.stringContaining(`first.mdx:7: import "./board.png": ${found}`),
      expect.stringContaining(`first.mdx:19: image "./board.png": ${found}`),
    ]);
  });
});

/** Each line with a mistake ends with the number of its mistakes. */
const pageOfMistakes = `---
title: "A # one
sidebar_postion: 1 # one
slug: /docs/A # one
---

import token first. one

#### Too deep one

<details open=yes>one
<summary>A</summary>

Take a {title and more. one

</details>

See [a](../eror.mdx) one

- Set <title-id> one
- and [b](#nowhere)
- and **bold one

<EndpointLink slug="bords" /> one

| a | b |
| - | - |
| c | d | one

One<br>Two one

![](./none.png) two

<b onclick="a()">A</b> one

{/* A comment. */}

\`\`\`js one
open
`;

import { root } from '../../scripts/lib/paths.mjs';
import { checkContent } from '../../src/content/check';
import { toMessage, type ContentProblem } from '../../src/content/problem';
import { make, mistakes, rarerMistakes, type Mistake } from './mistakes';
import { useSite } from './site';

const { check, site } = useSite();

/** Whether the problem stands in the file and at the line of the mistake. */
const isAt = ({ file, lines }: Mistake, problem: ContentProblem) =>
  problem.file === file &&
  (lines === undefined ||
    (problem.line !== undefined && problem.line >= lines[0] && problem.line <= lines[1]));

describe('the check of the content', () => {
  it('returns no problems for valid content', async () => {
    expect(await check()).toEqual([]);
  });

  it('returns no problems for the content of the portal', async () => {
    expect((await checkContent(root)).problems).toEqual([]);
  });

  it('names 100 likely mistakes', () => {
    expect(mistakes).toHaveLength(100);
  });

  it.each([...mistakes, ...rarerMistakes])('names $name in $file', async (mistake) => {
    await make(mistake, site.folder);
    const problems = await check();
    const named = problems.filter((problem) => isAt(mistake, problem)).map(toMessage);
    expect(named).toContainEqual(expect.stringContaining(mistake.says));
  });
});

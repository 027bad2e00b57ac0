import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { checkContent } from '../../src/content/check';
import { toMessage } from '../../src/content/problem';
import { entryMistakes } from './entry-mistakes';
import type { Mistake } from './mistake';
import { nameMistakes } from './name-mistakes';
import { shapeMistakes } from './shape-mistakes';
import { sourceMistakes } from './source-mistakes';
import { valueMistakes } from './value-mistakes';

const sample = path.join(__dirname, 'site');
const mistakes = [
  ...[...shapeMistakes, ...entryMistakes, ...valueMistakes, ...sourceMistakes, ...nameMistakes],
];

/** One path for all tests, because the loader caches the code of a file by its path. */
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
});
beforeEach(() => cp(sample, folder, { recursive: true }));
afterEach(() => rm(folder, { recursive: true }));

const messagesOf = async (siteDir: string) => {
  const { problems } = await checkContent(siteDir);
  return problems.map(toMessage);
};

describe('the check of the content', () => {
  it('returns no problems for valid content', async () => {
    expect(await messagesOf(sample)).toEqual([]);
  });

  it('returns no problems for the content of the portal', async () => {
    expect(await messagesOf(root)).toEqual([]);
  });

  it.each(mistakes)('reports $name', async ({ edit, messages }: Mistake) => {
    await edit({ folder });
    expect(await messagesOf(folder)).toEqual(messages);
  });

  it('has a message with a place and an expectation for each of mistakes', () => {
    for (const { name, messages } of mistakes) {
      expect([name, messages.length]).not.toEqual([name, 0]);
      for (const message of messages) {
        expect(message).toMatch(/^(docs|src\/catalogue)\/.*: found .+, expected .+\.( .+)?$/);
      }
    }
  });

  it('reports the mistakes of many files at once', async () => {
    const names = ['an unknown method', 'an unknown key of a parameter'];
    const several = mistakes.filter(({ name }) => names.includes(name));
    for (const { edit } of several) await edit({ folder });
    const expected = several.flatMap(({ messages }) => messages);
    expect(await messagesOf(folder)).toEqual(expected.toSorted());
  });
});

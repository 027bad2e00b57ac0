import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract, type Line, type LineId, toContractMessage } from '../../src/framework/contract';
import { replacedParts } from '../../src/framework/contract/theme';
import { buildConditions } from './conditions/build';
import { clientConditions } from './conditions/client';
import type { Condition } from './conditions/condition';
import { searchConditions } from './conditions/search';
import { tableConditions } from './conditions/tables';
import { themeConditions } from './conditions/theme';

const root = path.join(__dirname, '../..');

const conditions: Record<LineId, readonly Condition[]> = {
  ...tableConditions,
  ...buildConditions,
  ...clientConditions,
  ...searchConditions,
  ...themeConditions,
};

describe('the installed framework', () => {
  it.each(contract.map(({ id }) => id))('meets the condition %s', async (id) => {
    for (const [moved, holds] of conditions[id]) {
      let cause: unknown;
      const isHeld = await Promise.resolve()
        .then(holds)
        .catch((error: unknown) => void (cause = error));
      if (!isHeld) throw new Error(toContractMessage(id, moved), { cause });
    }
  });
});

/** Code of the portal without tests, except the contract itself. */
const files = ['src', 'plugins', 'scripts']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .concat('docusaurus.config.ts', 'jest.config.mjs', 'sidebars.ts')
  .filter((file) => /\.(m?js|tsx?)$/.test(file) && !file.startsWith('src/framework/contract/'));
const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

/** Files that the theme uses instead of its own components. */
function listReplacements(id: string): readonly string[] {
  const name = id.replace(/^theme\//, '');
  if (!(name in replacedParts)) return [];
  return [`src/theme/${name}.tsx`, `src/theme/${name}/index.tsx`].filter((file) => texts.has(file));
}

describe('the contract', () => {
  it.each(contract.map((line): [string, Line] => [line.id, line]))(
    'lists exactly the files that use %s',
    (id, { mark, where }) => {
      const holding = files.filter((file) => texts.get(file)?.includes(mark));
      expect(new Set([...holding, ...listReplacements(id)])).toEqual(new Set(where));
    },
  );

  it('lists each component of the theme that the portal replaces or renders', () => {
    const ids = new Set<string>(contract.map(({ id }) => id));
    const drawn = [...texts.values()].flatMap((text) =>
      [...text.matchAll(/^import (?!type).* from '(@theme\/.*)';$/gm)].map(
        ([, name]) => name ?? '',
      ),
    );
    const replaced = files.flatMap((file) => {
      const [, name] = /^src\/theme\/(.+?)(\/index)?\.tsx$/.exec(file) ?? [];
      return name ? [`@theme/${name}`] : [];
    });
    const unknown = [...drawn, ...replaced].filter((name) => !ids.has(name.slice(1)));
    expect(unknown).toEqual([]);
  });
});

/** What the table says to be named is named, and CONFORMANCE.md says the same. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildConformance } from '../../scripts/conformance';
import { root } from '../../scripts/lib/paths.mjs';
import { loadDocument } from '../../src/load/load';
import { conformance, listFields } from '../../src/openapi/conformance';

const load = (name: string) => loadDocument(path.join(root, 'test/openapi', name));

const listNamed = (isOlder: boolean) =>
  Object.entries(conformance).flatMap(([title, rows]) =>
    rows
      .filter(([outcome]) => outcome === 'named')
      .flatMap(listFields)
      .filter(({ versions }) => !versions.includes('3.2') === isOlder)
      .flatMap(({ names }) => names.map((name) => `"${name}" (${title} Object)`)),
  );

it.each([
  [
    'named.yaml',
    false,
    [
      'tag of a kind other than "nav" and "badge": named.yaml:7',
      'dynamic reference with several targets (any value): named.yaml:37',
    ],
  ],
  [
    'named-2.yaml',
    true,
    [
      'document without schemes (requests have https): named-2.yaml:3',
      '2 lists with a separator that requests do not have (they have commas): named-2.yaml:12, named-2.yaml:13',
    ],
  ],
])('names all fields of %s', async (file, isOlder, others) => {
  const { problems, warnings } = await load(file);
  expect(problems).toEqual([]);
  const fields = warnings.flatMap((one) => /fields? (".*?" \(.*? Object\))/.exec(one)?.[1] ?? []);
  expect(fields.toSorted()).toEqual(listNamed(isOlder).toSorted());
  const told = warnings.map((one) => one.replaceAll(/[^ ]*\/(?=named)/g, ''));
  expect(told.join('\n')).not.toContain('Extensions');
  for (const words of others) expect(told).toContainEqual(expect.stringContaining(words));
});

it('is in CONFORMANCE.md, which npm run conformance writes', () => {
  expect(readFileSync(path.join(root, 'CONFORMANCE.md'), 'utf8')).toBe(buildConformance());
});

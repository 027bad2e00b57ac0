/** What CONFORMANCE.md says to be named is named. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { conformance } from '../../src/load/conformance';
import { loadDocument } from '../../src/load/load';

const load = (name: string) => loadDocument(path.join(root, 'test/openapi', name));

const listNamed = (isOlder: boolean) =>
  [...conformance].flatMap(([title, rows]) =>
    rows
      .filter(({ outcome }) => outcome === 'Named')
      .filter(({ versions }) => /^\((?!.*3\.2)/.test(versions) === isOlder)
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

it('has all rows of CONFORMANCE.md', () => {
  const page = readFileSync(path.join(root, 'CONFORMANCE.md'), 'utf8');
  const names = [...conformance.values()].flat().flatMap((row) => row.names);
  const fields = page.match(/^- `.*?`(?= \(|\. |; |, )/gm)?.map((line) => line.slice(3, -1));
  expect(names).toEqual(expect.arrayContaining(fields ?? []));
});

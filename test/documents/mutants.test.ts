/** What passes the check never throws later: documents of each version with a few random changes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load as parse } from 'js-yaml';
import { buildDownload, buildReference } from '../../plugins/pages/reference';
import { root } from '../../scripts/lib/paths.mjs';
import { compareEndpoints } from '../../src/changelog/compare';
import { loadDocument } from '../../src/load/load';
import { toCompared } from '../../src/versions/read';
import { site } from '../interop/shop';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();

/** Numbers below a limit, the same ones for each seed (Park and Miller). */
function openRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

type Members = Record<string, unknown>;

function listObjects(value: unknown): readonly Members[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Members, ...Object.values(value).flatMap(listObjects)];
}

/** Values of each type, and parts that refer to others. */
const values = (parts: readonly Members[], random: (limit: number) => number) => [
  ...[null, true, false, 0, -1, 1e300, '', '/', '#', 'a b', '%zz', '__proto__', [], {}],
  ...[{ $ref: '#/paths' }, { $ref: '#/components/schemas/None' }, [{}], [null], { a: { a: {} } }],
  parts[random(parts.length)],
];

function mutate(document: Members, random: (limit: number) => number): void {
  for (let times = 1 + random(4); times > 0; times -= 1) {
    const parts = listObjects(document);
    const part = parts[random(parts.length)] ?? document;
    const names = (random(2) === 0 ? [part] : parts).flatMap((one) => Object.keys(one));
    const name = names[random(names.length || 1)];
    if (name === undefined) continue;
    const all = values(structuredClone(parts), random);
    if (random(3) === 0) Reflect.deleteProperty(part, name);
    else part[name] = all[random(all.length)];
  }
}

it.each(['2.0', '3.0', '3.1', '3.2'])('shows what passes of the mutants of %s', async (version) => {
  const text = await readFile(path.join(root, `test/documents/ports-${version}.yaml`), 'utf8');
  await write({ 'api.json': JSON.stringify(parse(text)) });
  const compared = toCompared((await loadDocument(at('api.json'))).document!);
  const passed: boolean[] = [];
  for (let seed = 1; seed <= 40; seed += 1) {
    const mutant = parse(text) as Members;
    mutate(mutant, openRandom(seed * 7919));
    await write({ 'api.json': JSON.stringify(mutant) });
    const { document } = await loadDocument(at('api.json'));
    passed.push(document !== undefined);
    if (!document) continue;
    expect(() => buildReference(document, site, { steps: [], notes: new Map() })).not.toThrow();
    expect(() => buildDownload(document, site)).not.toThrow();
    expect(() => compareEndpoints(compared, toCompared(document))).not.toThrow();
  }
  expect(passed.filter(Boolean).length).toBeGreaterThan(0);
});

/**
 * `npm run test:exports`: tests the exports with the tools that read them, which it installs in
 * `test/interop`.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readJson } from './lib/json.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/run.mjs';
import { sumUp } from './lib/sum-up.mjs';
import { ensureInstalled, ensurePackages } from './setup.mjs';

/** @typedef {import('./lib/sum-up.mjs').JestReport} JestReport */

const reports = path.join(root, 'reports');

const usage = `npm run test:exports

Tests the exports with linters, code generators and API clients, which it installs in test/interop.`;

await main(usage, async () => {
  await ensureInstalled();
  await ensurePackages('test/interop');

  const file = path.join(reports, 'test-exports.json');
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  const exitCode = await runScript('test:exports:jest', ['--json', `--outputFile=${file}`]);
  const report = /** @type {JestReport | null} */ (await readJson(file).catch(() => null));
  const { line, ok } = sumUp([{ kind: 'jest', exitCode, report }]);
  console.log(`\n${line}`);
  process.exitCode = ok ? 0 : 1;
});

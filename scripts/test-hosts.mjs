/** `npm run test:hosts`: the built portal behind real web servers, with the rules written for them. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readJson } from './lib/json.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/run.mjs';
import { sumUp } from './lib/sum-up.mjs';
import { ensureInstalled } from './setup.mjs';

/** @typedef {import('./lib/sum-up.mjs').JestReport} JestReport */

await main(async () => {
  await ensureInstalled();
  const file = path.join(root, 'reports/test-hosts.json');
  await rm(file, { force: true });
  const build = await runScript('build');
  const exitCode = await runScript('test:hosts:run', ['--json', `--outputFile=${file}`]);
  const report = /** @type {JestReport | null} */ (await readJson(file).catch(() => null));
  const { line, ok } = sumUp([
    { kind: 'step', passed: build === 0 },
    { kind: 'jest', exitCode, report },
  ]);
  console.log(`\n${line}`);
  process.exitCode = ok ? 0 : 1;
});

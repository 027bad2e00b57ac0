/** `npm run fix`: fixes problems that ESLint and Prettier can fix. */
import { Failure, main } from './lib/main.mjs';
import { runPackage, runScript } from './lib/run.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run fix

Fixes problems that ESLint and Prettier can fix.`;

await main(usage, async () => {
  await ensureInstalled();
  const lint = await runScript('lint', ['--fix']);
  const format = await runPackage('prettier', ['.', '--write', '--log-level', 'warn']);
  if (lint !== 0 || format !== 0)
    throw new Failure('Some problems must be fixed manually. See above.');
});

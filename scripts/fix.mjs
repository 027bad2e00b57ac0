/** `npm run fix`: mends what ESLint and Prettier can mend by themselves. */
import { Failure, main } from './lib/main.mjs';
import { runPackage, runScript } from './lib/run.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run fix

Corrects what ESLint and Prettier can correct.`;

await main(usage, async () => {
  await ensureInstalled();
  const lint = await runScript('lint', ['--fix']);
  const format = await runPackage('prettier', ['.', '--write', '--log-level', 'warn']);
  if (lint !== 0 || format !== 0) throw new Failure('Some findings above need your own hand.');
});

/** `npm run format`: lists the files that Prettier would change. */
import process from 'node:process';
import { Failure, main } from './lib/main.mjs';
import { runPackage } from './lib/run.mjs';

const usage = `npm run format [-- OPTION …]

Lists the files that are not formatted. Run "npm run fix" to format them. Options are passed to
Prettier.`;

await main(usage, async () => {
  const options = ['--list-different', ...process.argv.slice(2)];
  const exitCode = await runPackage('prettier', ['.', ...options]);
  if (exitCode === 1) {
    throw new Failure('The files above are not formatted. Run "npm run fix" to format them.');
  }
  process.exitCode = exitCode;
});

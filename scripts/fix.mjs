/** `npm run fix`: fixes problems that ESLint and Prettier can fix, and lists the changed files. */
import path from 'node:path';
import { Failure, main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { runPackageForOutput, runScriptForOutput } from './lib/run.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run fix

Fixes problems that ESLint and Prettier can fix, and lists the changed files.`;

await main(usage, async () => {
  await ensureInstalled();
  const { fixed, problems } = await fixLint();
  const { exitCode, output } = await runPackageForOutput('prettier', [
    '.',
    '--write',
    '--list-different',
  ]);
  const changed = new Set([...fixed, ...output.split('\n').filter(Boolean)]);
  for (const file of [...changed].sort()) console.log(`Fixed ${file}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || exitCode !== 0) {
    throw new Failure('Some problems must be fixed manually. See above.');
  }
  if (changed.size === 0) console.log('Nothing to fix.');
});

/** The files that ESLint fixed, and the problems that remain. */
async function fixLint() {
  const { exitCode, output } = await runScriptForOutput('lint', ['--fix', '--format', 'json']);
  if (exitCode > 1) throw new Failure('ESLint failed. See above.');
  /** @type {unknown} */
  const parsed = JSON.parse(output || '[]');
  const results = /** @type {import('eslint').ESLint.LintResult[]} */ (parsed);
  const toFile = (/** @type {string} */ name) =>
    path.relative(root, name).split(path.sep).join('/');
  return {
    fixed: results.filter((one) => one.output !== undefined).map((one) => toFile(one.filePath)),
    problems: results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, message, ruleId }) => `${toFile(filePath)}:${line}: ${message} (${ruleId})`,
      ),
    ),
  };
}

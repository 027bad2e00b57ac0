/**
 * The program of Docusaurus, in the language of the build, without what it says about its own updates,
 * about the present folder, and about commands that are not ours. Errors with a message of their own
 * have no stack trace.
 */
import process from 'node:process';
import { inspect } from 'node:util';
import { runCLI } from '@docusaurus/core/lib/index.js';
import { useLanguage } from '../../plugins/bundler/node-messages.mjs';

// As its own program does; commands such as `build` override them.
process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';

// The second half of a build that has two says nothing new.
const isSecond = process.env.DOCUSAURUS_SKIP_BUNDLING !== undefined;
const unsaid = isSecond ? /npm run serve|Creating an|Skipping the/ : /npm run serve/;
for (const level of /** @type {const} */ (['info', 'warn'])) {
  const write = console[level].bind(console);
  console[level] = (/** @type {unknown[]} */ ...texts) => {
    if (!unsaid.test(String(texts[0]))) write(...texts);
  };
}

process.on('unhandledRejection', stop);
try {
  const { PORTAL_LOCALE: locale } = process.env;
  // Commands that freeze something have no language.
  if (locale !== undefined) useLanguage(process.env.PORTAL_PROJECT ?? process.cwd(), locale);
  await runCLI(/** @type {[string, string, ...string[]]} */ (process.argv));
} catch (error) {
  stop(error);
}

/** @param {unknown} error */
function stop(error) {
  const chain = toChain(error);
  // A mistake in code is one that nobody foresaw.
  const isForeseen = chain.every(({ name }) => name === 'Error');
  console.error(
    `\n${isForeseen ? chain.map(({ message }) => message).join('\n') : inspect(error)}`,
  );
  process.exit(1);
}

/**
 * An error and its causes.
 * @param {unknown} error
 * @returns {Error[]}
 */
function toChain(error) {
  if (!(error instanceof Error)) return [new Error(String(error))];
  return error.cause === undefined ? [error] : [error, ...toChain(error.cause)];
}

import process from 'node:process';

/** An error whose message is sufficient. Shown without a stack trace. */
export class Failure extends Error {}

/**
 * Runs the body of a script. Prints errors and exits with code 1. Prints the usage with `--help`.
 * @param {string} usage
 * @param {() => Promise<void>} body
 */
export async function main(usage, body) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

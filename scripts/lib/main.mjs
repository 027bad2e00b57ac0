import process from 'node:process';

/** A failure that its message explains; it is shown without a stack trace. */
export class Failure extends Error {}

/**
 * Runs the body of a script; what it throws is shown and ends the script with exit code 1. With
 * `--help` it shows the usage instead.
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

import { constants } from 'node:os';
import process from 'node:process';
import { stopWithNpm } from './stop-with-npm.mjs';

/** An error whose message is sufficient. Shown without a stack trace. */
export class Failure extends Error {}

/** The script received SIGINT or SIGTERM while it was running another program. */
export class Stop extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Runs the body of a script. Prints errors and exits with code 1, or with 128 plus the number of
 * the signal that stopped it. Prints the usage with `--help`.
 * @param {string} usage
 * @param {() => Promise<void>} body
 */
export async function main(usage, body) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  stopWithNpm();
  try {
    await body();
  } catch (error) {
    const isExplained = error instanceof Failure || error instanceof Stop;
    console.error(isExplained ? `\n${error.message}` : error);
    process.exitCode = error instanceof Stop ? error.exitCode : 1;
  }
}

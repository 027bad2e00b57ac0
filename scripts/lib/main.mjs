import { constants } from 'node:os';
import process from 'node:process';
import { stopWithNpm } from './stop-with-npm.mjs';

/** A failure that its message explains; it is shown without a stack trace. */
export class Failure extends Error {}

/** Somebody told the script to stop, with SIGINT or SIGTERM, while another program ran for it. */
export class Stop extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Runs the body of a script; what it throws is shown and ends the script with exit code 1, or 128
 * and the number of the signal that stopped it. With `--help` it shows the usage instead.
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

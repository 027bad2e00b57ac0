import process from 'node:process';

/** An error whose message is sufficient. Shown without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs the body of a script. Prints errors and exits with code 1, or with 128 plus the number of
 * the signal that stopped it.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  stopWithNpm();
  try {
    await body();
  } catch (error) {
    // TypeScript that a script loads has its own copy of this class.
    const exitCode = error instanceof Error && 'exitCode' in error ? error.exitCode : undefined;
    if (typeof exitCode === 'number' && error instanceof Error) console.error(`\n${error.message}`);
    else console.error(error);
    process.exitCode = typeof exitCode === 'number' ? exitCode : 1;
  }
}

/**
 * Stops this script when the npm process that started it stops. The shell in between does not pass
 * SIGTERM on, so a server would keep running, or the next step would start.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/** Keeps a server running. */

/** The shortest run, in milliseconds, after which another start could succeed. */
const shortest = 20_000;

/** The exit codes of a server that its user stopped. */
const stopped = [0, 130, 143];

/**
 * Runs a server, and restarts it after a crash, for example if the machine runs out of memory. A crash
 * soon after the start is final. Resolves to the last exit code.
 * @param {() => Promise<number>} run resolves to an exit code
 * @param {() => number} [now] the time in milliseconds
 */
export async function runAgain(run, now = Date.now) {
  for (;;) {
    const begin = now();
    const exitCode = await run();
    if (stopped.includes(exitCode) || now() - begin < shortest) return exitCode;
    console.error(`\nThe server crashed (exit code ${exitCode}). Restarting …\n`);
  }
}

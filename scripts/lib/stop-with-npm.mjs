import process from 'node:process';

/**
 * Stops this script when the npm process that started it stops. The shell in between does not pass
 * SIGTERM on, so a server would keep running, or the next step would start.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

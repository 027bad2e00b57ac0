import process from 'node:process';

/**
 * Ends this script when npm, which started it, is ended: the shell between the two keeps SIGTERM
 * for itself, and a server would stay behind with its port, or the next step would begin.
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

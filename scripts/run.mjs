/** `node scripts/run.mjs scripts/build.ts …`: runs a command of a clone, with its locked packages. */
import { start } from './lib/start.mjs';

void start('runCommand', async () => {
  const { ensurePackages } = await import('./lib/install.mjs');
  await ensurePackages('.');
});

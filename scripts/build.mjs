/** `npm run build`: installs, builds the portal, and compresses its files. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { main } from './lib/main.mjs';
import { buildFolder } from './lib/paths.mjs';
import { runPackage } from './lib/run.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run build [-- OPTION …]

Installs, and builds the portal. Options are passed to docusaurus build.`;

await main(usage, async () => {
  await ensureInstalled();
  const { loadSite, warnOfNames } = await import('./lib/site.mjs');
  warnOfNames();
  loadSite();
  const { compressFiles, healthFile, writeHealth } = await import('./lib/hosting.mjs');
  // A build that fails must not leave the previous one to be released.
  await rm(path.join(buildFolder, healthFile), { force: true });
  const exitCode = await runPackage('docusaurus', ['build', ...process.argv.slice(2)]);
  if (exitCode !== 0) {
    process.exitCode = exitCode;
    return;
  }
  await compressFiles(buildFolder);
  // The last file: a build without it is incomplete.
  await writeHealth(buildFolder);
});

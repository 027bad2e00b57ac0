/** `npm run build`: installs, builds the portal, and compresses its files. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../src/failure';
import { healthFile } from '../src/hosting/files';
import { compressFiles, findLargeFiles, writeHealth } from './lib/files';
import { buildFolder } from './lib/paths.mjs';
import { runPackage } from './lib/programs';
import { openProject } from './lib/project';

export const isOfProject = true;

export const usage = `npm run build

Installs, and builds the portal in the folder build, with the settings of portal.yaml.`;

export async function run(args: readonly string[]): Promise<void> {
  if (args.length > 0) {
    throw new Failure(
      `Found ${JSON.stringify(args.join(' '))}, expected no arguments.\n\n${usage}`,
    );
  }
  // A build that fails must not leave the previous one to be released.
  await rm(path.join(buildFolder, healthFile), { force: true });
  const { api, texts } = openProject();
  if (!texts.has('url')) {
    console.warn(
      'Warning: there is no "url", so absolute addresses, such as those in the site map, are those of ' +
        'an example. Set it in portal.yaml, or with SITE_URL.',
    );
  }
  for (const half of 'document' in api ? halves : [{}]) {
    const env = { ...process.env, ...half };
    const exitCode = await runPackage('node', [...flags, docusaurus, 'build'], { env });
    if (exitCode !== 0) {
      process.exitCode = exitCode;
      return;
    }
  }
  for (const warning of await findLargeFiles(buildFolder)) console.warn(`Warning: ${warning}`);
  await compressFiles(buildFolder);
  // The last file: a build without it is incomplete.
  await writeHealth(buildFolder);
}

/** With room for what lives shortly, trees of pages are collected in two thirds of the time. */
const flags = ['--expose-gc', '--max-semi-space-size=32'];

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * The bundler keeps its memory, so in a large portal it has a process of its own. The HTML is not
 * minified: that would take a tenth of the time, and save 4 % of the weight.
 */
const halves = [
  { DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' },
  { DOCUSAURUS_SKIP_BUNDLING: 'true', SKIP_HTML_MINIFICATION: 'true' },
];

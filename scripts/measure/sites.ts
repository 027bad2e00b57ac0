/** Builds, serves and opens the sites to measure. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from 'playwright-core';
import { Failure } from '../../src/failure';
import { findBrowser } from '../../test/support/find-browser';
import { buildFolder, root } from '../lib/paths.mjs';
import { runPackage, runScript } from '../lib/programs';
import { withDefaultSettings } from '../lib/settings';
import { serveBuild } from '../lib/static-server';

/** The browser and the servers of a measurement. */
const opened: { readonly close: () => Promise<void> }[] = [];

/** Closes what a measurement opened. Nothing runs on when it fails. */
export async function closeAll(): Promise<void> {
  for (const one of opened.reverse()) await one.close();
}

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await findBrowser());
  opened.push(browser);
  return browser;
}

/** Opens a page with an empty cache. `slowDown` makes its processor so many times slower. */
export async function openPage(browser: Browser) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slowDown };
}

/** Builds the portal as operators do, but without their settings. */
export async function buildPortal(settings: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = { ...withDefaultSettings(process.env), ...settings };
  validateBuilt(await runScript('build', [], { env }));
}

/** Serves the build of the portal, and returns the URL of its home page. */
export function servePortal(): Promise<string> {
  return serve(buildFolder);
}

function validateBuilt(exitCode: number): void {
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to measure.');
}

const bareConfig = `module.exports = {
  title: 'Bare',
  url: 'https://bare.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
};
`;

/** The browser list of `create-docusaurus`, which determines the polyfills. */
const bareManifest = {
  name: 'bare',
  private: true,
  browserslist: { production: ['>0.5%', 'not dead', 'not op_mini all'] },
};

/**
 * Builds and serves a bare classic site. Its pages are the Markdown alternates of the build of the
 * portal, at the same routes. Its folder is in the repository, because it uses the same packages.
 */
export async function serveBareSite(): Promise<string> {
  const folder = path.join(root, 'reports/bare');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'docusaurus.config.js'), bareConfig);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(bareManifest));
  await cp(path.join(buildFolder, 'docs'), path.join(folder, 'docs/docs'), {
    recursive: true,
    filter: (file) => path.extname(file) === '' || file.endsWith('.md'),
  });
  validateBuilt(await runPackage('docusaurus', ['build'], { cwd: folder }));
  return serve(path.join(folder, 'build'));
}

/** The policy of the portal would block the bare site, so all sites are served without headers. */
const plainRules = { baseUrl: '/', aliases: [], headers: { all: {}, documents: {} } };

async function serve(directory: string): Promise<string> {
  const server = await serveBuild({ directory, rules: plainRules, host: '127.0.0.1', port: 0 });
  opened.push(server);
  return server.url;
}

/** Builds and serves the sites to measure. Nothing runs on when a measurement fails. */
import { access, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../test/support/find-browser';
import { root } from '../lib/paths.mjs';
import { Failure, runPackage } from '../lib/programs.mjs';
import { withDefaultSettings } from '../lib/settings';
import { serveBuild } from '../lib/static-server';

export interface Site {
  /** The URL of the home page. */
  readonly url: string;
  readonly build: string;
  readonly seconds: number;
}

type Use<Result> = (site: Site) => Promise<Result>;

export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(await findBrowser());
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page with an empty cache. `slowDown` makes its processor so many times slower. */
export async function openPage<Result>(
  browser: Browser,
  use: (page: Page, slowDown: (rate: number) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return await use(page, (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }));
  } finally {
    await context.close();
  }
}

export function withPortal<Result>(use: Use<Result>): Promise<Result> {
  return withBuild(root, use);
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
 * Builds and serves a bare classic site. Its pages are the Markdown alternates of a build of the
 * portal, at the same routes. Its folder is in the repository, because it uses the same packages.
 */
export async function withBareSite<Result>(build: string, use: Use<Result>): Promise<Result> {
  const folder = path.join(root, 'reports/bare');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'docusaurus.config.js'), bareConfig);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(bareManifest));
  await cp(path.join(build, 'docs'), path.join(folder, 'docs/docs'), {
    recursive: true,
    filter: (file) => path.extname(file) === '' || file.endsWith('.md'),
  });
  return withBuild(folder, use);
}

/** Builds from nothing, without the bundler's cache and the operator's settings, and serves it. */
async function withBuild<Result>(folder: string, use: Use<Result>): Promise<Result> {
  const env = { ...withDefaultSettings(process.env), DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  const start = performance.now();
  const exitCode = await runPackage('docusaurus', ['build'], { env, cwd: folder });
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to measure.');
  const seconds = (performance.now() - start) / 1000;
  const build = path.join(folder, 'build');
  return withServer(build, (url) => use({ url, build, seconds }));
}

/** The policy of the portal would block the bare site, so all sites are served without headers. */
const plainRules = { baseUrl: '/', aliases: [], headers: { all: {}, documents: {} } };

export async function withServer<Result>(
  directory: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  await access(directory).catch(() => {
    throw new Failure(`There is no build in ${directory}. Run "npm run build".`);
  });
  const server = await serveBuild({ directory, rules: plainRules, host: '127.0.0.1', port: 0 });
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

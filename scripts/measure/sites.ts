/** Builds and serves the sites to measure. Nothing runs on when a measurement fails. */
import { readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { type Browser, chromium } from 'playwright-core';
import send from 'send';
import { endpoints } from '../../src/catalogue';
import { copySources, multiplyCatalogue } from '../../test/support/copy-sources';
import { findBrowser } from '../../test/support/find-browser';
import { Failure } from '../lib/main.mjs';
import { root } from '../lib/paths.mjs';
import { runPackage } from '../lib/programs.mjs';
import { withDefaultSettings } from '../lib/site';
import { writeBareSite } from './bare-site';

export interface Site {
  /** The URL of the home page. */
  readonly url: string;
  /** The folder of its files. */
  readonly build: string;
  /** How long the build took. */
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

/** Builds and serves the portal, or a copy of it with more endpoints. */
export async function withPortal<Result>(size: number, use: Use<Result>): Promise<Result> {
  if (size === endpoints.length) return withBuild(root, use);
  const folder = await copySources();
  try {
    await multiplyCatalogue(folder, size / endpoints.length);
    return await withBuild(folder, use);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds and serves a bare site with the text of a build of the portal. */
export async function withBareSite<Result>(build: string, use: Use<Result>): Promise<Result> {
  const folder = path.join(root, 'reports/bare');
  await writeBareSite(folder, build);
  return withBuild(folder, use);
}

async function withBuild<Result>(folder: string, use: Use<Result>): Promise<Result> {
  const seconds = await timeBuild(folder);
  const build = path.join(folder, 'build');
  return withServer(build, (url) => use({ url, build, seconds }));
}

/** Builds from nothing, without the bundler's cache and the operator's settings. */
async function timeBuild(folder: string): Promise<number> {
  const env = { ...withDefaultSettings(process.env), DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  const start = performance.now();
  const exitCode = await runPackage('docusaurus', ['build'], { env, cwd: folder });
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to measure.');
  return (performance.now() - start) / 1000;
}

/**
 * Serves the files of a build as they are. All sites are served in the same way, and the policy of
 * the portal would block the bare one.
 */
export async function withServer<Result>(
  directory: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  await readdir(directory).catch(() => {
    throw new Failure(`There is no build in ${directory}. Run "npm run build".`);
  });
  const server = http.createServer((request, response) => {
    const [name = '/'] = (request.url ?? '/').split('?');
    const file = path.extname(name) === '' ? name.replace(/\/$/, '/index') + '.html' : name;
    send(request, file, { root: directory, etag: false }).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await use(`http://127.0.0.1:${port}/`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

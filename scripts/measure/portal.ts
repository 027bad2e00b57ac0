/** Builds, serves and opens the portal to measure. */
import process from 'node:process';
import { type Browser, chromium } from 'playwright-core';
import { Failure } from '../../src/failure';
import { findBrowser } from '../../test/support/find-browser';
import { buildFolder } from '../lib/paths.mjs';
import { runScript } from '../lib/programs';
import { withDefaultSettings } from '../lib/settings';
import { serveBuild } from '../lib/static-server';

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

/** Builds the portal as operators do, but without their settings. */
export async function buildPortal(): Promise<void> {
  const exitCode = await runScript('build', [], { env: withDefaultSettings(process.env) });
  if (exitCode !== 0) throw new Failure('The build failed, so there is nothing to measure.');
}

/** Serves the build, and returns the URL of its home page. */
export async function servePortal(): Promise<string> {
  const server = await serveBuild({ directory: buildFolder, host: '127.0.0.1', port: 0 });
  opened.push(server);
  return server.url;
}

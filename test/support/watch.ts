import { setTimeout as wait } from 'node:timers/promises';
import type { ConsoleMessage, Page, Request } from 'playwright-core';

export interface PageWatch {
  /** Takes what was seen so far: console output, errors, failed requests, requests to others. */
  readonly takeProblems: () => readonly string[];
  /** Waits until scripts run, the links in sight have asked for their pages, and all is loaded. */
  readonly settle: () => Promise<void>;
}

/** Watches a page for everything that a sound page never causes; `origin` is the site's own. */
export function watchPage(page: Page, origin: string): PageWatch {
  let problems: string[] = [];
  const underWay = new Set<Request>();

  page.on('console', (message) => {
    if (!isAboutDocument(message, page)) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    underWay.add(request);
    if (isForeign(request, origin)) problems.push(`request to another origin: ${request.url()}`);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    // Chromium says so of a HEAD request, which has no body to load.
    if (request.method() === 'HEAD' && request.failure()?.errorText === 'net::ERR_ABORTED') return;
    problems.push(`failed request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (!isDocument && !response.ok()) problems.push(`${response.status()}: ${response.url()}`);
  });

  return {
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    async settle() {
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      while (underWay.size > 0) await wait(10);
    },
  };
}

/** The browser reports the status 404 of the page itself, which is what a wrong path asks for. */
function isAboutDocument(message: ConsoleMessage, page: Page): boolean {
  return message.location().url === page.url() && /status of 404/.test(message.text());
}

function isForeign(request: Request, origin: string): boolean {
  const { protocol, origin: actual } = new URL(request.url());
  return /^(https?|wss?):$/.test(protocol) && actual !== origin;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { ConsoleMessage, Page, Request } from 'playwright-core';

export interface PageWatch {
  /**
   * Returns the problems since the last call: warnings and errors of the console, uncaught errors,
   * failed and external requests.
   */
  readonly takeProblems: () => readonly string[];
  /**
   * Waits until scripts run, visible links have requested their pages, and all requests are done.
   */
  readonly settle: () => Promise<void>;
}

/**
 * Watches a page for problems. Requests may go to the origins only: of the site, and of the script
 * of its operator.
 */
export function watchPage(page: Page, ...origins: readonly string[]): PageWatch {
  let problems: string[] = [];
  const underWay = new Set<Request>();
  /** How often the page was left, and this number when each request started. */
  let departures = 0;
  const startedAfter = new WeakMap<Request, number>();

  page.on('console', (message) => {
    const isProblem = /^(warning|error|assert)$/.test(message.type());
    if (isProblem && !isAboutDocument(message, page))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) departures += 1;
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) departures += 1;
    startedAfter.set(request, departures);
    underWay.add(request);
    if (isExternal(request, origins)) problems.push(`request to another origin: ${request.url()}`);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    // Chromium reports this for a HEAD request, which has no body, and for what is still loading,
    // such as the icon, when the page is left.
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    const isLeft = startedAfter.get(request) !== departures || page.isClosed();
    if (isAborted && (isLeft || request.method() === 'HEAD')) return;
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

/** The browser reports the status 404 of the page itself, which is expected for a missing page. */
function isAboutDocument(message: ConsoleMessage, page: Page): boolean {
  return message.location().url === page.url() && /status of 404/.test(message.text());
}

function isExternal(request: Request, origins: readonly string[]): boolean {
  const { protocol, origin } = new URL(request.url());
  return /^(https?|wss?):$/.test(protocol) && !origins.includes(origin);
}

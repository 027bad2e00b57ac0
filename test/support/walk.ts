import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { addAxe, findViolations } from './axe';
import { openPage, toUrl } from './browser';
import { hiddenHeadings, pageHeadings, toTabTitle, wrongPaths } from './pages';
import { type PageWatch, watchPage } from './watch';

type Scheme = 'light' | 'dark';

interface Visitor {
  readonly width: number;
  readonly page: Page;
  readonly watch: PageWatch;
}

/** A phone, a desktop, and both sides of the breakpoint. */
const widths = [390, 1280, 767, 768];

/** The widths for axe-core, which takes two thirds of the time. */
const axeWidths: ReadonlySet<number> = new Set([390, 1280]);

/** The routes in the site map of the build. */
export function readSiteMap(folder = buildFolder): readonly string[] {
  const text = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Declares the tests that open all pages, and some missing ones, in one colour scheme. */
export function walkEveryPage(scheme: Scheme): void {
  let visitors: readonly Visitor[] = [];

  beforeAll(async () => {
    visitors = await Promise.all(widths.map((width) => openVisitor(scheme, width)));
  });

  const headings: Readonly<Record<string, string>> = { ...pageHeadings, ...hiddenHeadings };

  it.each([...readSiteMap(), ...Object.keys(hiddenHeadings)])(
    '%s has no problems at any width',
    async (route) => {
      const heading = headings[route] ?? '';
      await expectSound(visitors, route, { status: 200, scheme, heading });
    },
  );

  it.each(wrongPaths)('%s shows the not-found page at every width', async (route) => {
    const heading = 'Oops! Page not found';
    await expectSound(visitors, route, { status: 404, scheme, heading });
  });
}

interface Expected {
  readonly status: number;
  readonly scheme: Scheme;
  readonly heading: string;
}

async function expectSound(
  visitors: readonly Visitor[],
  route: string,
  { status, scheme, heading }: Expected,
): Promise<void> {
  const title = toTabTitle(route, status === 404 ? 'Page not found' : heading);
  expect(await Promise.all(visitors.map((visitor) => visit(visitor, route)))).toEqual(
    widths.map((width) => ({
      width,
      status,
      title,
      scheme,
      headings: [heading],
      overflow: 0,
      problems: [],
      violations: [],
    })),
  );
}

async function openVisitor(colorScheme: Scheme, width: number): Promise<Visitor> {
  const viewport = { width, height: 800 };
  const page = await openPage(null, { colorScheme, viewport, reducedMotion: 'reduce' });
  if (axeWidths.has(width)) await addAxe(page);
  return { width, page, watch: watchPage(page, new URL(toUrl('/')).origin) };
}

async function visit({ width, page, watch }: Visitor, route: string) {
  const answer = await page.goto(route);
  await watch.settle();
  const seen = await page.evaluate(() => ({
    title: document.title,
    scheme: document.documentElement.dataset['theme'],
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const violations = axeWidths.has(width) ? await findViolations(page) : [];
  return { width, status: answer?.status(), ...seen, problems: watch.takeProblems(), violations };
}

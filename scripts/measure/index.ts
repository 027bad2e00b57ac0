/** The subjects of `npm run measure`. Ratios compare the portal with a bare page in the same run. */
import os from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { endpoints } from '../../src/catalogue';
import { Failure } from '../lib/main.mjs';
import { measureBudget } from './check-budget';
import { type Site, withBareSite, withBrowser, withPortal } from './sites';
import { loadPage, type PageFigures } from './page';

const route = 'docs/campaigns/create-campaign-link';

/** The number of endpoints of a large portal. */
const many = 40 * endpoints.length;

/** How much slower the processor is, as on a phone. */
const slowdown = 4;

/** How many times a page is loaded, because other load affects single rounds. */
const rounds = 5;

export const usage = `npm run measure [-- scale [ENDPOINTS] | budget [update] [--no-build]]

Builds the portal, and compares it with a bare page that is measured in the same run.

  (nothing)  what an endpoint page loads, and how long it blocks the browser
  scale      the same, and how long a build takes, with ${many} endpoints or another multiple
  budget     whether pages load more than scripts/measure/budget.json allows; update writes what they
             load now, and --no-build uses the last build`;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'no-build': { type: 'boolean', default: false } },
  });
  const [subject = 'page', detail, ...more] = positionals;
  const isBuilt = values['no-build'];
  if (more.length === 0 && subject === 'scale') return measurePage(toSize(detail));
  if (more.length === 0 && subject === 'budget' && (detail ?? 'update') === 'update') {
    return measureBudget({ isUpdate: detail === 'update', isBuilt });
  }
  if (positionals.length === 0) return measurePage(endpoints.length);
  throw new Failure(
    `measure: found ${JSON.stringify(positionals.join(' '))}, expected "scale", "budget" or nothing. ` +
      'Run "npm run measure -- --help".',
  );
}

function toSize(text = String(many)): number {
  const size = Number(text);
  if (size > 0 && size % endpoints.length === 0) return size;
  throw new Failure(
    `measure scale: found ${JSON.stringify(text)}, expected a multiple of ${endpoints.length}, for ` +
      `example ${many}.`,
  );
}

/** Compares an endpoint page of both sites, which have this number of endpoints. */
async function measurePage(size: number): Promise<void> {
  await withPortal(size, (portal) =>
    withBareSite(portal.build, (bare) =>
      withBrowser(async (browser) => {
        const own: PageFigures[] = [];
        const other: PageFigures[] = [];
        // In turns, so that other load affects both.
        for (let round = 0; round < rounds; round += 1) {
          own.push(await loadPage(browser, portal.url + route, slowdown));
          other.push(await loadPage(browser, bare.url + route, slowdown));
        }
        console.log(`\n/${route} of ${size} endpoints, compared with a bare page`);
        console.log(describeMachine(browser));
        console.table(toRows(own, portal, other, bare));
      }),
    ),
  );
}

function describeMachine(browser: Browser): string {
  const processors = os.cpus();
  return [
    `${rounds} rounds`,
    `${slowdown}x CPU throttling`,
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `Node ${process.versions.node}`,
    `Chromium ${browser.version()}`,
  ].join(', ');
}

function toRows(
  own: readonly PageFigures[],
  portal: Site,
  other: readonly PageFigures[],
  bare: Site,
): Record<string, object> {
  const names = Object.keys(own[0] ?? {}) as (keyof PageFigures)[];
  const rows = names.map((name) => {
    const [portalFigure, bareFigure] = [own, other].map((pages) =>
      toMedian(pages.map((page) => page[name])),
    );
    return [name, toRow(portalFigure, bareFigure)] as const;
  });
  return { ...Object.fromEntries(rows), 'build s': toRow(portal.seconds, bare.seconds) };
}

function toMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function toRow(portal = Number.NaN, bare = Number.NaN): object {
  const ratio = bare === 0 ? '' : Number((portal / bare).toFixed(2));
  return { portal: Math.round(portal), bare: Math.round(bare), ratio };
}

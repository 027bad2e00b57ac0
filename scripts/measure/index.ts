/** The subjects of `npm run measure`. Ratios compare the portal with a bare page in the same run. */
import { parseArgs } from 'node:util';
import { endpoints } from '../../src/catalogue';
import { Failure } from '../lib/main.mjs';
import { measureBudget } from './check-budget';
import { inRounds, printTable, slowdown, toQuantile } from './rounds';
import { type Site, withBareSite, withBrowser, withPortal } from './sites';
import { loadPage, type PageFigures } from './page';
import { measureKeys, measureSearch } from './typing';

const route = 'docs/campaigns/create-campaign-link';

/** The number of endpoints of a large portal. */
const many = 40 * endpoints.length;

export const usage = `npm run measure [-- keys | search | scale [ENDPOINTS] | budget [update] [--no-build]]

Builds the portal, and compares it with a bare page that is measured in the same run.

  (nothing)  what an endpoint page loads, and how long it blocks the browser
  keys       from a key in a form to the painted sample
  search     from a key to the painted results of both searches
  scale      as with nothing, and how long a build takes, with ${many} endpoints or another multiple
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
  if (detail !== undefined) throw toFailure(positionals);
  switch (subject) {
    case 'page':
      return measurePage(endpoints.length);
    case 'keys':
      return measureKeys(route);
    case 'search':
      return measureSearch(route);
    default:
      throw toFailure(positionals);
  }
}

function toFailure(found: readonly string[]): Failure {
  return new Failure(
    `measure: found ${JSON.stringify(found.join(' '))}, expected "keys", "search", "scale", "budget" ` +
      'or nothing. Run "npm run measure -- --help".',
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
        const loads = [portal, bare].map(
          ({ url }) =>
            () =>
              loadPage(browser, url + route, slowdown),
        );
        const [own = [], other = []] = await inRounds(loads);
        const title = `/${route} of ${size} endpoints, compared with a bare page with the same text`;
        printTable(browser, title, toRows(own, portal, other, bare));
      }),
    ),
  );
}

function toRows(
  own: readonly PageFigures[],
  portal: Site,
  other: readonly PageFigures[],
  bare: Site,
): Record<string, object> {
  const median = (pages: readonly PageFigures[], name: keyof PageFigures) =>
    toQuantile(
      pages.map((page) => page[name]),
      0.5,
    );
  const names = Object.keys(own[0] ?? {}) as (keyof PageFigures)[];
  const rows = names.map((name) => [name, toRow(median(own, name), median(other, name))] as const);
  return { ...Object.fromEntries(rows), 'build s': toRow(portal.seconds, bare.seconds) };
}

function toRow(portal: number, bare: number): object {
  const ratio = bare === 0 ? '' : Number((portal / bare).toFixed(2));
  return { portal: Math.round(portal), bare: Math.round(bare), ratio };
}

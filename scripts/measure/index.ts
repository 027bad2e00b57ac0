/** The subjects of `npm run measure`. Ratios compare the portal with a bare page in the same run. */
import { parseArgs } from 'node:util';
import { endpoints } from '../../src/catalogue';
import { Failure } from '../lib/programs.mjs';
import { measureBudget } from './check-budget';
import { measurePage } from './page';
import { measureTyping, route } from './typing';

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

export const options = { 'no-build': { type: 'boolean', default: false } } as const;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const words = positionals.join(' ');
  const [, size] = /^scale (\d+)$/.exec(words) ?? [];
  switch (size === undefined ? words : 'scale') {
    case '':
      return measurePage(route, endpoints.length);
    case 'scale':
      return measurePage(route, toMultiple(Number(size ?? many)));
    case 'keys':
      return measureTyping('keys');
    case 'search':
      return measureTyping('search');
    case 'budget':
    case 'budget update':
      return measureBudget({ isUpdate: words !== 'budget', isBuilt: values['no-build'] });
    default:
      throw new Failure(`Found ${JSON.stringify(words)}, expected a subject.\n\n${usage}`);
  }
}

function toMultiple(size: number): number {
  if (size > 0 && size % endpoints.length === 0) return size;
  throw new Failure(
    `measure scale: found ${size}, expected a multiple of ${endpoints.length}, for example ${many}.`,
  );
}

/** The subjects of `npm run measure`. Ratios compare the portal with a bare page in the same run. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure } from '../../src/failure';
import { buildFolder } from '../lib/paths.mjs';
import { measureApi } from './api';
import { measureBudget, measurePage } from './page';
import { buildPortal, closeAll } from './sites';
import { measureTyping, route } from './typing';

export const usage = `npm run measure [-- keys | search | api FILE | budget [update] [--no-build]]

Builds the portal, and compares it with a bare page that is measured in the same run.

  (nothing)  what an endpoint page loads, and how long it blocks the browser
  keys       from a key in a form to the painted sample
  search     from a key to the painted results of both searches
  api        pages, build time, memory and weight of the portal for an OpenAPI document
  budget     whether pages load more than scripts/measure/budget.json allows; update writes what they
             load now, and --no-build uses the last build`;

export const options = { 'no-build': { type: 'boolean', default: false } } as const;

export function run(args: string[]): Promise<void> {
  return measure(args).finally(closeAll);
}

async function measure(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const words = positionals.join(' ');
  const [subject, file] = positionals;
  if (subject === 'api' && file !== undefined) return measureApi(file);
  if (words === '') return measurePage(route);
  if (words === 'keys' || words === 'search') return measureTyping(words);
  if (words === 'budget' || words === 'budget update') {
    if (!values['no-build']) await buildPortal();
    else if (!existsSync(buildFolder)) throw new Failure('There is no build. Run "npm run build".');
    return measureBudget({ isUpdate: words !== 'budget' });
  }
  throw new Failure(`Found ${JSON.stringify(words)}, expected a subject.\n\n${usage}`);
}

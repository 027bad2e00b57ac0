/** The subjects of `npm run measure`. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure } from '../../src/failure';
import { buildFolder } from '../lib/paths.mjs';
import { measureKeys } from './keys';
import { buildPortal, closeAll } from './portal';
import { measureBudget } from './weights';

export const usage = `npm run measure -- budget [update] [--no-build]
npm run measure -- keys [--no-build]

  budget  whether pages load more than scripts/measure/budget.json allows; update writes what they
          load now
  keys    from a key in a form to the painted sample

Builds the portal first. --no-build uses the last build.`;

export const options = { 'no-build': { type: 'boolean', default: false } } as const;

export function run(args: string[]): Promise<void> {
  return measure(args).finally(closeAll);
}

async function measure(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const words = positionals.join(' ');
  if (!['budget', 'budget update', 'keys'].includes(words)) {
    throw new Failure(`Found ${JSON.stringify(words)}, expected a subject.\n\n${usage}`);
  }
  if (!values['no-build']) await buildPortal();
  else if (!existsSync(buildFolder)) throw new Failure('There is no build. Run "npm run build".');
  if (words === 'keys') await measureKeys();
  else await measureBudget({ isUpdate: words === 'budget update' });
}

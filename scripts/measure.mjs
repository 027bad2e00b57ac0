/** `npm run measure`: the weight and the speed of the portal. The usage lists all subjects. */
import process from 'node:process';
import { Failure, main } from './lib/main.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run measure [-- budget [update] | edits | scale [SIZE …] | soak [MINUTES [SEED]]]

Compares an endpoint page with a bare Docusaurus page with the same text.

  budget  whether pages load more than they may; update allows what they load now
  edits   how fast npm start shows an edit
  scale   how builds and pages grow with the catalogue and the versions; a size is 1040 or 26x3
  soak    whether npm start survives random edits; by default 20 minutes and seed 1`;

await main(usage, async () => {
  const [subject, ...args] = process.argv.slice(2);
  if (subject !== undefined && !['budget', 'edits', 'scale', 'soak'].includes(subject)) {
    throw new Failure(
      `measure: found ${JSON.stringify(subject)}, expected no argument, "budget", "edits", "scale" or "soak".`,
    );
  }
  await ensureInstalled();
  if (subject === 'budget') await (await import('./measure/budget.mjs')).measureBudget(args);
  else if (subject === 'edits') await (await import('./measure/edits.mjs')).measureEdits();
  else if (subject === 'scale') await (await import('./measure/scale.mjs')).measureScale(args);
  else if (subject === 'soak') await (await import('./measure/soak.mjs')).measureSoak(args);
  else await (await import('./measure/page.mjs')).measurePage();
});

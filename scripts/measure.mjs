/** `npm run measure`: the weight and the speed of the portal. The usage lists all subjects. */
import process from 'node:process';
import { Failure, main } from './lib/main.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run measure [-- budget [update] | edits [ENDPOINTS …] | keys | navigation | scale [SIZE …] |
  search [ENDPOINTS …] | soak [MINUTES [SEED]]]

Compares an endpoint page with a bare Docusaurus page with the same text.

  budget      whether pages load more than they may; update allows what they load now
  edits       how fast npm start is ready and shows an edit, and how long a build takes after it
  keys        how fast the code follows a key in the form
  navigation  how fast a click in the sidebar opens a page, compared with bare Docusaurus
  scale       how builds and pages grow; sizes are like 1040, 26x3 (versions) or 1040-large (categories)
  search      how fast both searches answer, and what they load, by default in this portal
  soak        whether npm start survives random edits; by default 20 minutes and seed 1`;

/** @type {Readonly<Record<string, (args: readonly string[]) => Promise<void>>>} */
const subjects = {
  budget: async (args) => (await import('./measure/budget.mjs')).measureBudget(args),
  edits: async (args) => (await import('./measure/edits.mjs')).measureEdits(args),
  keys: async () => (await import('./measure/keys.mjs')).measureKeys(),
  navigation: async () => (await import('./measure/navigation.mjs')).measureNavigation(),
  scale: async (args) => (await import('./measure/scale.mjs')).measureScale(args),
  search: async (args) => (await import('./measure/search.mjs')).measureSearch(args),
  soak: async (args) => (await import('./measure/soak.mjs')).measureSoak(args),
};

await main(usage, async () => {
  const [subject, ...args] = process.argv.slice(2);
  const names = Object.keys(subjects);
  if (subject !== undefined && !names.includes(subject)) {
    const expected = names.map((name) => `"${name}"`).join(', ');
    throw new Failure(
      `measure: found ${JSON.stringify(subject)}, expected no argument or one of ${expected}.`,
    );
  }
  await ensureInstalled();
  if (subject === undefined) await (await import('./measure/page.mjs')).measurePage();
  else await subjects[subject]?.(args);
});

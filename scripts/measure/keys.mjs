/** `npm run measure -- keys`: from a key in the form of an endpoint to the painted sample. */
import { splitFirst, toRow } from './figures.mjs';
import { findTitle, openBareForm, toFilledForm, typeInRounds } from './keystrokes.mjs';
import { printTable } from './print.mjs';
import { withBrowser, withPortal } from './sites.mjs';

const route = 'docs/campaigns/create-campaign-link';
const goal = 'p95 < 30 ms';

/** Measures a field at the top of the form, and a field of an item that was added to it. */
export async function measureKeys() {
  await withPortal((portal) =>
    withBrowser(async (browser) => {
      const url = portal + route;
      const forms = [toFilledForm(url, findTitle), toFilledForm(url, addLocale), openBareForm];
      const [title = [], item = [], bare = []] = await typeInRounds(browser, forms);
      const rows = {
        ...toRows('title', title, goal),
        ...toRows('added item', item, goal),
        ...toRows('field and text alone', bare, ''),
      };
      printTable(browser, `From a key to the painted sample on ${route}`, rows);
    }),
  );
}

/** @type {import('./keystrokes.mjs').OpenForm} */
async function addLocale(page) {
  const locales = page.getByRole('group', { name: 'locales', exact: true });
  await locales.getByRole('button', { name: 'Add Object' }).last().click();
  return locales
    .getByRole('group', { name: /^Locale / })
    .last()
    .getByLabel('title', { exact: true })
    .first();
}

/**
 * The first key of each round apart from the others.
 * @param {string} name
 * @param {import('./figures.mjs').Rounds} rounds
 * @param {string} wanted
 */
function toRows(name, rounds, wanted) {
  const { first, later } = splitFirst(rounds);
  return { [name]: toRow(later, wanted), [`${name}, first key`]: toRow(first, wanted) };
}

/** The way of an integrator, who creates a pre-release link with a keyboard. */
import { execFile } from 'node:child_process';
import { buildRequest } from '../../../src/request/build';
import type { FormValues } from '../../../src/request/model';
import { type LanguageId, languages, tabLanguageIds } from '../../../src/samples';
import { openPage, readCopy } from '../../support/browser';
import { findEndpoint } from '../../support/entries';
import { recordRequests } from '../../support/loopback';
import { codePanelOf, readSample, sectionOf, site } from '../form/form';
import type { Cost, User } from './user';

/** The documented key that leads from any field to the code. */
export const toCode = 'Control+Shift+Enter';

const slug = 'create-prerelease-link';
const pasted = '{ "locales": [{ "isoCode": "de", "title": "Papierlaternen" }] }';
const token = 'Bearer hush-4711';
const values: FormValues = {
  path: { boardId: 'b1' },
  body: {
    title: 'Paper Lanterns',
    preReleaseServices: ['SpotifyPreRelease', 'DeezerPreRelease'],
    locales: [
      { isoCode: 'de', title: 'Papierlaternen' },
      { isoCode: 'dk', title: 'Papierlaternen' },
    ],
  },
};
const requestOf = (header?: { Authorization: string }) =>
  buildRequest(findEndpoint(slug), { ...values, ...(header && { header }) });

/** Goes the whole way, and returns what it took. */
export async function tell(user: User): Promise<Cost> {
  const { page } = user;
  await find(user);
  await pasteLocale(user);
  for (const [name, text] of [
    ['boardId', 'b1'],
    ['title', 'Paper Lanterns'],
  ] as const) {
    await goToMissing(user, name);
    await user.type(page.locator(':focus'), text);
  }
  await addServices(user);
  await addLocale(user);
  await user.type(sectionOf(page, 'header').getByLabel('Authorization', { exact: true }), token);
  await copyCode(user);
  await handOver(user);
  return user.cost();
}

async function find(user: User): Promise<void> {
  const { page, keys } = user;
  await keys('/');
  await page.keyboard.insertText('pre-release');
  await page.getByRole('option', { name: 'Create Pre-release Link' }).waitFor();
  await keys('ArrowDown', 'Enter');
  await page.getByRole('heading', { level: 1, name: 'Create Pre-release Link' }).waitFor();
  await skipTo(user, 'form');
}

export async function skipTo({ press, page }: User, part: 'form' | 'code'): Promise<void> {
  await press(page.getByRole('link', { name: 'Skip to main content' }));
  await press(page.getByRole('link', { name: `Skip to the ${part}` }));
}

async function goToMissing({ page, keys, press }: User, name: string): Promise<void> {
  await keys(toCode);
  await press(codePanelOf(page).getByRole('link', { name, exact: true }));
}

async function choose({ page, keys, press, reach }: User, language: LanguageId): Promise<void> {
  const { label: name } = languages[language];
  const panel = codePanelOf(page);
  const isTab = tabLanguageIds.includes(language);
  await keys(toCode);
  await reach(panel.getByRole('tab', { selected: true }));
  const wanted = panel.getByRole('tab', { name: isTab ? name : 'Search', selected: true });
  while ((await wanted.count()) === 0) await keys('ArrowRight');
  if (!isTab) await press(panel.getByRole('button', { name, exact: true }));
}

async function pasteLocale({ page, press, type }: User): Promise<void> {
  await press(page.getByRole('button', { name: 'Paste', exact: true }));
  await type(page.getByLabel('A JSON body or a cURL command'), pasted);
  await press(page.getByRole('button', { name: 'Fill in the form' }));
  await page.getByText('Form filled in.').waitFor();
}

async function addServices({ page, press, select }: User): Promise<void> {
  const services = sectionOf(page, 'body').getByRole('group', {
    name: 'preReleaseServices',
    exact: true,
  });
  for (const [index, name] of ['SpotifyPreRelease', 'DeezerPreRelease'].entries()) {
    await press(services.getByRole('button', { name: /^Add/ }));
    await select(services.getByRole('combobox').nth(index), name);
  }
}

/** Duplicates a locale, deletes the other one by mistake, and takes it back. */
async function addLocale({ page, press, type, keys }: User): Promise<void> {
  const locale = (number: number) => page.getByRole('group', { name: `Locale ${number}` });
  const summary = (text: string) => page.getByRole('button', { name: text, expanded: false });
  await press(page.getByRole('button', { name: 'Duplicate Locale 1' }));
  await summary('Locale 1 de · Papierlaternen').waitFor();
  await type(locale(2).getByRole('textbox', { name: 'isoCode' }), 'dk');
  await press(page.getByRole('button', { name: 'Delete Locale 1' }));
  await page.getByText('Locale 1 deleted.').waitFor();
  await keys('Control+z');
  await summary('Locale 1 de · Papierlaternen').waitFor();
}

/** The API refuses the request, and its answer has the ID that support asks for. */
async function copyCode(user: User): Promise<void> {
  const copy = () => user.keys('Control+Enter');
  await choose(user, 'go');
  await copy();
  const request = requestOf({ Authorization: token });
  expect(await readCopy(user.page)).toBe(languages.go.toSample(request));
  await choose(user, 'javascript');
  await copy();
  const { isDone, output } = await runRefused(await readCopy(user.page));
  expect([isDone, output]).toEqual([false, expect.stringContaining('4711-refused')]);
}

async function runRefused(sample: string) {
  let ending = { isDone: true, output: '' };
  await recordRequests(
    () => ({ transactionId: '4711-refused' }),
    (baseUrl) =>
      new Promise((resolve) => {
        const code = sample.replaceAll(site.apiBaseUrl, baseUrl);
        const args = ['--input-type=module', '--eval', code];
        execFile(process.execPath, args, (error, stdout, stderr) => {
          ending = { isDone: error === null, output: stdout + stderr };
          resolve();
        });
      }),
    () => 400,
  );
  return ending;
}

/** A colleague opens the copied link, and sees the request without the token. */
async function handOver({ page, press }: User): Promise<void> {
  await press(page.getByRole('button', { name: 'Page actions' }));
  await press(page.getByRole('button', { name: 'Copy link to this request' }));
  await page.getByRole('status').getByText('Link copied').waitFor();
  const link = await readCopy(page);
  expect(link).not.toContain('hush');
  const other = await openPage(link);
  await other.getByRole('complementary', { name: 'Link to a filled form' }).waitFor();
  await codePanelOf(other).locator('pre').filter({ hasText: 'DeezerPreRelease' }).waitFor();
  expect(await readSample(other)).toBe(languages.curl.toSample(requestOf()));
}

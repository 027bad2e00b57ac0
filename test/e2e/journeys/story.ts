/** The way of an integrator, who creates a pre-release link. The same for all hands. */
import { execFile } from 'node:child_process';
import { buildRequest } from '../../../src/request/build';
import type { FormValues } from '../../../src/request/model';
import { type LanguageId, languages } from '../../../src/samples';
import { openPage, readCopy } from '../../support/browser';
import { findEndpoint } from '../../support/entries';
import { recordRequests } from '../../support/loopback';
import { codePanelOf, readSample, sectionOf, site } from '../form/form';
import type { Cost, User } from './user';

/** What users with other hands do in another way. */
export interface Habits {
  /** Finds the page by a word, from the home page. */
  readonly find: (user: User) => Promise<void>;
  /** Leads to the field of a required value, from what the portal says is missing. */
  readonly goToMissing: (user: User, name: string) => Promise<void>;
  readonly choose: (user: User, language: LanguageId) => Promise<void>;
  readonly copy: (user: User) => Promise<void>;
  readonly undo: (user: User) => Promise<void>;
}

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
export async function tell(user: User, habits: Habits): Promise<Cost> {
  const { page } = user;
  await habits.find(user);
  await page.getByRole('heading', { level: 1, name: 'Create Pre-release Link' }).waitFor();
  await pasteLocale(user);
  for (const [name, text] of [
    ['boardId', 'b1'],
    ['title', 'Paper Lanterns'],
  ] as const) {
    await habits.goToMissing(user, name);
    await user.type(page.locator(':focus'), text);
  }
  await addServices(user);
  await addLocale(user, habits);
  await user.type(sectionOf(page, 'header').getByLabel('Authorization', { exact: true }), token);
  await copyCode(user, habits);
  await handOver(user);
  return user.cost();
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
async function addLocale(user: User, { undo }: Habits): Promise<void> {
  const { page, press, type } = user;
  const locale = (number: number) => page.getByRole('group', { name: `Locale ${number}` });
  const summary = (text: string) => page.getByRole('button', { name: text, expanded: false });
  await press(page.getByRole('button', { name: 'Duplicate Locale 1' }));
  await summary('Locale 1 de · Papierlaternen').waitFor();
  await type(locale(2).getByRole('textbox', { name: 'isoCode' }), 'dk');
  await press(page.getByRole('button', { name: 'Delete Locale 1' }));
  await page.getByText('Locale 1 deleted.').waitFor();
  await undo(user);
  await summary('Locale 1 de · Papierlaternen').waitFor();
}

/** The API refuses the request, and its answer has the ID that support asks for. */
async function copyCode(user: User, { choose, copy }: Habits): Promise<void> {
  await choose(user, 'go');
  await copy(user);
  const request = requestOf({ Authorization: token });
  expect(await readCopy(user.page)).toBe(languages.go.toSample(request));
  await choose(user, 'javascript');
  await copy(user);
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

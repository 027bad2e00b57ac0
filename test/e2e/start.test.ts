import { readFileSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { root } from '../../scripts/lib/paths.mjs';
import { openPage } from '../support/browser';
import { addEndpoint, findEndpoint } from '../support/entries';
import { headingOf } from '../support/pages';
import { copySite, type SiteCopy } from '../support/site-copy';

const batch = 'src/catalogue/batch.ts';
const { title, summary: text, responses } = findEndpoint('batch-identifiers');
const result = responses[0]?.description ?? '';
const summary = `summary: '${text}'`;
const noSummary = "summary: ''";
const blank = 'batch-identifiers: summary: found a blank string, expected text.';

let copy: SiteCopy;
let server: Awaited<ReturnType<SiteCopy['start']>>;
let page: Page;

/** Stack traces, and internal details of the parser. */
const noise = /^\s+at |node_modules|"_offset"/m;

/** The files of the bundler's cache, with their modification times. */
async function listCache(): Promise<readonly string[]> {
  const folder = path.join(root, 'node_modules/.cache/rspack');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return Promise.all(
    names.map(async (name) => `${name} ${(await stat(path.join(folder, name))).mtimeMs}`),
  );
}

/** The line of the first occurrence of a text in the entries. */
function lineOf(wanted: string): number {
  const [before = ''] = readFileSync(path.join(root, batch), 'utf8').split(wanted, 1);
  return before.split('\n').length;
}

const overlay = () => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
const menu = () => page.getByRole('navigation', { name: 'Documentation' });

async function expectSound(): Promise<void> {
  await overlay().waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
}

/** The number of compilations, after the server had nothing to compile for a while. */
async function countCompilations(): Promise<number> {
  const count = () => server.output().split('compiled successfully').length;
  const before = count();
  await wait(1500);
  return count() === before ? before : countCompilations();
}

/** The output of a command that must fail. */
async function failureOf(command: Promise<unknown>): Promise<{ code: number; output: string }> {
  try {
    await command;
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
  throw new Error('The command did not fail.');
}

/** The copy contains the pages of the last valid catalogue, because the tested build wrote them. */
beforeAll(async () => {
  copy = await copySite();
});

afterAll(() => copy.remove());

describe('an invalid catalogue', () => {
  beforeAll(() => copy.edit(batch, summary, noSummary));
  afterAll(() => copy.edit(batch, noSummary, summary));

  it('stops the build, which prints the problems without a stack trace', async () => {
    const { code, output } = await failureOf(copy.build());
    expect(code).toBe(1);
    expect(output).toContain(blank);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe('a server that was started with an invalid catalogue', () => {
  let cache: readonly string[];

  beforeAll(async () => {
    cache = await listCache();
    await copy.edit(batch, summary, noSummary);
    server = await copy.start();
    page = await openPage(`${server.url}docs/batch/batch-identifiers`);
  }, 120_000);

  afterAll(() => server.stop());

  it('shows the last valid page below the problem, until it is fixed', async () => {
    await overlay().getByText(blank).waitFor();
    expect(server.output()).toContain(blank);
    await page.getByText(text).waitFor();
    await copy.edit(batch, noSummary, summary);
    await expectSound();
  });

  it('shows an edit of a description', async () => {
    await copy.edit(batch, result, 'Batches <b>{as edited}</b>.');
    await page.getByText('Batches <b>{as edited}</b>.').waitFor();
  });

  /** In a separate page: an open request never ends after the routes of its page are removed. */
  it('reloads a page whose hot update does not exist any more', async () => {
    const old = await openPage(`${server.url}docs/batch/batch-identifiers`);
    await old.route('**/*.hot-update.json', (requested) =>
      requested.continue({ url: `${server.url}main.0.hot-update.json` }),
    );
    const reloaded = old.waitForEvent('domcontentloaded');
    await copy.edit(batch, '{as edited}', '{as edited again}');
    await reloaded;
    await old.getByText('{as edited again}').waitFor();
    await old.context().close();
  });

  /** In one step, because the watcher can see the two steps of a usual write as two edits. */
  it('compiles an edit of a description once', async () => {
    const before = await countCompilations();
    const edited = (await copy.read(batch)).replace('{as edited again}', '{as edited once}');
    await copy.write('batch.ts.new', edited);
    await rename(path.join(copy.folder, 'batch.ts.new'), path.join(copy.folder, batch));
    await page.getByText('{as edited once}').waitFor();
    expect((await countCompilations()) - before).toBe(1);
  });

  const mistakes = [
    ['a blank text', batch, summary, noSummary, blank],
    [
      'a missing quote',
      batch,
      "slug: 'batch-id",
      'slug: batch-id',
      `${batch}:${lineOf("slug: 'batch-id")}: found "`,
    ],
    [
      'an unknown name',
      batch,
      'header: apiH',
      'header: apih',
      `${batch}:${lineOf('header: apiH')}: found "apiheaders is not`,
    ],
    [
      'a file that does not exist',
      batch,
      "'./headers'",
      "'./header'",
      `found an import of "./header"`,
    ],
    ['a brace in a page', 'docs/errors.mdx', '\n## ', '\n{ text\n\n## ', 'found an unmatched "{"'],
  ] as const;

  it.each([...mistakes, ...mistakes])(
    'shows %s above the page, until it is fixed',
    async (_, file, good, bad, message) => {
      const told = server.output().length;
      await copy.edit(file, good, bad);
      await overlay().getByText(message).first().waitFor();
      expect(await overlay().innerText()).not.toMatch(noise);
      expect(server.output().slice(told)).toContain(message);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await copy.edit(file, bad, good);
      await expectSound();
    },
  );

  it('adds a new endpoint to the sidebar, and removes it again', async () => {
    const added = await addEndpoint(copy, { slug: 'new', title: 'Get News' });
    await menu().getByRole('link', { name: 'Get News' }).click();
    await page.getByRole('heading', { level: 1, name: 'Get News' }).waitFor();
    await page.goBack();
    await copy.edit(batch, added, '');
    await menu().getByRole('link', { name: 'Get News' }).waitFor({ state: 'detached' });
    await expectSound();
  });

  it('shows a page that is added and deleted while it is open', async () => {
    const file = path.join(copy.folder, 'docs/news.md');
    await writeFile(file, '---\ntitle: News\ndescription: What is new.\n---\n\nNothing yet.\n');
    await menu().getByRole('link', { name: 'News', exact: true }).click();
    await page.getByText('Nothing yet.').waitFor();
    await rm(file);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await overlay().waitFor({ state: 'detached' });
    expect(await menu().getByRole('link', { name: 'News', exact: true }).count()).toBe(0);
  });

  it('redirects an old URL to its page, with query and fragment', async () => {
    const old = `${server.url}docs/problems?from=old#status-404`;
    const moved = `${server.url}docs/errors?from=old#status-404`;
    const visitor = await openPage(old);
    await visitor.getByRole('heading', { name: 'Page not found' }).waitFor();
    await copy.edit('docs/errors.mdx', '\ntitle:', '\naliases: [/docs/problems]\ntitle:');
    await visitor.waitForURL(moved);
    await visitor.goto(old);
    await visitor.waitForURL(moved);
    await visitor.getByRole('heading', { level: 1, name: headingOf('/docs/errors') }).waitFor();
  });

  it('does not write a bundler cache to the disk, where a crash could damage it', async () => {
    expect(await listCache()).toEqual(cache);
  });
});

describe('a first start with an invalid catalogue', () => {
  it('prints the problems and ends, because there are no pages yet', async () => {
    await rm(path.join(copy.folder, 'docs/reference'), { recursive: true });
    await copy.edit(batch, summary, noSummary);
    const { message } = await copy.start().then(
      () => new Error('It started.'),
      (error: unknown) => error as Error,
    );
    expect(message).toContain(blank);
    expect(message).not.toMatch(/^\s+at /m);
  });
});

import path from 'node:path';
import type { Page } from 'playwright-core';
import { fillForm, readSample } from '../e2e/form/form';
import { openPage } from '../support/browser';
import { downloadExamples } from '../support/download';
import { startingWith } from '../support/entries';
import { headingOf, readSiteMap } from '../support/pages';
import { type PageWatch, watchPage } from '../support/watch';
import { type BuiltSite, type Host, startHost } from './servers';
import { readSites } from './sites';

interface Visit {
  readonly page: Page;
  readonly watch: PageWatch;
  /** Opens a page of the portal and waits until its scripts run. */
  readonly open: (route: string) => Promise<number | undefined>;
}

const assets = headingOf('/docs/campaigns/get-marketing-assets');
const programs = headingOf('/docs/campaigns/set-link-affiliate-programs');
const boards = headingOf('/docs/settings/boards');
const campaigns = headingOf('/endpoints/campaigns');
const endpointPage = 'docs/campaigns/create-campaign-link';

/** Actions of a reader, each on a new page. Each step waits for its result. */
const interactions: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async 'opens an endpoint from the home page, and goes back'({ page, open }) {
    await open('');
    await page
      .getByRole('status')
      .getByText(/these docs were rebuilt/i)
      .waitFor();
    await page.locator('main a[href$="/endpoints/campaigns"]').first().click();
    await page.getByRole('link', { name: `View Documentation: ${assets}` }).click();
    await page.getByRole('heading', { level: 1, name: assets }).waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: campaigns }).waitFor();
  },
  async 'fills in the form, and shows the sample in other languages'({ page, open }) {
    await open(endpointPage);
    await fillForm(page, 'create-campaign-link', {
      body: { title: 'Quokka', locales: [{ title: 'Inner', mediaServices: [] }] },
    });
    const code = page.getByRole('region', { name: 'Code Example' });
    await code.getByRole('tab', { name: 'Python' }).click();
    expect(await readSample(page)).toContain('Quokka');
    await code.getByRole('tab', { name: 'Search' }).click();
    for (const language of ['C#', 'Rust']) {
      await code.getByRole('button', { name: language, exact: true }).click();
      await code.getByRole('group', { name: `${language} sample` }).waitFor();
    }
    await code.getByRole('textbox', { name: 'Language' }).fill('COBOL');
    await page.keyboard.press('Enter');
    await code.getByText('Contact API support for examples').waitFor();
  },
  async 'copies the request'({ page, open }) {
    await page.context().grantPermissions(['clipboard-write']);
    await open(endpointPage);
    const code = page.getByRole('region', { name: 'Code Example' });
    await code.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('status').getByText('Request code copied to clipboard').waitFor();
  },
  async 'selects a response format'({ page, open }) {
    await open('docs/campaigns/get-campaign-links');
    await page.getByRole('combobox', { name: /format/i }).selectOption('text/csv');
  },
  async 'finds a title in the header'({ page, open }) {
    await open('');
    await page.getByRole('combobox', { name: 'Search documentation' }).fill(assets.slice(1));
    await page.getByRole('option', { name: startingWith(assets) }).click();
    await page.getByRole('heading', { level: 1, name: assets }).waitFor();
  },
  async 'finds text on all pages'({ page, open }) {
    await open('search?q=linkaffiliateprograms');
    await page.locator('main').getByRole('link', { name: programs, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: programs }).waitFor();
  },
  async 'changes the theme'({ page, open }) {
    await open('docs/errors');
    for (let click = 0; click < 3; click += 1) {
      await page.getByRole('button', { name: /dark and light/ }).click();
    }
  },
  async 'opens the sidebar in a narrow window'({ page, open }) {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .locator('#sidebar')
      .getByRole('button', { name: headingOf('/endpoints/settings') })
      .first()
      .click();
    await page
      .locator('#sidebar')
      .getByRole('link', { name: startingWith(boards) })
      .click();
    await page.getByRole('heading', { level: 1, name: boards }).waitFor();
    await page.locator('#sidebar').waitFor({ state: 'hidden' });
  },
  async 'downloads the example requests'({ page, open }) {
    await open('');
    const { name, files } = await downloadExamples(page);
    expect([name, Object.keys(files).length]).toEqual(['example-requests.zip', 2]);
  },
  async 'returns home from a missing page'({ page, open }) {
    for (const route of ['nowhere', '0.0.2/docs/introduction']) {
      expect(await open(route)).toBe(404);
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.getByRole('heading', { level: 1, name: 'Music Link API' }).waitFor();
    }
  },
};

describe.each(['nginx', 'caddy'] as const)('a browser at a portal served by %s', (name) => {
  describe.each(readSites())('at $baseUrl', (site) => {
    let host: Host;
    beforeAll(async () => {
      host = await startHost(name, site);
    });
    afterAll(() => host.close());

    it.each(Object.entries(interactions))('%s', async (_name, interact) => {
      const visit = await startVisit(host);
      await interact(visit);
      await visit.watch.settle();
      expect(visit.watch.takeProblems()).toEqual([]);
      await visit.page.context().close();
    });

    it('shows all pages without errors', async () => {
      const { page, watch, open } = await startVisit(host);
      const problems: Record<string, readonly string[]> = {};
      const statuses = new Set<number | undefined>();
      for (const route of listRoutes(site)) {
        statuses.add(await open(route));
        const found = watch.takeProblems();
        if (found.length > 0) problems[route] = found;
      }
      expect([problems, [...statuses]]).toEqual([{}, [200]]);
      await page.context().close();
    });

    it('reports everything that the policy blocks', async () => {
      const { page, watch, open } = await startVisit(host);
      await open('');
      const thrown = await page.evaluate(forbidden);
      await page.waitForTimeout(100);
      expect(thrown).toEqual(['innerHTML', 'onclick']);
      const problems = watch.takeProblems().filter((problem) => problem.includes('violation of'));
      expect(problems.map((problem) => problem.replace(/.*violation of /, '')).sort()).toEqual([
        'connect-src',
        'img-src',
        'require-trusted-types-for',
        'require-trusted-types-for',
        'style-src-attr',
        'style-src-elem',
      ]);
    });
  });
});

async function startVisit(host: Host): Promise<Visit> {
  const page = await openPage(null, { baseURL: host.url });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      console.error(`violation of ${effectiveDirective}`),
    );
  });
  const watch = watchPage(page, new URL(host.url).origin);
  const open = async (route: string) => {
    const answer = await page.goto(route);
    await watch.settle();
    return answer?.status();
  };
  return { page, watch, open };
}

/** The pages of the portal, relative to its base URL. */
function listRoutes({ folder, baseUrl }: BuiltSite): string[] {
  const routes = readSiteMap(path.join(folder, 'build'));
  return [...routes.map((route) => route.slice(baseUrl.length)), 'search'];
}

/** Runs in the page; returns the error. */
function forbidden(): string[] {
  const thrown: string[] = [];
  const attempt = (name: string, act: () => void) => {
    try {
      act();
    } catch {
      thrown.push(name);
    }
  };
  attempt('innerHTML', () => (document.createElement('p').innerHTML = '<b>x</b>'));
  attempt('style', () => document.body.setAttribute('style', 'color: red'));
  attempt('<style>', () =>
    document.head.append(document.createElement('style').appendChild(new Text('p {}')).parentNode!),
  );
  attempt('onclick', () => document.body.setAttribute('onclick', '1'));
  attempt('image', () => (new Image().src = 'https://example.com/x.png'));
  attempt('fetch', () => void fetch('https://example.com').catch(() => undefined));
  return thrown;
}

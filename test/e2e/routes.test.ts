import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { addAxe, findViolations } from '../support/axe';
import { openPage, openReady, overflowOf, toUrl } from '../support/browser';
import {
  headingOf,
  hiddenHeadings,
  homeHeading,
  pageHeadings,
  readSiteMap,
  toTabTitle,
  wrongPaths,
} from '../support/pages';
import { readPage, readTags } from '../support/html';
import { type PageWatch, watchPage } from '../support/watch';
import { readScripts } from './scripts';

let page: Page;
let watch: PageWatch;

beforeAll(async () => {
  page = await openPage(null, { colorScheme: 'light', reducedMotion: 'reduce' });
  await addAxe(page);
  watch = watchPage(page, new URL(toUrl('/')).origin);
});

/** Pages of endpoints, which axe-core reads longest, have the same parts: two of them are enough. */
const isEndpoint = (route: string) => /^\/docs\/[^/]+\/(?!create-campaign|get-token)/.test(route);

/** Visits a page, and makes its window as narrow as a phone. */
async function visit(route: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  const answer = await page.goto(route);
  await watch.settle();
  const seen = {
    status: answer?.status(),
    title: await page.title(),
    headings: await page.locator('h1').allTextContents(),
    overflow: await overflowOf(page),
    problems: watch.takeProblems(),
    violations: isEndpoint(route) ? [] : await findViolations(page),
  };
  await page.setViewportSize({ width: 390, height: 800 });
  return { ...seen, overflow: seen.overflow + (await overflowOf(page)) };
}

/** What a visitor of a page without problems sees. */
const toExpected = (route: string, heading: string, status = 200) => ({
  status,
  title: toTabTitle(route, status === 404 ? 'Page not found' : heading),
  headings: [heading],
  overflow: 0,
  problems: [],
  violations: [],
});

const routes = [...readSiteMap(), ...Object.keys(hiddenHeadings)];

describe('every page', () => {
  it.each(routes)('%s has no problems, and fits into the window of a phone', async (route) => {
    expect(await visit(route)).toEqual(toExpected(route, headingOf(route)));
  });

  it('is in the site map, which contains nothing else', () => {
    expect([...readSiteMap()].sort()).toEqual(Object.keys(pageHeadings).sort());
  });
});

describe('for search engines and links in other services, a page', () => {
  const tags = routes.map((route) => [route, readTags(readPage(route))] as const);

  it.each([
    ['title', 10, 60],
    ['description', 35, 160],
  ])('has a %s of its own, from %d to %d characters', (name, least, most) => {
    const texts = tags.map(([, tag]) => tag.get(name) ?? '');
    const sizes = texts.map(({ length }) => length);
    expect(new Set(texts).size).toBe(routes.length);
    expect([Math.min(...sizes) >= least, Math.max(...sizes) <= most]).toEqual([true, true]);
  });

  it('has a picture of its own, by its whole URL, under 60 KiB', () => {
    const pictures = tags.map(([route, tag]) => {
      const picture = `/img/social${route === '/' ? '/index' : route}.png`;
      expect(tag.get('og:image')).toBe(`https://developers.example.com${picture}`);
      expect(tag.get('twitter:card')).toBe('summary_large_image');
      return statSync(path.join(buildFolder, picture)).size;
    });
    expect(Math.max(...pictures)).toBeLessThan(60 * 1024);
  });

  it('has icons that exist', () => {
    for (const icon of ['img/favicon.svg', 'img/apple-touch-icon.png']) {
      expect(readPage('/')).toContain(`href="/${icon}"`);
      expect(statSync(path.join(buildFolder, icon)).size).toBeGreaterThan(100);
    }
  });
});

describe('the not-found page', () => {
  it('is what the server answers for a missing page', async () => {
    const answers = await Promise.all(wrongPaths.map((route) => fetch(toUrl(route))));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.filter(({ status }) => status !== 404).map(({ url }) => url)).toEqual([]);
    expect(texts.filter((text) => !text.includes('Page not found'))).toEqual([]);
  });

  it('has no problems', async () => {
    const [route] = wrongPaths;
    expect(await visit(route)).toEqual(toExpected(route, 'Oops! Page not found', 404));
  });

  it('links to home, and is excluded from search engines', async () => {
    const page = await openPage('/docs/two%20words');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL('/');
    await page.getByRole('heading', { level: 1, name: homeHeading }).waitFor();
  });

  it('is shown again after going back, if the path contains an encoded %', async () => {
    const page = await openReady('/docs/100%25');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('heading', { level: 1, name: homeHeading }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  });
});

it.each(['#%E0%A4%A', '#status-401%'])(
  'a fragment that browsers cannot decode, or that names nothing is ignored: %s',
  async (fragment) => {
    const page = await openPage(null);
    const watch = watchPage(page, new URL(toUrl('/')).origin);
    const arrive = async (route: string) => {
      await page.getByRole('heading', { level: 1, name: headingOf(route) }).waitFor();
      await watch.settle();
    };
    await page.goto(`/docs/errors${fragment}`);
    await arrive('/docs/errors');
    await page.evaluate(() => (window.location.hash = '#status-401'));
    await page.evaluate((hash) => (window.location.hash = hash), fragment);
    await page.locator('a[href="/docs/introduction"]:visible').first().click();
    await arrive('/docs/introduction');
    await page.goBack();
    await arrive('/docs/errors');
    expect(watch.takeProblems()).toEqual([]);
  },
);

describe('the scripts of a page', () => {
  it.each(['/endpoints', '/docs/errors'])(
    'are all in the HTML of %s, so that none waits for another',
    async (route) => {
      const page = await openPage(null);
      const answer = await page.goto(route, { waitUntil: 'networkidle' });
      const html = (await answer?.text()) ?? '';
      const listed = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith('.js')),
      );
      expect(loaded.length).toBeGreaterThan(2);
      expect(loaded.filter((name) => !listed.includes(name))).toEqual([]);
    },
  );

  it('asks browsers to compile it while it loads', () => {
    const scripts = [...readScripts(buildFolder)].filter(([name]) => name.endsWith('.js'));
    const lazy = scripts.filter(([, code]) => !code.startsWith('//# allFunctionsCalledOnLoad\n'));
    expect([scripts.length > 0, lazy.map(([name]) => name)]).toEqual([true, []]);
  });

  it('and the style sheets do not contain the breakpoint of the framework', () => {
    const folder = path.join(buildFolder, 'assets');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((file) => /\.(css|js)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8');
        const hits = text.matchAll(/(?<![\w.#-])99[67](\.\d+)?(px|(?![\w.]))/g);
        return [...hits].map(({ index }) => `${file}: ${text.slice(index - 40, index + 20)}`);
      });
    expect(files).toContainEqual(expect.stringMatching(/main.*\.js$/));
    expect(found).toEqual([]);
  });
});

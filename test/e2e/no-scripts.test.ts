import type { Page } from 'playwright-core';
import { endpoints } from '../../src/catalogue';
import { toRoute } from '../../src/site-map/places';
import { toPlainText } from '../../src/catalogue/inline';
import type { Endpoint } from '../../src/catalogue/model';
import { listNested, propertiesOf, type Property } from '../../src/catalogue/schema';
import { toLimits } from '../../src/request/facts';
import { buildRequest } from '../../src/request/build';
import { toJsonText } from '../../src/samples/literals';
import { toCurl } from '../../src/samples/curl';
import { readSite } from '../../src/site';
import { openPage } from '../support/browser';
import { readSiteMap } from '../support/walk';

const { site } = readSite({});

describe('without scripts', () => {
  let page: Page;

  beforeAll(async () => {
    page = await openPage(null, { javaScriptEnabled: false });
  });

  it.each(endpoints.map((endpoint) => [endpoint.slug, endpoint] as const))(
    '%s shows all its facts of the catalogue',
    async (_, endpoint) => {
      await page.goto(toRoute(endpoint));
      const text = squeeze((await page.locator('main').textContent()) ?? '');
      const missing = toTexts(endpoint).filter((expected) => !text.includes(squeeze(expected)));
      expect(missing).toEqual([]);
    },
  );

  it('there are no form fields, because nobody could use them', async () => {
    await page.goto('/docs/campaigns/create-campaign-link');
    const fields = page.locator('main').locator('input, textarea');
    expect(await fields.count()).toBeGreaterThan(5);
    expect(await fields.filter({ visible: true }).count()).toBe(0);
  });

  it('nested lists can be opened and closed', async () => {
    await page.goto('/docs/campaigns/create-campaign-link');
    const nested = page.locator('main details').first();
    expect(await nested.getByRole('list').first().isVisible()).toBe(false);
    await nested.locator('summary').first().click();
    expect(await nested.getByRole('list').first().isVisible()).toBe(true);
  });

  it('every page of the site map is reachable from the home page with links', async () => {
    const reached = new Set<string>();
    const open = ['/'];
    for (let route = open.pop(); route !== undefined; route = open.pop()) {
      // Not the files for tools, such as `/openapi.json`.
      if (reached.has(route) || /\.\w+$/.test(route)) continue;
      reached.add(route);
      await page.goto(route);
      open.push(...(await readLinks(page)));
    }
    expect(readSiteMap().filter((route) => !reached.has(route))).toEqual([]);
  });
});

/** The pages of this site that the visible links of a page point to. */
function readLinks(page: Page): Promise<readonly string[]> {
  return page.locator('a[href]:visible').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter((url) => url.origin === location.origin && !url.pathname.startsWith('/assets/'))
      .map((url) => url.pathname),
  );
}

/** All facts about an endpoint that a reader must find. */
function toTexts(endpoint: Endpoint): readonly string[] {
  const { title, summary, path, notes, parameters, sections = {}, responses } = endpoint;
  return [
    title,
    summary,
    `/${path}`,
    ...notes.flatMap((note) => [note.title, note.text]),
    ...Object.values(parameters).flatMap(toPropertyTexts),
    ...Object.values(sections).flatMap((list) =>
      list.flatMap(({ title: heading, description = '' }) => [heading, description]),
    ),
    ...responses.flatMap(({ status, description, schema }) => [
      String(status),
      description,
      ...(schema ? toPropertyTexts(propertiesOf(schema)) : []),
    ]),
    toCurl(buildRequest(endpoint, {}, site)),
    ...responses.flatMap(({ example }) => (example === undefined ? [] : [toJsonText(example)])),
  ].map((text) => text.replaceAll('{product}', site.product));
}

function toPropertyTexts(properties: readonly Property[]): readonly string[] {
  return listNested(properties).flatMap(({ property }) => {
    const schema = property.type === 'array' ? property.items : property;
    return [
      property.name,
      property.description,
      toLimits(property),
      ...('default' in schema ? [`Default: ${schema.default}`] : []),
      ...('enum' in schema ? (schema.enum ?? []) : []),
    ];
  });
}

/** Ignores the notation of the catalogue, spaces, and the case of first letters. */
function squeeze(text: string): string {
  return toPlainText(text).replaceAll(/\s+/g, ' ').toLowerCase();
}

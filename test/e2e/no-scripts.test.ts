import type { Page } from 'playwright-core';
import { endpoints } from '../../src/catalogue';
import { toRoute } from '../../src/site-map/places';
import { toPlainText } from '../../src/catalogue/inline';
import type { Endpoint, Field, Parameter } from '../../src/catalogue/model';
import { toLimits } from '../../src/request/hints';
import { buildRequest } from '../../src/request/build';
import { toJsonText } from '../../src/request/json';
import { isListOfStrings } from '../../src/request/values';
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
    '%s shows all that the catalogue says',
    async (_, endpoint) => {
      await page.goto(toRoute(endpoint));
      const text = squeeze((await page.locator('main').textContent()) ?? '');
      const missing = toTexts(endpoint).filter((expected) => !text.includes(squeeze(expected)));
      expect(missing).toEqual([]);
    },
  );

  it('can open and close every nested list', async () => {
    await page.goto('/docs/campaigns/create-campaign-link');
    const nested = page.locator('main details').first();
    expect(await nested.getByRole('list').first().isVisible()).toBe(false);
    await nested.locator('summary').first().click();
    expect(await nested.getByRole('list').first().isVisible()).toBe(true);
  });

  it('every page of the site map is reached from home by links', async () => {
    const reached = new Set<string>();
    const open = ['/'];
    for (let route = open.pop(); route !== undefined; route = open.pop()) {
      if (reached.has(route)) continue;
      reached.add(route);
      await page.goto(route);
      open.push(...(await readLinks(page)));
    }
    expect(readSiteMap().filter((route) => !reached.has(route))).toEqual([]);
  });
});

/** The pages of this site that the visible links of a page lead to. */
function readLinks(page: Page): Promise<readonly string[]> {
  return page.locator('a[href]:visible').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter((url) => url.origin === location.origin && !url.pathname.startsWith('/assets/'))
      .map((url) => url.pathname),
  );
}

/** Everything about an endpoint that a reader must find. */
function toTexts(endpoint: Endpoint): readonly string[] {
  const { title, summary, path, notes, parameters, responses } = endpoint;
  return [
    title,
    summary,
    `/${path}`,
    ...notes.flatMap((note) => [note.title, note.text]),
    ...Object.values(parameters).flatMap((list) => list.flatMap(toParameterTexts)),
    ...responses.flatMap(({ status, description, fields }) => [
      String(status),
      description,
      ...fields.flatMap(toFieldTexts),
    ]),
    toCurl(buildRequest(endpoint, {}, site)),
    ...responses.flatMap(({ example }) => (example === undefined ? [] : [toJsonText(example)])),
  ].map((text) => text.replaceAll('{product}', site.product));
}

function toParameterTexts(parameter: Parameter): readonly string[] {
  const members = 'properties' in parameter ? (parameter.properties ?? []) : [];
  return [
    parameter.name,
    parameter.description,
    toLimits(parameter),
    ...('default' in parameter ? [`Default: ${parameter.default}`] : []),
    ...('enum' in parameter ? (parameter.enum ?? []) : []),
    ...(isListOfStrings(members) ? [] : members.flatMap(toParameterTexts)),
  ];
}

function toFieldTexts({ name, description, fields = [], ...field }: Field): readonly string[] {
  return [name, description, ...(field.enum ?? []), ...fields.flatMap(toFieldTexts)];
}

/** Neither the notation of the catalogue nor spaces and the case of a first letter matter here. */
function squeeze(text: string): string {
  return toPlainText(text).replaceAll(/\s+/g, ' ').toLowerCase();
}

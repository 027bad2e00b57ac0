import { endpoints } from '../support/entries';
import { toText } from '../../src/openapi/document';
import { toRoute } from '../../src/routes/places';
import { toPlainText } from '../../src/openapi/inline';
import type { Endpoint, Field } from '../../src/openapi/model';
import { fieldsOfResponse, listNested } from '../../src/openapi/shapes';
import { sayLimits } from '../../src/words/facts';
import { buildRequest } from '../../src/request/build';
import { toJsonText } from '../../src/samples/literals';
import { toCurl } from '../../src/samples/curl';
import { openPage } from '../support/browser';
import { listAddresses, readMain, readPage } from '../support/html';
import { readSiteMap } from '../support/pages';

describe('without scripts', () => {
  it.each(endpoints.map((endpoint) => [endpoint.slug, endpoint] as const))(
    '%s shows all its facts of the catalogue',
    (_, endpoint) => {
      const text = squeeze(readMain(readPage(toRoute(endpoint))));
      const missing = toTexts(endpoint).filter((expected) => !text.includes(squeeze(expected)));
      expect(missing).toEqual([]);
    },
  );

  it('there are no form fields, because nobody could use them, and nested lists open', async () => {
    const page = await openPage('/docs/campaigns/create-campaign-link', {
      javaScriptEnabled: false,
    });
    const parameters = page.getByRole('region', { name: 'Parameters' });
    const controls = parameters.locator('input, select, textarea, button, [aria-live]');
    expect(await controls.count()).toBeGreaterThan(5);
    expect(await controls.filter({ visible: true }).count()).toBe(0);
    const missing = page.getByText(/required values? left/).first();
    expect(await missing.isVisible()).toBe(false);
    const nested = page.locator('main li details').first();
    expect(await nested.getByRole('list').first().isVisible()).toBe(false);
    await nested.locator('summary').first().click();
    expect(await nested.getByRole('list').first().isVisible()).toBe(true);
    await page.goto('/docs/campaigns/get-campaign-link');
    expect(await page.locator('main input[type=search]').isVisible()).toBe(false);
  });

  it('every page of the site map is reachable from the home page with links', () => {
    const routes = readSiteMap();
    const reached = new Set<string>();
    const open = ['/'];
    for (let route = open.pop(); route !== undefined; route = open.pop()) {
      if (reached.has(route) || !routes.includes(route)) continue;
      reached.add(route);
      const links = listAddresses(readPage(route), { unfolded: true });
      open.push(...links.map((link) => link.replace(/#.*/, '')));
    }
    expect(routes.filter((route) => !reached.has(route))).toEqual([]);
  });
});

/** All facts about an endpoint that a reader must find. */
function toTexts(endpoint: Endpoint): readonly string[] {
  const { title, summary, path, notes, parameters, sections = {}, responses } = endpoint;
  return [
    title,
    summary,
    `/${path}`,
    ...notes.flatMap((note) => [note.title, note.text]),
    ...Object.values(parameters).flatMap(toFieldTexts),
    ...Object.values(sections).flatMap((list) =>
      list.flatMap(({ title: heading, description = '' }) => [heading, description]),
    ),
    ...responses.flatMap((response) => [
      response.status,
      response.description,
      ...toFieldTexts(fieldsOfResponse(response)),
    ]),
    toCurl(buildRequest(endpoint, {})),
    ...responses.flatMap(({ example }) => (example === undefined ? [] : [toJsonText(example)])),
  ];
}

function toFieldTexts(fields: readonly Field[]): readonly string[] {
  return listNested(fields).flatMap(({ field }) => {
    const shape = field.kind === 'list' ? field.items : field;
    return [
      field.name,
      field.description,
      sayLimits(field),
      ...('default' in shape ? [`Default: ${toText(shape.default ?? null)}`] : []),
      ...(shape.kind === 'choice' ? shape.choices.map(String) : []),
    ];
  });
}

/** Ignores the notation of the catalogue, spaces, and the case of first letters. */
function squeeze(text: string): string {
  return toPlainText(text).replaceAll(/\s+/g, ' ').toLowerCase();
}

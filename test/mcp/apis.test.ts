import { buildIndex } from '../../src/search/build';
import { call, fail, type Files, musicFiles, openMemory, url } from './portal';

/** Portals with the same API at several places. The one at the root can be only around the others. */
const toPortal = (...apis: readonly (readonly [id: string, path: string])[]): Files => {
  const list = apis.map(([id, path]) => ({ id, name: `The ${id}`, path }));
  const portal = JSON.parse(musicFiles.get('portal.json') ?? '') as object;
  const versions = [{ name: 'current', route: '' }];
  const whole = new Map([
    ...buildIndex('current', [], {}, () => 'hash').map(
      ({ file, content }) => [file, JSON.stringify(content)] as const,
    ),
    ['docs/start.md', '# Start\n'],
    ['portal.json', JSON.stringify({ ...portal, versions, apis: list })],
  ]);
  const below = list.filter(({ path }) => path !== '');
  const files = below.flatMap(({ name, path }) => {
    const own = JSON.stringify({ ...portal, name, url: `${url}/${path.slice(0, -1)}` });
    return [...musicFiles, ['portal.json', own] as const].map(
      ([file, text]) => [path + file, text] as const,
    );
  });
  const hasRoot = below.length < list.length;
  const root = JSON.stringify({ ...portal, apis: list });
  return new Map([
    ...(hasRoot ? [...musicFiles, ['portal.json', root] as const] : whole),
    ...files,
  ]);
};

const two = openMemory(toPortal(['a', 'a/'], ['b', 'b/']));
const rooted = openMemory(toPortal(['a', ''], ['b', 'b/']));
const id = 'boards';

describe('the server of a portal of several APIs', () => {
  it.each([
    ['get_operation', { operation: id, api: 'b' }, `"page":"${url}/b/docs/`],
    ['get_operation', { operation: '/b/docs/settings/boards' }, `"page":"${url}/b/docs/`],
    ['get_operation', { operation: `${url}/b/1.0/docs/settings/boards` }, `${url}/b/1.0/docs/`],
    ['build_request', { operation: id, api: 'a' }, `"page":"${url}/a/docs/`],
    ['read_page', { page: 'b/docs/errors.md' }, `Page: ${url}/b/docs/errors`],
    ['read_page', { page: '/docs/errors', api: 'b' }, `Page: ${url}/b/docs/errors`],
    ['read_page', { page: `${url}/docs/start` }, `Page: ${url}/docs/start`],
    ['list_changes', { api: 'a', since: '1.0' }, '"breaking":1'],
    ['search', { query: 'boards', api: 'b' }, '"api":"b"'],
  ])('answers %s %j for the API that it means', async (tool, given, expected) => {
    const { text, isError } = await call(await two, tool, given);
    expect(text).toContain(expected);
    expect(isError).toBe(false);
  });

  it('searches all, and names the API of each result', async () => {
    const { facts } = await call(await two, 'search', { query: 'boards', limit: 50 });
    const found = (facts.results as readonly { readonly api?: string }[]).map(({ api }) => api);
    expect([...new Set(found)].sort()).toEqual(['a', 'b']);
  });

  const advice = 'Name the API with "api": one of "a", "b".';
  it.each([
    ['get_operation', { operation: id }, `"${id}" is an operation of several APIs: The a, The b.`],
    ['get_operation', { operation: 'nothing' }, 'Found no operation "nothing" in any API'],
    ['list_changes', {}, advice],
    ['search', { query: 'boards', version: '1.0' }, `"1.0" is a version of one API. ${advice}`],
    ['search', { query: 'boards', api: 'c' }, 'Found no API "c", expected one of "a", "b".'],
  ])('asks for the API in %s %j', async (tool, given, expected) => {
    expect(await fail(await two, tool, given)).toContain(expected);
  });

  it('has the API at the root there', async () => {
    const site = await rooted;
    const { text } = await call(site, 'read_page', { page: '/docs/errors' });
    expect(text).toContain(`Page: ${url}/docs/errors`);
    const { facts } = await call(site, 'get_operation', { operation: id, api: 'a' });
    expect(facts.page).toBe(`${url}/docs/settings/boards`);
  });
});

import { call, fail, musicFiles, openBoards, openMemory, openWith, url } from './portal';

it('a portal has a version that tools read by default', async () => {
  const site = await openMemory(musicFiles, '1.0');
  const { facts } = await call(site, 'get_operation', { operation: 'boards' });
  expect(facts.page).toBe(`${url}/1.0/docs/settings/boards`);
  await expect(openMemory(musicFiles, '2')).rejects.toThrow('Found no version "2"');
});

it.each<[string, object | null, string]>([
  ['null', null, 'is not one that this program can read'],
  ['another format', { format: 2 }, 'is not one that this program can read'],
  ['an address that is none', { url: 'x' }, 'is not one that this program can read'],
  ['a version outside', { versions: [{ name: 'a', route: '/..' }] }, 'is not one that this'],
  ['no version', { versions: [] }, 'names no version'],
])('a portal of %s is none', async (_, changes, message) => {
  const whole = JSON.parse(musicFiles.get('portal.json') ?? '') as object;
  const portal = JSON.stringify(changes && { ...whole, ...changes });
  await expect(openWith('portal.json', portal)).rejects.toThrow(message);
});

it.each([
  ['operations.json', '[{"route":"/../x","operationId":"boards"}]', 'Found no operation "boards"'],
  ['operations.json', '{', 'operations.json of the portal is not JSON'],
  ['docs/settings/boards.json', '{}', 'has no operation'],
  ['docs/settings/boards.json', '{"endpoint":{}}', 'has data that this program cannot read'],
])('a portal whose %s is %s says so', async (file, text, message) => {
  const site = await openWith(file, text);
  expect(await fail(site, 'get_operation', { operation: 'boards' })).toContain(message);
});

it('a portal whose pattern takes for ever stops no server', async () => {
  const id = { name: 'id', kind: 'scalar', type: 'string', description: '', pattern: '^(a+)+$' };
  const site = await openBoards({ parameters: { query: [id] } });
  const given = { operation: 'boards', query: { id: `${'a'.repeat(50)}b` } };
  expect(await fail(site, 'build_request', given)).toContain('takes too long');
  const short = await call(site, 'build_request', { ...given, query: { id: 'aaa' } });
  expect(short.facts.request.url).toMatch(/\?id=aaa$/);
});

it('a portal whose file is missing is named', async () => {
  const files = new Map([...musicFiles].filter(([file]) => file !== 'docs/settings/boards.json'));
  const site = await openMemory(files);
  const { text } = await call(site, 'get_operation', { operation: 'boards' });
  expect(text).toBe(`The portal at ${url}/ has no file docs/settings/boards.json.`);
  await expect(openMemory(new Map())).rejects.toThrow('Found no portal.json at');
});

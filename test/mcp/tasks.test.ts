import type { Site } from '../../src/mcp/site';
import { call, musicFiles, openMemory, openShop } from './portal';
import { type Task, tasks } from './tasks';

let sites: Readonly<Record<Task['site'], Site>>;
beforeAll(async () => {
  sites = { music: await openMemory(musicFiles), shop: await openShop() };
});

it('there are ten tasks for each portal', () => {
  const counts = (['music', 'shop'] as const).map(
    (name) => tasks.filter(({ site }) => site === name).length,
  );
  expect(counts).toEqual([10, 10]);
});

it.each(tasks.map((task) => [task.task, task] as const))('%s', async (_, task) => {
  const site = sites[task.site];
  const found = await call(site, 'get_operation', { operation: task.request.call });
  const { operationId: operation } = found.facts;
  const { facts, text } = await call(site, 'build_request', { operation, ...task.given });
  const { request, sample, isComplete } = facts;
  expect([`${request.method} ${request.url}`, request.body]).toEqual([
    task.request.call,
    task.request.body,
  ]);
  expect(request.headers).toMatchObject(task.request.headers ?? {});
  expect(isComplete || text).toBe(true);
  expect(sample.code).toContain(request.method);
});

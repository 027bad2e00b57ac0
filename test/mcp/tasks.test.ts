import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Wanted } from '../../src/mcp/request';
import type { Site } from '../../src/mcp/site';
import { call, musicFiles, openMemory, openShop } from './portal';

interface Task {
  readonly task: string;
  readonly site: 'music' | 'shop';
  readonly query: string;
  readonly given: Wanted;
  readonly call: string;
  readonly headers?: object;
  readonly body?: object;
}

const tasks = parse(readFileSync(path.join(__dirname, 'tasks.yaml'), 'utf8')) as readonly Task[];

let sites: Readonly<Record<Task['site'], Site>>;
beforeAll(async () => {
  sites = { music: await openMemory(musicFiles), shop: await openShop() };
});

/** The first operation that a search finds whose facts have the names of all values. */
async function findOperation(site: Site, { query, given }: Task): Promise<string> {
  const { facts } = await call(site, 'search', { query, limit: 5 });
  const { choices: _choices, ...values } = given;
  const names = Object.values(values)
    .flatMap(namesOf)
    .map((name) => `"${name.toLowerCase()}"`);
  for (const { operationId: operation = '' } of facts.results) {
    const { text } = await call(site, 'get_operation', { operation, part: 'request' });
    if (names.every((name) => text.toLowerCase().includes(name))) return operation;
  }
  throw new Error(`Nothing that was found has ${names.join(', ')}.`);
}

function namesOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value)
    : [];
}

/** The body with the text of its JSON. */
const toWhole = (body?: object) =>
  body && 'json' in body
    ? { mediaType: 'application/json', text: JSON.stringify(body.json, null, 2), ...body }
    : body;

it.each(tasks.map((task) => [task.task, task] as const))('%s', async (_, task) => {
  const site = sites[task.site];
  const operation = await findOperation(site, task);
  const { facts, text } = await call(site, 'build_request', { operation, ...task.given });
  const { request, sample, isComplete } = facts;
  expect(`${request.method} ${request.url}`).toBe(task.call);
  expect(request.body).toEqual(toWhole(task.body));
  expect(request.headers).toMatchObject(task.headers ?? {});
  expect(isComplete || text).toBe(true);
  expect(sample.code).toContain(request.method);
});

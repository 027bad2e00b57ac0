/** What a grader of documentation for agents says of the built portal (https://agentdocsspec.com). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../../scripts/lib/paths.mjs';
import { startServer, type StaticServer } from '../support/server';
import { runTool } from './tools';

let server: StaticServer;
beforeAll(async () => {
  server = await startServer(buildFolder);
});
afterAll(() => server.close());

interface Report {
  readonly results: readonly Readonly<Record<'id' | 'status' | 'message', string>>[];
  readonly scoring: { readonly overall: number };
}

it('afdocs gives 100 of 100', async () => {
  const site = await readFile(path.join(buildFolder, 'sitemap.xml'), 'utf8');
  const [, origin = ''] = /<loc>(https?:\/\/[^/<]+)/.exec(site) ?? [];
  const options = ['--canonical-origin', origin, '--format', 'json', '--score'];
  const pace = ['--request-delay', '0', '--quiet'];
  const { stdout, stderr } = await runTool('afdocs', 'check', server.url, ...options, ...pace);
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { results, scoring } = JSON.parse(stdout) as Report;
  const wrong = results.filter(({ status }) => status !== 'pass' && status !== 'skip');
  expect(wrong.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
  expect(results.length).toBeGreaterThan(25);
  expect(scoring.overall).toBe(100);
}, 300_000);

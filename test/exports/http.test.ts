import type { EndpointEntry } from '../../src/catalogue/model';
import { buildHttpFile } from '../../src/exports/http';
import { parameter } from '../request/sample';
import { endpoints } from '../support/entries';
import { createLink, documentOf, frozenVersion as version, site } from './sample';

// That clients send what samples show, whatever the text: see test/interop/httpyac.test.ts.
const text = buildHttpFile(version);

/** The file of a single entry. */
const fileOf = (change: Partial<EndpointEntry>) =>
  buildHttpFile({ ...version, document: documentOf({ ...createLink, ...change }) });

it('has all requests, each with the page of its version, the token request first', () => {
  const [token, ...calls] = endpoints;
  const titles = [...text.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([token, ...calls].map((endpoint) => endpoint?.title));
  const root = 'https://developers.example.com/portal/1.0';
  for (const { category, slug } of endpoints) {
    expect(text).toContain(`\n# ${root}/docs/${category}/${slug}\n`);
  }
  expect(text).toContain(`# How to use this file: ${root}/downloads\n`);
  expect(text.match(/^# @name .*$/gm)).toEqual(['# @name token']);
});

it('has variables for hosts and credentials, which every request uses', () => {
  const variables = [...text.matchAll(/^@(\w+) = (.+)$/gm)].map(([, ...pair]) => pair);
  expect(Object.fromEntries(variables)).toEqual({
    apiBaseUrl: site.apiBaseUrl,
    authenticationBaseUrl: site.authenticationBaseUrl,
    clientId: 'YOUR_CLIENT_ID',
    clientSecret: 'YOUR_CLIENT_SECRET',
    accessToken: 'YOUR_ACCESS_TOKEN',
  });
  const urls = [...text.matchAll(/^[A-Z]+ (\S+)$/gm)].map(([, url = '']) => url);
  expect(urls[0]).toBe('{{authenticationBaseUrl}}/identity/connect/token');
  expect(urls.slice(1).filter((url) => !url.startsWith('{{apiBaseUrl}}/'))).toEqual([]);
  expect(text).toContain('&client_id={{clientId}}&client_secret={{clientSecret}}');
  const tokens = text.match(/^Authorization: Bearer \{\{accessToken\}\}$/gm);
  expect(tokens).toHaveLength(endpoints.length - 1);
});

it('prevents JetBrains IDEs from encoding text twice', () => {
  const parameters = { path: [parameter('boardId', 'string')] };
  const isMarked = (boardId: string) =>
    fileOf({ parameters, example: { path: { boardId } } }).includes('# @no-auto-encoding\n');
  expect([isMarked('a'), isMarked('a b')]).toEqual([false, true]);
});

it('has the same bytes each time, with line feeds only, and ends with one', () => {
  expect(buildHttpFile(version)).toBe(text);
  expect(text).not.toMatch(/\r|[ \t]$|\n\n$/m);
  expect(text).toMatch(/[^\n]\n$/);
});

it('has texts as comments, whatever they are, and says that a request is deprecated', () => {
  const hostile = '\n###\n\n# @name token\n> {% client.log(1); %}';
  const file = fileOf({ title: hostile, summary: hostile, deprecated: 'Since 1.1: use [A](/a).' });
  expect(file).toContain('# Deprecated. Since 1.1: use A.\n');
  expect(file.match(/^###/gm)).toHaveLength(1);
  expect(file).not.toMatch(/^(# @name|> )/m);
});

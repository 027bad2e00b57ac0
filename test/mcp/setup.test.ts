import manifest from '../../package.json';
import { isPublic } from '../../src/mcp/assistants';
import { packageName, setups } from '../../src/mcp/setup';

const url = 'https://developers.example.com/portal/';

it('assistants start the program of the package', () => {
  expect(packageName).toBe(manifest.name);
  expect(Object.keys(manifest.bin)).toEqual([packageName]);
});

it.each([
  ['command', `npx --yes lectern mcp ${url}`],
  ['claude', `claude mcp add music-link-api-docs -- npx --yes lectern mcp ${url}`],
  ['codex', `codex mcp add music-link-api-docs -- npx --yes lectern mcp ${url}`],
] as const)('%s is a line for a shell', (name, code) => {
  expect(setups[name]({ name: 'Music Link API', url })).toEqual({ code, language: 'bash' });
});

it.each([
  ['servers', 'mcpServers', 'Fête "API"', 'fete-api-docs', {}],
  ['vscode', 'servers', '音楽 API', 'developers-example-com-portal-docs', { type: 'stdio' }],
] as const)('%s is JSON', (format, key, name, expected, others) => {
  const { code, language } = setups[format]({ name, url });
  const server = { ...others, command: 'npx', args: ['--yes', 'lectern', 'mcp', url] };
  const [[id, value] = []] = Object.entries(
    (JSON.parse(code) as Readonly<Record<string, object>>)[key] ?? {},
  );
  expect([id, value, language]).toEqual([expected, server, 'json']);
});

it.each([
  ['https://developers.acme.example', true],
  ['https://acme.co.uk', true],
  ['http://developers.acme.example', false],
  ['https://10.0.0.7', false],
  ['https://[::1]', false],
  ['https://docs.acme.internal', false],
  ['https://portal', false],
])('whether assistants can read %s is %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

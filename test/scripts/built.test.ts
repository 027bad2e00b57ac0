import { isBuilt, readState, writeState } from '../../scripts/lib/built';
import { readProject } from '../../src/project';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();

const document = {
  openapi: '3.1.1',
  info: { title: 'A', version: '1' },
  paths: {},
  'x-topics': [{ title: 'B', content: { $ref: './missing.md' } }],
};

it('a build is that of the project until something changes, although files are missing', async () => {
  await write({
    'portal.yaml': 'api: openapi.json',
    'openapi.json': JSON.stringify(document),
    'build/healthz': '{"release":"1"}',
  });
  const project = readProject({ INIT_CWD: at() });
  const state = await readState([project]);
  expect(await isBuilt(project, state)).toBe(false);
  await writeState(project, state);
  expect(await isBuilt(project, await readState([project]))).toBe(true);
  await write({ 'build/healthz': '{"release":"2"}' });
  expect(await isBuilt(project, state)).toBe(false);
  await writeState(project, state);
  await write({ 'pages/new.md': '' });
  expect(await isBuilt(project, await readState([project]))).toBe(false);
});

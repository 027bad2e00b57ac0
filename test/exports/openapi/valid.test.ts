import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadDocument } from '../../../src/load/load';
import { document } from '../../support/entries';
import { exported } from './sample';

it.each([
  ['document that versions freeze', document],
  ['export', exported],
])('the %s is valid OpenAPI', async (_name, valid) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'));
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(valid));
  const { problems, warnings } = await loadDocument(file);
  await rm(folder, { recursive: true });
  expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
});

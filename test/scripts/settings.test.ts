import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import manifest from '../../package.json';
import { findFreePort } from '../../scripts/lib/port';
import { copySources } from '../support/copy-sources';

let folder: string;

beforeAll(async () => {
  folder = await copySources();
  const scripts = { docusaurus: 'node --version' };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a misspelt setting', () => {
  it.each(['build', 'start'])('causes a warning in npm run %s', async (command) => {
    const port = String(await findFreePort());
    const { stderr } = spawnSync(process.execPath, ['scripts/run.mjs', `scripts/${command}.ts`], {
      cwd: folder,
      encoding: 'utf8',
      // The build stops after the settings.
      env: { ...process.env, PORT: port, SITE_URL: 'nowhere', LASTEST: 'release' },
    });
    const lines = stderr.split('\n').filter((line) => line.includes('LASTEST'));
    expect(lines).toEqual(['Warning: LASTEST is not a setting. Did you mean LATEST?']);
  });
});

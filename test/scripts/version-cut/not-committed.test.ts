import { execSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeCutSite, sidebars, toComplete, version, type CutSite } from './site';

let site: CutSite;

beforeEach(async () => {
  site = await makeCutSite();
});
afterEach(() => site.remove());

describe('a cut', () => {
  it('warns of sources that are not committed', async () => {
    site.commit();
    expect((await site.cut()).output).not.toContain('Warning');
    await rm(path.join(site.folder, version), { recursive: true });
    await rm(path.join(site.folder, sidebars));
    await rm(path.join(site.folder, 'versions.json'));
    await site.write({ 'src/site.ts': '', 'src/new.ts': '' });
    const { code, output } = await site.cut();
    expect(code).toBe(0);
    expect(output).toMatch(/Warning: .* not committed:\n {2}src\/site\.ts\n {2}src\/new\.ts\n/);
  });

  const earlier = { ...toComplete('0.9'), 'versions.json': '["0.9"]' };

  it.each([
    ['of the first version', {}, {}],
    ['of a later version', earlier, {}],
    ['after one that is not committed', {}, earlier],
    ['after changes of the names', { 'versions.json': '["0.9","0.8"]' }, earlier],
  ])('%s explains how to undo it if sources are not committed', async (_name, files, changes) => {
    await site.write(files);
    site.commit();
    await site.write({ ...changes, 'src/new.ts': '' });
    const before = await site.readState();
    const { code, output } = await site.cut();
    expect([code, Object.keys(await site.readState())]).toEqual([
      0,
      expect.arrayContaining([`${version}/cut.json`]),
    ]);
    const [, steps = ''] = /before you commit it:\n((?: {2}.*\n)+)/.exec(output) ?? [];
    for (const step of steps.trim().split(/\n */)) {
      if (step === 'Remove "1.0" from versions.json.')
        await site.write({ 'versions.json': '["0.9"]' });
      else execSync(step, { cwd: site.folder });
    }
    expect(await site.readState()).toEqual(before);
  });
});

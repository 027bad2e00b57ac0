import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeCutSite, sidebars, version, type CutSite } from './site';

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
    expect(output).toMatch(/Warning: .* not committed:\n M src\/site\.ts\n\?\? src\/new\.ts\n/);
  });
});

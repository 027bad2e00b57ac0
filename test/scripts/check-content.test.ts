import { copyEditedSite, type EditedSite } from '../support/edited-site';

let site: EditedSite;
beforeAll(async () => {
  site = await copyEditedSite();
});
afterAll(() => site.copy.remove());

describe('npm run check:content', () => {
  it('says that the content of the portal has no problems', async () => {
    const { code, output } = await site.run('check-content.ts');
    expect(output).toMatch(/^(\S+ is not complete\. .*\n)*The content has no problems\.\n$/);
    expect(code).toBe(0);
  });

  it('names a file of the catalogue that cannot run, and prints no stack trace', async () => {
    await site.copy.edit('src/catalogue/batch.ts', "'./define'", "'./defines'");
    const { code, output } = await site.run('check-content.ts');
    expect(code).toBe(1);
    expect(output).toMatch(/src\/catalogue\/batch\.ts.*: found "Cannot find module/);
    expect(output).not.toMatch(/^ {4}at /m);
  });
});

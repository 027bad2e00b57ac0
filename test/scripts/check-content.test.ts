import { copyEditedSite, type EditedSite } from '../support/edited-site';

let site: EditedSite;
beforeAll(async () => {
  site = await copyEditedSite();
});
afterAll(() => site.copy.remove());

const toPage = (matter: string, text: string) =>
  `---\ntitle: Page\ndescription: About it.\n${matter}\n---\n\n${text}\n`;

describe('npm run check:content', () => {
  it('says that the content of the portal has no problems', async () => {
    const { code, output } = await site.run('check-content.ts');
    expect(output).toMatch(/^(\S+ is not complete\. .*\n)*The content has no problems\.\n$/);
    expect(code).toBe(0);
  });

  it('lists all problems at once, exits with 1, and prints no stack trace', async () => {
    await site.copy.edit('src/catalogue/settings.ts', "slug: 'boards'", "slug: 'Boards'");
    await site.write('docs/level.mdx', toPage('sidebar_position: 9', '#### Too deep'));
    await site.write('docs/key.mdx', toPage('sidebar_postion: 9', 'Text.'));
    const { code, output } = await site.run('check-content.ts');
    expect(code).toBe(1);
    expect(output).toMatch(/docs\/level\.mdx:7: heading "Too deep": found level 4/);
    expect(output).toMatch(/docs\/key\.mdx:4: .* Did you mean "sidebar_position"\?/);
    expect(output).toMatch(/src\/catalogue\/settings\.ts:\d+: Boards: slug: found "Boards"/);
    expect(output).not.toMatch(/^ {4}at /m);
  });

  it('names a file of the catalogue that cannot run, and prints no stack trace', async () => {
    await site.copy.edit('src/catalogue/batch.ts', "'./define'", "'./defines'");
    const { code, output } = await site.run('check-content.ts');
    expect(code).toBe(1);
    expect(output).toMatch(/src\/catalogue\/batch\.ts.*: found "Cannot find module/);
    expect(output).not.toMatch(/^ {4}at /m);
  });
});

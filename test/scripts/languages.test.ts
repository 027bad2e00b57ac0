/** A portal in a language of its own (`pseudo.ts`): what is not in it has not been translated. */
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { localeVariable } from '../../src/project/folder';
import { findEnglish } from '../support/english';
import { fillOverlay, toPseudo, toPseudoMessages, toPseudoPage } from '../support/pseudo';
import { makeProject, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;
beforeAll(async () => {
  site = await makeProject();
  await cp(path.join(root, 'examples/shop'), site.at(), { recursive: true });
  await site.edit('portal.yaml', 'content: pages', 'content: pages\nlocales: [en, de]');
  await site.run('translate.ts', '--locale', 'de');
  const overlay = 'i18n/de/api.overlay.yaml';
  const toPage = (name: string) => toPseudoPage(site.read(`pages/${name}`));
  await site.write({
    [overlay]: fillOverlay(site.at(overlay)),
    'i18n/de/code.json': toPseudoMessages(),
    'i18n/de/docs/guides/_category_.yml': `label: ${toPseudo('Guides')}\n`,
    'i18n/de/docs/opening-hours.mdx': toPage('opening-hours.mdx'),
    'i18n/de/docs/guides/first-order.mdx': toPage('guides/first-order.mdx'),
  });
});
afterAll(() => site.remove());

it('has a translation of all that "translate" writes', async () => {
  const { output } = await site.run('check-content.ts');
  expect(output).toContain('The content has no problems.');
  expect(output).not.toContain('i18n');
});

it('says every word of a portal in its language, in versions too', async () => {
  await site.succeed('version-cut.ts', '1.0');
  // A build of the first language comes before.
  await mkdir(site.at('build/assets'), { recursive: true });
  const build = await site.build({ [localeVariable]: 'de' });
  const folder = path.join(build, 'de');
  const { files, words } = await findEnglish(folder);
  expect(files).toBeGreaterThan(140);
  expect(words).toEqual([]);
}, 240_000);

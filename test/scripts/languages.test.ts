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
  await cp(path.join(root, 'examples/shop'), site.folder, { recursive: true });
  await site.edit('portal.yaml', 'content: pages', 'content: pages\nlocales: [en, de]');
  await site.run('translate.ts', '--locale', 'de');
  const overlay = 'i18n/de/api.overlay.yaml';
  await site.write(overlay, fillOverlay(path.join(site.folder, overlay)));
  await site.write('i18n/de/code.json', toPseudoMessages());
  await site.write('i18n/de/docs/guides/_category_.yml', `label: ${toPseudo('Guides')}\n`);
  for (const page of ['opening-hours.mdx', 'guides/first-order.mdx']) {
    await site.write(`i18n/de/docs/${page}`, toPseudoPage(await site.read(`pages/${page}`)));
  }
});
afterAll(() => site.remove());

it('has a translation of all that "translate" writes', async () => {
  const { output } = await site.run('check-content.ts');
  expect(output).toContain('The content has no problems.');
  expect(output).not.toContain('i18n');
});

it('says every word of a portal in its language', async () => {
  // A build of the first language comes before.
  await mkdir(path.join(site.folder, 'build/assets'), { recursive: true });
  const build = await site.build({ [localeVariable]: 'de' });
  const folder = path.join(build, 'de');
  const { files, words } = await findEnglish(folder);
  expect(files).toBeGreaterThan(70);
  expect(words).toEqual([]);
}, 180_000);

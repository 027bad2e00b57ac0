import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../../../scripts/lib/paths.mjs';
import { compileHint } from '../../../plugins/bundler';
import { openPage } from '../../support/browser';

describe('the scripts of a page', () => {
  it.each(['/endpoints', '/endpoints/campaigns', '/search', '/docs/design'])(
    'are all in the HTML of %s, so that none waits for another',
    async (route) => {
      const page = await openPage(null);
      const answer = await page.goto(route, { waitUntil: 'networkidle' });
      const html = (await answer?.text()) ?? '';
      const listed = [...html.matchAll(/<script src=([^ >]+)/g)].map(([, src]) => src);
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith('.js')),
      );
      expect(loaded.length).toBeGreaterThan(2);
      expect(loaded.filter((name) => !listed.includes(name))).toEqual([]);
    },
  );

  it('start with a hint to compile them while they load', () => {
    const folder = path.join(buildFolder, 'assets/js');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const withoutHint = scripts.filter(
      (name) => !readFileSync(path.join(folder, name), 'utf8').startsWith(`${compileHint}\n`),
    );
    expect(scripts.length).toBeGreaterThan(50);
    expect(withoutHint).toEqual([]);
  });
});

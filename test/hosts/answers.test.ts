import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readRules } from '../../scripts/lib/hosting.mjs';
import { caching } from '../../src/hosting/headers';
import { request } from '../support/request';
import { ask, type Asked } from './expect-answer';
import { isOwnAnswer } from './own-answers';
import { negotiatedQuestions } from './negotiated-questions';
import { plainQuestions } from './plain-questions';
import type { Question } from './question';
import { encodingsOf, hostNames, startHost } from './servers';
import { readSites } from './sites';

const toName = ({ request: asked, headers, response }: Question) =>
  `${asked} ${JSON.stringify(headers).slice(0, 100)} → ${response}`;

const questions = [...plainQuestions, ...negotiatedQuestions];

describe.each(hostNames)('a portal served by %s', (name) => {
  describe.each(readSites())('with the portal at $baseUrl', (site) => {
    const { baseUrl } = site;
    let asked: Asked;

    beforeAll(async () => {
      const host = await startHost(name, site);
      const rules = await readRules(path.join(site.folder, 'build'));
      asked = { host, site, rules, encodings: encodingsOf(name) };
    });
    afterAll(() => asked.host.close());

    it.each(questions.map((question) => [toName(question), question] as const))(
      'responds as expected to %s',
      async (_name, question) => {
        const isOwn = isOwnAnswer(name, baseUrl, question);
        expect(await ask(asked, question, isOwn)).toEqual([]);
      },
    );

    it('lets browsers cache all assets', async () => {
      const build = path.join(site.folder, 'build');
      const files = readdirSync(path.join(build, 'assets'), { recursive: true }) as string[];
      const assets = files.filter((file) => /\.(js|css|png|svg|zip)$/.test(file));
      const kept = await Promise.all(
        assets.map(async (file) => {
          const { status, headers } = await request(asked.host, `${baseUrl}assets/${file}`);
          return [status, headers['cache-control']];
        }),
      );
      expect(kept.length).toBeGreaterThan(50);
      expect(new Set(kept.map(String))).toEqual(new Set([`200,${caching.assets}`]));
    });

    if (baseUrl !== '/') {
      it.each(['', '?a=b&c=%20d'])('redirects an old URL with the query %p', async (query) => {
        const { status, headers } = await request(
          asked.host,
          `${baseUrl}docs/old/failures${query}`,
          { headers: { host: 'elsewhere.example' } },
        );
        expect([status, headers.location]).toEqual([301, `/portal/docs/errors${query}`]);
      });

      it('does not redirect an old URL with a line break after it', async () => {
        const { status } = await request(asked.host, `${baseUrl}docs/old/failures%0a`);
        expect(status).toBe(404);
      });

      it('serves only a redirect outside the base URL', async () => {
        for (const route of ['/', '/docs/introduction', '/index.html', '/portals/']) {
          // Apache responds to the empty root folder with 403.
          const { status } = await request(asked.host, route);
          expect([403, 404]).toContain(status);
        }
        const { status, headers } = await request(asked.host, '/portal?a=b', {
          headers: { host: 'elsewhere.example' },
        });
        expect([status, headers.location]).toEqual([301, '/portal/?a=b']);
        expect((await request(asked.host, '/portal%0a')).status).toBe(404);
      });
    }
  });
});

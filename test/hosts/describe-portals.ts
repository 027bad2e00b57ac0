import { request } from '../support/request';
import { ask } from './expect-answer';
import { questions } from './questions';
import { type Host, type HostName, startHost } from './servers';
import { removeSite, type Site, writeSite } from './site';

/** Tests a portal at the root and one at a path, served by each of the hosts. */
export function describePortals(hosts: readonly HostName[]): void {
  describe.each(['/', '/portal/'])('a portal at %s', (baseUrl) => {
    let site: Site;
    beforeAll(async () => {
      site = await writeSite(baseUrl);
    });
    afterAll(() => removeSite(site));

    describe.each(hosts)('served by %s', (name) => {
      let host: Host;
      beforeAll(async () => {
        host = await startHost(name, site);
      });
      afterAll(() => host.close());

      it('responds as expected to each question', async () => {
        const problems: Record<string, readonly string[]> = {};
        for (const question of questions) {
          const found = await ask(host, question);
          const headers = JSON.stringify(question.headers).slice(0, 100);
          const title = `${question.request} ${headers} → ${question.response}`;
          if (found.length > 0) problems[title] = found;
        }
        expect(problems).toEqual({});
      });

      it('serves nothing outside the base URL, except a redirect to it', async () => {
        if (baseUrl === '/') return;
        for (const route of ['/', '/docs/introduction', '/index.html', '/portals/', '/portal%0a']) {
          // Apache responds to the empty root folder with 403.
          const { status } = await request(host, route);
          expect([403, 404]).toContain(status);
        }
        const headers = { host: 'elsewhere.example' };
        const answer = await request(host, '/portal?a=b', { headers });
        expect([answer.status, answer.headers.location]).toEqual([301, '/portal/?a=b']);
      });
    });
  });
}

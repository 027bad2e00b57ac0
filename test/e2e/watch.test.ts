import { openPage, toUrl } from '../support/browser';
import { watchPage } from '../support/watch';

const origin = () => new URL(toUrl('/')).origin;

describe('a watched page', () => {
  it('may be left while it is loading files', async () => {
    const page = await openPage('/docs/errors');
    const watch = watchPage(page, origin());
    await page.route('**/*.zip', () => undefined);
    const sent = page.waitForRequest('**/*.zip');
    await page.evaluate(() => void fetch('/a.zip').catch(() => null));
    await sent;
    await page.goto('/docs/introduction');
    await watch.settle();
    expect(watch.takeProblems()).toEqual([]);
  });

  it('has a problem if a request fails, or is aborted while the page stays', async () => {
    const page = await openPage('/docs/errors');
    const watch = watchPage(page, origin());
    await page.route('**/*.zip', (route) => route.abort('connectionrefused'));
    await page.evaluate(() => fetch('/a.zip').catch(() => null));
    await page.route('**/*.pdf', (route) => route.abort('aborted'));
    await page.evaluate(() => fetch('/b.pdf').catch(() => null));
    await page.goto('/docs/introduction');
    await watch.settle();
    expect(watch.takeProblems().filter((problem) => problem.startsWith('failed'))).toEqual([
      `failed request: ${origin()}/a.zip net::ERR_CONNECTION_REFUSED`,
      `failed request: ${origin()}/b.pdf net::ERR_ABORTED`,
    ]);
  });
});

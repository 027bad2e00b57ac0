/** What the other tests rely on. */
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

  it('has a problem if it logs a warning or an error, but not a note', async () => {
    const page = await openPage('/docs/errors');
    const watch = watchPage(page, origin());
    await page.evaluate(() => {
      console.debug('a note');
      console.log('another note');
      console.warn('a warning');
      console.error('an error');
    });
    expect(watch.takeProblems()).toEqual(['warning: a warning', 'error: an error']);
  });
});

it('the test browser renders text with fonts, so tests can measure layouts', async () => {
  const page = await openPage(null);
  await page.setContent(
    '<b style="font-family: sans-serif">iiii</b><p><b style="font-family: sans-serif">WWWW</b>' +
      '<p><b style="font-family: monospace">iiii</b><p><b style="font-family: monospace">WWWW</b>',
  );
  const widths = await page
    .locator('b')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  const [narrow = 0, wide = 0, narrowMono = 0, wideMono = 0] = widths;
  expect(narrow).toBeLessThan(wide);
  expect(narrowMono).toBe(wideMono);
});

import type { Locator, Page } from 'playwright-core';
import { openPage } from '../../support/browser';
import { readSiteMap } from '../../support/walk';

const create = '/docs/campaigns/create-campaign-link';

const codeOf = (page: Page) => page.getByRole('region', { name: 'Code Example' });
const blockOf = (page: Page) => codeOf(page).locator('pre');

/** Waits until the code is highlighted, line by line. */
async function openCode(width: number, height: number, route = create): Promise<Page> {
  const page = await openPage(route, { viewport: { width, height } });
  await blockOf(page).locator('code > span').first().waitFor();
  return page;
}

/** Whether an element is entirely inside a scrolling box and the window. */
async function isInView(element: Locator, box: Locator): Promise<boolean> {
  const [inner, outer] = [await element.boundingBox(), await box.boundingBox()];
  if (!inner || !outer) return false;
  const height = element.page().viewportSize()?.height ?? 0;
  const isInside = inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1;
  return isInside && inner.y >= 0 && inner.y + inner.height <= height;
}

/**
 * Watches the next tint of a line. Returns a function that waits for what a reader sees of it, and
 * how far it is from the line, in pixels.
 */
async function watchTint(block: Locator) {
  const watch = await block.evaluateHandle((box) => ({
    tint: new Promise<{ isVisible: boolean; distance: number }>((done) => {
      const shade = box.lastElementChild!;
      const observer = new MutationObserver(() => {
        if (!shade.hasAttribute('data-shown')) return;
        observer.disconnect();
        const lines = [...box.querySelectorAll('code > span')];
        const line = lines.find(({ textContent }) => textContent.includes('First'));
        const { display, opacity } = getComputedStyle(shade);
        const top = line?.getBoundingClientRect().top ?? NaN;
        done({
          isVisible: display !== 'none' && opacity === '1',
          distance: shade.getBoundingClientRect().top - top,
        });
      });
      observer.observe(shade, { attributes: true });
    }),
  }));
  return () => watch.evaluate(({ tint }) => tint);
}

describe.each([
  [1280, 900],
  [1280, 1080],
  [960, 900],
  [1100, 900],
  [1920, 1080],
])('typing at %d × %d', (width, height) => {
  it('keeps the changed line of the first ten fields in view', async () => {
    const page = await openCode(width, height);
    await page.getByRole('button', { name: 'Load example' }).click();
    const fields = page.getByRole('region', { name: 'Parameters' }).locator('input[type="text"]');
    const seen: [string, boolean][] = [];
    for (let index = 0; index < 10; index += 1) {
      const field = fields.nth(index);
      const text = `typed${index}`;
      await field.fill('');
      await field.pressSequentially(text);
      const line = blockOf(page).locator('code > span', { hasText: text });
      await line.first().waitFor();
      // The code scrolls after it is painted.
      for (let tries = 0; tries < 50 && !(await isInView(line.first(), blockOf(page))); tries += 1)
        await page.waitForTimeout(20);
      seen.push([text, await isInView(line.first(), blockOf(page))]);
    }
    expect(seen.filter(([, isSeen]) => !isSeen)).toEqual([]);
  });
});

describe('the code', () => {
  it('stays where a reader scrolls it', async () => {
    const page = await openCode(1280, 900);
    await page.getByRole('button', { name: 'Load example' }).click();
    await page.locator('[id="body/title"]').fill('First');
    await blockOf(page).hover();
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    const top = await blockOf(page).evaluate((box) => box.scrollTop);
    expect(top).toBeGreaterThan(100);
    await page.locator('[id="body/title"]').fill('Other');
    await blockOf(page).getByText('"Other"').waitFor();
    await page.waitForTimeout(200);
    expect(await blockOf(page).evaluate((box) => box.scrollTop)).toBe(top);
  });

  it('tints the changed line for a second, but not with reduced motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await openPage(create, { reducedMotion });
      await blockOf(page).locator('code > span').first().waitFor();
      const seeTint = await watchTint(blockOf(page));
      await page.locator('[id="body/title"]').fill('First');
      const { isVisible, distance } = await seeTint();
      expect(isVisible).toBe(reducedMotion === 'no-preference');
      if (isVisible) expect(Math.abs(distance)).toBeLessThan(1);
      await blockOf(page).locator('[data-shown]').waitFor({ state: 'detached' });
    }
  });

  it('wraps long lines, so that no URL is cut', async () => {
    for (const width of [320, 390, 960, 1280, 1920]) {
      const page = await openCode(width, 900);
      const cut = await blockOf(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect([width, cut]).toEqual([width, 0]);
    }
  });

  it('scrolls long lines for readers who switch wrapping off, also on the next page', async () => {
    const page = await openCode(1280, 900);
    await codeOf(page).getByRole('button', { name: 'Wrap', pressed: true }).click();
    const isCut = () => blockOf(page).evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(await isCut()).toBe(true);
    await page.goto('/docs/campaigns/update-campaign-link');
    await codeOf(page).getByRole('button', { name: 'Wrap', pressed: false }).waitFor();
    expect(await isCut()).toBe(true);
  });

  it('is never covered by its buttons', async () => {
    const page = await openCode(1280, 900);
    const top = (await blockOf(page).boundingBox())?.y ?? 0;
    for (const button of await codeOf(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  });

  it('colors JSON in a command as JSON, and all options alike', async () => {
    const page = await openCode(1280, 900);
    const toKinds = (text: RegExp) =>
      blockOf(page)
        .locator('code > span > span')
        .filter({ hasText: text })
        .evaluateAll((pieces) => [
          ...new Set(pieces.map((piece) => getComputedStyle(piece).color)),
        ]);
    const [options, names, values] = [
      await toKinds(/^--[a-z-]+$/),
      await toKinds(/^"title"$/),
      await toKinds(/^false$/),
    ];
    expect(options).toHaveLength(1);
    expect(names).toHaveLength(1);
    expect(values).toHaveLength(1);
    expect(values).not.toEqual(names);
  });
});

describe('the response', () => {
  it('is at most 400 px tall at every width, and scrolls in its own box', async () => {
    for (const [width, height] of [
      [320, 640],
      [960, 900],
      [1280, 2000],
    ] as const) {
      const page = await openCode(width, height);
      const box = page.getByRole('region', { name: /^Response 200/ }).locator('pre');
      expect((await box.boundingBox())?.height).toBeLessThanOrEqual(400);
      expect(await box.evaluate((pre) => getComputedStyle(pre).overflowY)).toBe('auto');
    }
  });

  it('makes room for the code when it is closed', async () => {
    const page = await openCode(1280, 900);
    const before = (await blockOf(page).boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Response 200', expanded: true }).click();
    await page.getByRole('button', { name: 'Response 200', expanded: false }).waitFor();
    expect((await blockOf(page).boundingBox())?.height).toBeGreaterThan(before + 100);
  });
});

describe('the columns', () => {
  it('are two from 960 px', async () => {
    const toBoxes = async (width: number) => {
      const page = await openCode(width, 900);
      const form = await page.getByRole('region', { name: 'Parameters' }).boundingBox();
      const code = await codeOf(page).boundingBox();
      return { form, code };
    };
    const wide = await toBoxes(960);
    expect(wide.code?.x).toBeGreaterThan((wide.form?.x ?? 0) + (wide.form?.width ?? 0));
    const narrow = await toBoxes(959);
    expect(narrow.code?.x).toBe(narrow.form?.x);
  });

  it('have a code column of 36 rem on a wide screen', async () => {
    const page = await openCode(1920, 1080);
    expect((await codeOf(page).boundingBox())?.width).toBe(36 * 16);
  });

  it('end inside the window, with a scroller for each panel and none around them', async () => {
    const page = await openCode(1280, 900);
    await page.evaluate(() => window.scrollTo(0, 1500));
    for (const name of ['Code Example', 'Response 200']) {
      const box = await page.getByRole('region', { name }).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(60);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    }
  });
});

it('has a code example on every endpoint page that needs no horizontal scrolling', async () => {
  const page = await openPage('/', { viewport: { width: 1280, height: 900 } });
  const cut: string[] = [];
  const routes = readSiteMap().filter((route) => /^\/docs\/[^/]+\/[^/]+$/.test(route));
  for (const route of routes.filter((one) => !one.startsWith('/docs/guides/'))) {
    await page.goto(route);
    await blockOf(page).locator('code > span').first().waitFor();
    const isCut = await blockOf(page).evaluate((box) => box.scrollWidth > box.clientWidth);
    if (isCut) cut.push(route);
  }
  expect(cut).toEqual([]);
});

it('takes typed text after a click on the language search, but not after arrow keys', async () => {
  const page = await openCode(1280, 900);
  await page.getByRole('tab', { name: 'Search' }).click();
  await page.keyboard.type('rust');
  await page.getByRole('group', { name: 'Languages' }).getByRole('button').click();
  await page.getByText('reqwest').first().waitFor();
  await page.getByRole('tab', { name: 'JavaScript' }).focus();
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Search');
});

it('indents the rest of a wrapped line deeper than its start', async () => {
  const page = await openCode(1280, 900);
  const line = page
    .getByRole('group', { name: 'Example response' })
    .locator('code > span', { hasText: '"transactionId"' });
  const [name = 0, rest = 0] = await line.evaluate((box) => {
    const pieces = [...box.querySelectorAll('span')].flatMap((piece) => [
      ...piece.getClientRects(),
    ]);
    return [pieces[0]?.left, pieces.at(-1)?.left];
  });
  expect(rest).toBeGreaterThan(name + 10);
  expect(rest).toBeLessThan(name + 30);
});

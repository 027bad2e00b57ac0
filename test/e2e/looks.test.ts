/** The looks of each kind of page in figures: type, contrast, distances, sizes and shifts. */
import type { Page } from 'playwright-core';
import { noteShifts, openPage, openReady } from '../support/browser';
import { fillBy, openForm, sectionOf } from './form/form';

const endpoint = '/docs/campaigns/create-campaign-link';

const kinds = [
  ['home', '/'],
  ['guide', '/docs/guides/from-upc-to-link'],
  ['endpoints', '/endpoints'],
  ['category', '/endpoints/campaigns'],
  ['endpoint', endpoint],
  ['form', '/docs/authentication/generate-token'],
  ['responses', '/docs/campaigns/get-campaign-links'],
  ['changelog', '/changelog'],
  ['downloads', '/downloads'],
  ['search', '/search?q=board'],
  ['not found', '/nope'],
] as const;

const wide = { viewport: { width: 1440, height: 900 } };

interface TextStyle {
  readonly style: string;
  readonly size: number;
  readonly contrast: number;
  readonly text: string;
}

/**
 * The styles of all visible texts, with the contrast of each to what is behind it. A block of code has
 * one style, whatever the colors of its words.
 */
function readTexts(page: Page): Promise<readonly TextStyle[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    /** Paints colors over each other, and reads the result. */
    const mix = (colors: readonly string[]) => {
      for (const color of colors) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    };
    const luminance = (colors: readonly string[]) => {
      const toLight = (part = 0) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      const [red, green, blue] = mix(colors);
      return 0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue);
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(
        '.sr-only, .sr-only-on-mobile > *, :disabled, [aria-disabled=true], noscript, ' +
          // Shown with the focus only.
          '.skip, [class^=skipTo]',
      );
    const texts: TextStyle[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, element] = [node.nodeValue?.replace('\u200b', '').trim(), node.parentElement];
      if (!text || !element || !isShown(element)) continue;
      const { color } = getComputedStyle(element);
      const styled = getComputedStyle(element.closest('pre > code') ?? element);
      const { fontFamily, fontSize, fontWeight } = styled;
      const surfaces: string[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) {
        surfaces.unshift(getComputedStyle(one).backgroundColor);
      }
      const behind = ['white', ...surfaces];
      const [dark = 0, light = 0] = [luminance(behind), luminance([...behind, color])].sort(
        (a, b) => a - b,
      );
      const family = /mono/i.test(fontFamily) ? 'code' : 'text';
      texts.push({
        style: `${family} ${fontSize} ${fontWeight} ${styled.color}`,
        size: parseFloat(fontSize),
        contrast: (light + 0.05) / (dark + 0.05),
        text: text.slice(0, 40),
      });
    }
    return texts;
  });
}

it.each(kinds)('the page of the kind %s is calm and readable', async (_kind, route) => {
  const media = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
  const page = await openReady(route, { ...wide, ...media }, noteShifts);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.02);
  const small = await page.locator(targets).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ opacityProperty: true }))
      .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 24),
  );
  expect(small).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    const texts = await readTexts(page);
    expect(texts.length).toBeGreaterThan(20);
    expect(listStyles(texts).length).toBeLessThanOrEqual(mostStyles);
    // Only the home page has the display size.
    const sizes = new Set(texts.map(({ size }) => size).filter((size) => size !== display));
    expect(sizes.size).toBeLessThanOrEqual(6);
    expect(texts.filter(({ size }) => size < 12)).toEqual([]);
    expect(texts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  }
});

it('a form with values and a mistake has no more styles', async () => {
  const page = await openForm('create-campaign-link', wide);
  await fillBy(page, 'Load example');
  await sectionOf(page, 'body').getByLabel('code', { exact: true }).fill('x');
  const texts = await readTexts(page);
  expect(texts.length).toBeGreaterThan(200);
  expect(listStyles(texts).length).toBeLessThanOrEqual(mostStyles);
});

/** Combinations of font, size, weight and color. */
const mostStyles = 16;

const listStyles = (texts: readonly TextStyle[]) => [...new Set(texts.map(({ style }) => style))];

const display = 48;

/** Everything to press or to fill in. Links in sentences are as high as their line. */
const targets =
  'main :is(button, select, summary, input:not([type=radio])), #sidebar a, header :is(a, button)';

describe('the form', () => {
  it('has controls of one height', async () => {
    const page = await openForm('create-campaign-link', wide);
    const controls = page.locator(
      'main :is(button:not([aria-expanded]), select, input:not([type=radio]))',
    );
    const heights = await controls.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
    );
    expect([...new Set(heights)]).toEqual([32]);
  });

  it('keeps objects and the names of folded ones inside its column', async () => {
    const page = await openForm('create-campaign-link', wide);
    await fillBy(page, 'Load example');
    await page.locator('summary', { hasText: 'Media service 1' }).click();
    const column = page.locator('section:has(> div > nav)');
    const right = await column.evaluate((panel) => panel.getBoundingClientRect().right);
    const ends = await column
      .locator('[role=group] :not(.cut *)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(50);
    expect(Math.max(...ends)).toBeLessThanOrEqual(right);
  });
});

describe('the code', () => {
  it('is at least 540 px and 60 characters wide in a window of 1,440 px', async () => {
    const page = await openPage(endpoint, wide);
    const panel = page.getByRole('region', { name: 'Code Example' });
    expect((await panel.boundingBox())?.width).toBeGreaterThanOrEqual(540);
    const characters = await panel.locator('pre').evaluate((pre) => {
      const { paddingLeft, paddingRight } = getComputedStyle(pre);
      const probe = document.createElement('span');
      probe.textContent = '0'.repeat(10);
      pre.append(probe);
      const width = probe.getBoundingClientRect().width / 10;
      probe.remove();
      return (pre.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) / width;
    });
    expect(characters).toBeGreaterThanOrEqual(60);
  });

  it.each([
    [endpoint, 'curl', 1440],
    [endpoint, 'curl', 1280],
    // IDs alone on their lines.
    ['/docs/settings/boards', '91c6b2e4', 1280],
  ])('of %s with %s breaks no ID, placeholder or word at %i px', async (route, hasText, width) => {
    const page = await openPage(route, { viewport: { width, height: 900 } });
    const code = page.locator('pre', { hasText }).first();
    await page.getByRole('button', { name: 'Wrap lines' }).click();
    await code.locator('.word').first().waitFor({ state: 'attached' });
    const broken = await code.evaluate((pre) => {
      const isHidden = !pre.checkVisibility();
      const found: string[] = [];
      const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        for (const { index, 0: word } of text.matchAll(
          /\{\w+\}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\w+/g,
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
          const lines = new Set(boxes.map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
      return { isHidden, found };
    });
    expect(broken).toEqual({ isHidden: false, found: [] });
  });
});

it('the sidebar clips no glyph', async () => {
  const page = await openPage('/endpoints/settings', { ...wide, deviceScaleFactor: 1.25 });
  const clipped = await page.locator('#sidebar .menu__link').evaluateAll((links) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    return links.flatMap((link) => {
      const label = link.firstElementChild ?? link;
      const { font, lineHeight } = getComputedStyle(label);
      canvas.font = font;
      const ink = canvas.measureText(label.textContent);
      const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
      const lines = Math.round(label.getBoundingClientRect().height / parseFloat(lineHeight));
      const isCut = height > parseFloat(lineHeight) || label.scrollHeight > label.clientHeight + 1;
      return isCut && label.clientHeight > 0 ? [[label.textContent, lines]] : [];
    });
  });
  expect(clipped).toEqual([]);
});

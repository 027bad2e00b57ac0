import type { Page } from 'playwright-core';

interface Contrast {
  /** The number of measured elements. */
  readonly count: number;
  /** The elements below the limit: text, colours and contrast. */
  readonly poor: readonly string[];
}

/**
 * Measures the contrast of text to its background (WCAG 2.2, 1.4.3), for all elements with such a
 * text on a single background colour.
 */
export function findPoorContrast(page: Page, text: RegExp, limit: number): Promise<Contrast> {
  return page.evaluate(
    ({ pattern, least }) => {
      const toChannels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const toLinear = (channel: number) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const toLuminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = toChannels(color).map(toLinear);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const measured = [...document.querySelectorAll('body *')]
        .filter((element) => element.children.length === 0)
        .filter((element) => new RegExp(pattern).test(element.textContent))
        .map((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          const [dark = 0, light = 0] = [color, backgroundColor].map(toLuminance).sort();
          const ratio = (light + 0.05) / (dark + 0.05);
          return { ratio, line: `${element.textContent} ${color} on ${backgroundColor}: ${ratio}` };
        });
      return {
        count: measured.length,
        poor: measured.filter(({ ratio }) => ratio < least).map(({ line }) => line),
      };
    },
    { pattern: text.source, least: limit },
  );
}

/** A user without a pointer, who counts what a way through the portal takes. */
import type { Locator, Page } from 'playwright-core';
import { hydrate, openPage } from '../../support/browser';

/** What a way takes: actions, stops of Tab, and pixels by which the page scrolls. */
export interface Cost {
  steps: number;
  stops: number;
  pixels: number;
}

export interface User {
  readonly page: Page;
  /** Moves the focus to an element. */
  readonly reach: (target: Locator) => Promise<void>;
  /** Presses a button, a link or a tab. */
  readonly press: (target: Locator) => Promise<void>;
  /** Goes to a field, and replaces what it contains. */
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly select: (target: Locator, option: string) => Promise<void>;
  /** Presses keys, where the focus is. */
  readonly keys: (...keys: readonly string[]) => Promise<void>;
  /** What the way took until now. */
  readonly cost: () => Promise<Cost>;
}

/** Opens a page as a user who only has a keyboard. */
export async function arrive(route = '/'): Promise<User> {
  const page = await openPage(null);
  await page.addInitScript(noteScrolling);
  await page.goto(route);
  await hydrate(page);
  return withKeys(page);
}

function withKeys(page: Page): User {
  const count = { steps: 0, stops: 0 };
  const keys: User['keys'] = async (...names) => {
    count.steps += names.length;
    for (const name of names) await page.keyboard.press(name);
  };
  const reach: User['reach'] = async (target) => {
    for (let direction = await toDirection(target); direction; count.stops += 1) {
      if (count.stops > 1000) throw new Error(`Tab does not reach ${String(target)}.`);
      await page.keyboard.press(direction);
      direction = await toDirection(target);
    }
  };
  return {
    page,
    reach,
    keys,
    async press(target) {
      await reach(target);
      await keys('Enter');
    },
    async type(target, text) {
      await reach(target);
      count.steps += 1;
      await replaceText(page, text);
    },
    async select(target, option) {
      await reach(target);
      count.steps += 1;
      await page.keyboard.type(option);
    },
    cost: async () => ({ ...count, pixels: await readPixels(page) }),
  };
}

async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** The key that leads towards the target. Undefined if it has the focus. */
function toDirection(target: Locator): Promise<'Tab' | 'Shift+Tab' | undefined> {
  return target.evaluate((element) => {
    const { activeElement } = document;
    if (!activeElement || activeElement === element) return undefined;
    const place = activeElement.compareDocumentPosition(element);
    return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
  });
}

const readPixels = (page: Page) => page.evaluate(() => window.scrolled);

function noteScrolling(): void {
  let last = 0;
  window.scrolled = 0;
  document.addEventListener('scroll', () => {
    window.scrolled += Math.abs(window.scrollY - last);
    last = window.scrollY;
  });
}

/** What a way took beyond what it may take. */
export function toExcess(cost: Cost, most: Cost): Partial<Cost> {
  const names = ['steps', 'stops', 'pixels'] as const;
  const over = names.filter((name) => cost[name] > most[name]);
  return Object.fromEntries(over.map((name) => [name, cost[name]]));
}

declare global {
  interface Window {
    scrolled: number;
  }
}

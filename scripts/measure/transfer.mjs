/** Measures the transfer size and the number of elements of a page. */

/**
 * @typedef {{total: number, html: number, css: number, js: number, other: number, requests: number,
 *   nodes: number}} Transfer bytes on the wire, gzip included
 */

/** How long a page prefetches and highlights after the load event, in milliseconds. */
export const settle = 3000;

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Transfer>}
 */
export async function measureTransfer(browser, url) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, keyof Transfer>} */
  const kinds = new Map();
  const transfer = { total: 0, html: 0, css: 0, js: 0, other: 0, requests: 0, nodes: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    kinds.set(requestId, toKind(response.mimeType));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer.total += encodedDataLength;
    transfer[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    transfer.requests += 1;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settle);
  transfer.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return transfer;
}

/**
 * @param {string} mimeType
 * @returns {'html' | 'css' | 'js' | 'other'}
 */
function toKind(mimeType) {
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
  return mimeType.endsWith('javascript') ? 'js' : 'other';
}

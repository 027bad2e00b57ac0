/** Finds external links in the content, and asks their servers whether they exist. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Placeholder and local URLs, which are not checked. */
const unasked = /^https?:\/\/(?:[\w.-]+\.)?(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)\b/;

const link = /(?:\]\(<?|\b(?:href|to)=["']|\]:\s*<?)(https?:\/\/[^\s"'<>)]+)/g;

/**
 * The locations of each URL, such as `docs/errors.mdx:3`, by URL: links in Markdown, in attributes,
 * and in the texts of the catalogue.
 * @param {string} siteDir
 */
export async function findLinks(siteDir) {
  /** @type {Map<string, string[]>} */
  const links = new Map();
  for (const file of await listFiles(siteDir)) {
    const text = await readFile(path.join(siteDir, file), 'utf8');
    const lines = (file.endsWith('.ts') ? text : withoutCode(text)).split('\n');
    for (const [index, line] of lines.entries()) {
      for (const [, url = ''] of line.matchAll(link)) {
        if (unasked.test(url)) continue;
        links.set(url, [...(links.get(url) ?? []), `${file}:${index + 1}`]);
      }
    }
  }
  return links;
}

/** @param {string} siteDir */
async function listFiles(siteDir) {
  const lists = await Promise.all(
    ['docs', 'src/catalogue'].map(async (folder) => {
      const names = await readdir(path.join(siteDir, folder), { recursive: true });
      return names.map((name) => `${folder}/${name.split(path.sep).join('/')}`);
    }),
  );
  // Generated pages repeat the links of the catalogue.
  return lists.flat().filter((file) => /^(?!docs\/reference\/).*\.(mdx?|ts)$/.test(file));
}

/**
 * The text with code replaced by spaces, so that line numbers stay the same.
 * @param {string} text
 */
function withoutCode(text) {
  const blank = (/** @type {string} */ code) => code.replaceAll(/[^\n]/g, ' ');
  return text
    .replaceAll(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank);
}

/**
 * The pause between two requests to a host, and the timeout of a request, in milliseconds.
 * @typedef {{pause: number, timeout: number, retries: number}} Manners
 */

/**
 * Asks for all URLs, one at a time of each host. Returns the problem of each URL that has one.
 * @param {Iterable<string>} urls
 * @param {Manners} [manners]
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function askAll(urls, manners = { pause: 500, timeout: 15_000, retries: 2 }) {
  /** @type {Map<string, string>} */
  const problems = new Map();
  const toHost = (/** @type {string} */ url) => (URL.canParse(url) ? new URL(url).host : url);
  const all = [...urls];
  const hosts = [...new Set(all.map(toHost))];
  const askHost = async (/** @type {string} */ host) => {
    for (const url of all.filter((one) => toHost(one) === host)) {
      const problem = await ask(url, manners);
      if (problem !== undefined) problems.set(url, problem);
      await wait(manners.pause);
    }
  };
  await Promise.all(hosts.map(askHost));
  return problems;
}

/** Status codes of pages that exist, but are restricted. */
const closed = [401, 403, 407, 451];

/**
 * The problem of a URL. Undefined if it exists. Asks again while its server is busy.
 * @param {string} url
 * @param {Manners} manners
 * @returns {Promise<string | undefined>}
 */
async function ask(url, { pause, timeout, retries }) {
  let problem = '';
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    if (attempt > 0) await wait(pause * 2 ** attempt);
    try {
      // Some servers support only GET, and respond to HEAD with various errors.
      for (const method of ['HEAD', 'GET']) {
        const { ok, status } = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
        if (ok || closed.includes(status)) return undefined;
        problem = `responds with ${status}`;
        if (method === 'GET' && status < 500 && status !== 429) return problem;
      }
    } catch (error) {
      const { message, cause } = /** @type {Error & {cause?: Error}} */ (error);
      problem = `cannot be reached (${cause?.message ?? message})`;
    }
  }
  return problem;
}

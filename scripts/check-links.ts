/** `npm run check:links`: finds external links, and asks their servers whether they exist. */
import { setTimeout as wait } from 'node:timers/promises';
import { toInline } from '../src/api/inline';
import { catalogueFolder } from '../src/content/catalogue';
import { isAuthored, listFiles, readSources } from '../src/content/files';
import { isElement } from '../src/content/pages/elements';
import type { Node } from '../src/content/pages/page';
import { readPages } from '../src/content/pages/read';
import { docsFolder } from '../src/site-map/places';
import { root } from './lib/paths.mjs';
import { Failure } from './lib/programs.mjs';

export const usage = `npm run check:links

Requests every external URL that pages and the catalogue link to, and lists the broken links.`;

export async function run(): Promise<void> {
  const links = await findLinks(root);
  console.log(`Checking ${links.size} URLs …`);
  const problems = await askAll(links.keys());
  if (problems.size === 0) {
    console.log('No broken links.');
    return;
  }
  const lines = [...problems].flatMap(([url, problem]) =>
    (links.get(url) ?? []).map((location) => `${location}: ${url} ${problem}.`),
  );
  throw new Failure(lines.sort().join('\n'));
}

/** Placeholder and local URLs, and those of pages, which are not checked. */
const unasked =
  /^(?!https?:)|^https?:\/\/(?:[\w.-]+\.)?(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)\b/;

/**
 * The locations of each URL, such as `docs/errors.mdx:3`, by URL: the links and images of pages, and
 * the links in the texts of the catalogue.
 */
export async function findLinks(siteDir: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const links = new Map<string, string[]>();
  const add = (url: string, location: string) => {
    if (!unasked.test(url)) links.set(url, [...(links.get(url) ?? []), location]);
  };
  const { pages, partials } = await readPages(siteDir, docsFolder, isAuthored);
  for (const { file, nodes } of [...pages, ...partials]) {
    for (const node of nodes) {
      for (const url of listUrls(node)) add(url, `${file}:${node.position?.start.line}`);
    }
  }
  const files = await listFiles(siteDir, catalogueFolder, (name) => name.endsWith('.ts'));
  for (const { file, text } of await readSources(siteDir, files)) {
    for (const [index, line] of text.split('\n').entries()) {
      // Backticks also quote strings of TypeScript.
      for (const inline of toInline(line.replaceAll('`', ''))) {
        if (inline.kind === 'link') add(inline.href, `${file}:${index + 1}`);
      }
    }
  }
  return links;
}

function listUrls(node: Node): readonly string[] {
  if ('url' in node) return [node.url];
  if (!isElement(node)) return [];
  return node.attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

/**
 * Asks for all URLs, one after the other, with a pause before each request. Returns the problem of
 * each URL that has one. Times are in milliseconds.
 */
export async function askAll(
  urls: Iterable<string>,
  { pause = 500, timeout = 15_000 } = {},
): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  for (const url of urls) {
    let problem: string | undefined;
    // Some servers support only GET, and respond to HEAD with various errors. Others are busy.
    for (const method of ['HEAD', 'GET', 'GET']) {
      await wait(pause);
      problem = await ask(url, method, timeout);
      if (problem === undefined) break;
    }
    if (problem !== undefined) problems.set(url, problem);
  }
  return problems;
}

/** Status codes of pages that exist, but are restricted. */
const closed = [401, 403, 407, 451];

/** The problem of a URL. Undefined if it exists. */
async function ask(url: string, method: string, timeout: number): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
    return ok || closed.includes(status) ? undefined : `responds with ${status}`;
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: Error };
    return `cannot be reached (${cause?.message ?? message})`;
  }
}

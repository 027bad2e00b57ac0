/** `npm run check:links`: finds external links, and asks their servers whether they exist. */
import { setTimeout as wait } from 'node:timers/promises';
import { catalogueFolder } from '../src/content/catalogue';
import { listAuthored, listFiles, readSources } from '../src/content/files';
import { Failure } from './lib/main.mjs';
import { root } from './lib/paths.mjs';

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

/** Placeholder and local URLs, which are not checked. */
const unasked = /^https?:\/\/(?:[\w.-]+\.)?(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)\b/;

const link = /(?:\]\(<?|\b(?:href|to)=["']|\]:\s*<?)(https?:\/\/[^\s"'<>)]+)/g;

/**
 * The locations of each URL, such as `docs/errors.mdx:3`, by URL: links in Markdown, in attributes,
 * and in the texts of the catalogue.
 */
export async function findLinks(siteDir: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const links = new Map<string, string[]>();
  const files = [
    ...(await listAuthored(siteDir)),
    ...(await listFiles(siteDir, catalogueFolder, (name) => name.endsWith('.ts'))),
  ];
  for (const { file, text } of await readSources(siteDir, files)) {
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

/** The text with code replaced by spaces, so that line numbers stay the same. */
function withoutCode(text: string): string {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ');
  return text
    .replaceAll(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank);
}

/** The pause before another request, and the timeout of a request, in milliseconds. */
interface Manners {
  readonly pause: number;
  readonly timeout: number;
}

/** Asks for all URLs, one after the other. Returns the problem of each URL that has one. */
export async function askAll(
  urls: Iterable<string>,
  { pause, timeout }: Manners = { pause: 500, timeout: 15_000 },
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

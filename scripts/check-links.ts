/** `npm run check:links`: finds external links, and asks their servers whether they exist. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listFiles } from './lib/files.mjs';
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
  for (const file of await listSources(siteDir)) {
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

async function listSources(siteDir: string): Promise<readonly string[]> {
  const lists = ['docs', 'src/catalogue'].map(async (folder) =>
    (await listFiles(path.join(siteDir, folder))).map((file) => `${folder}/${file}`),
  );
  // Generated pages repeat the links of the catalogue.
  const files = (await Promise.all(lists)).flat();
  return files.filter((file) => /^(?!docs\/reference\/).*\.(mdx?|ts)$/.test(file));
}

/** The text with code replaced by spaces, so that line numbers stay the same. */
function withoutCode(text: string): string {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ');
  return text
    .replaceAll(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank);
}

/** The pause between two requests to a host, and the timeout of a request, in milliseconds. */
interface Manners {
  readonly pause: number;
  readonly timeout: number;
  readonly retries: number;
}

/** Asks for all URLs, one at a time of each host. Returns the problem of each URL that has one. */
export async function askAll(
  urls: Iterable<string>,
  manners: Manners = { pause: 500, timeout: 15_000, retries: 2 },
): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  const toHost = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
  const all = [...urls];
  const hosts = [...new Set(all.map(toHost))];
  const askHost = async (host: string) => {
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

/** The problem of a URL. Undefined if it exists. Asks again while its server is busy. */
async function ask(url: string, { pause, timeout, retries }: Manners): Promise<string | undefined> {
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
      const { message, cause } = error as Error & { readonly cause?: Error };
      problem = `cannot be reached (${cause?.message ?? message})`;
    }
  }
  return problem;
}

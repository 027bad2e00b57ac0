import { indexFile, type SearchMatch } from '@site/src/framework/client/search-index';
import { type FoundPage, toPages } from './pages';
import { holdsWords, toPattern, toWords } from './words';

export type Outcome =
  | {
      readonly status: 'found';
      readonly pages: readonly FoundPage[];
      /** Whether there may be more pages beyond the match limit. */
      readonly isCut: boolean;
    }
  | { readonly status: 'none' }
  | { readonly status: 'unavailable'; readonly reason: 'live-server' | 'failed' };

type Query = (input: string, limit: number) => Promise<readonly SearchMatch[]>;

const matchLimit = 100;

/** The second search requests more matches, since it discards some. */
const patternLimit = 1000;

/** Milliseconds to wait for the worker before the search fails. */
const timeout = 30_000;

/**
 * Creates the search for an index, which loads on the first query.
 *
 * @param folder URL of the folder that contains the index, with a trailing slash
 */
export function createSearch(folder: string): (text: string) => Promise<Outcome> {
  let opening: Promise<Query> | undefined;
  return async (text) => {
    if (process.env.NODE_ENV !== 'production') {
      return { status: 'unavailable', reason: 'live-server' };
    }
    try {
      opening ??= openIndex(folder);
      return await withinPatience(findPages(await opening, toWords(text)));
    } catch {
      opening = undefined;
      return { status: 'unavailable', reason: 'failed' };
    }
  };
}

/** Checks that the index exists first, since the worker caches a failed load forever. */
async function openIndex(folder: string): Promise<Query> {
  const url = `${folder}${indexFile}`;
  const { ok, status, headers } = await fetch(url, { method: 'HEAD' });
  if (!ok || headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${url} could not be loaded (status ${status}).`);
  }
  const { searchByWorker } = await import('@site/src/framework/client/search-worker');
  return (input, limit) => searchByWorker(folder, '', input, limit);
}

/** Searches for words and their forms, then for longer words that contain them. */
async function findPages(query: Query, words: readonly string[]): Promise<Outcome> {
  if (words.length === 0) return { status: 'none' };
  const matches = await query(words.join(' '), matchLimit);
  if (matches.length > 0) return toOutcome(matches, words, matchLimit);
  const candidates = await query(words.map(toPattern).join(' '), patternLimit);
  const holding = candidates.filter(({ document }) => holdsWords(document.t, words));
  return toOutcome(holding, words, patternLimit);
}

function toOutcome(
  matches: readonly SearchMatch[],
  words: readonly string[],
  limit: number,
): Outcome {
  if (matches.length === 0) return { status: 'none' };
  return { status: 'found', pages: toPages(matches, words), isCut: matches.length >= limit };
}

function withinPatience<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The search worker did not respond.')),
      timeout,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

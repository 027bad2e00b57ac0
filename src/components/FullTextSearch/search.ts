import { indexFile, type SearchMatch } from '@site/src/framework/client/search-index';
import { type FoundPage, toPages } from './pages';
import { holdsWords, toPattern, toWords } from './words';

export type Outcome =
  | {
      readonly status: 'found';
      readonly pages: readonly FoundPage[];
      /** Whether the limit of matches may have cut off more pages. */
      readonly isCut: boolean;
    }
  | { readonly status: 'none' }
  | { readonly status: 'unavailable'; readonly reason: 'live-server' | 'failed' };

type Query = (input: string, limit: number) => Promise<readonly SearchMatch[]>;

const matchLimit = 100;

/** The second look takes more, since it keeps only some. */
const patternLimit = 1000;

/** Milliseconds after which a worker that does not answer counts as failed. */
const timeout = 30_000;

/**
 * Makes the search of one index, which loads at the first text.
 *
 * @param folder URL of the folder that holds the index, with its trailing slash
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

/** The worker is asked only if the index is there: it keeps a failed load for ever. */
async function openIndex(folder: string): Promise<Query> {
  const url = `${folder}${indexFile}`;
  const { ok, status, headers } = await fetch(url, { method: 'HEAD' });
  if (!ok || headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${url} is not there (status ${status}).`);
  }
  const { searchByWorker } = await import('@site/src/framework/client/search-worker');
  return (input, limit) => searchByWorker(folder, '', input, limit);
}

/** Looks for words and their forms, then for texts that hold the words inside longer ones. */
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
    const timer = setTimeout(() => reject(new Error('The search does not answer.')), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

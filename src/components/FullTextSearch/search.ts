import type { SearchMatch } from '@site/src/framework/client/search-index';
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

/** The search for an index. It asks the worker, which loads the index once. */
export interface Search {
  /** Loads the index, so that it is there for the first query. */
  readonly prepare: () => void;
  readonly find: (text: string) => Promise<Outcome>;
}

type SearchWorker = typeof import('@site/src/framework/client/search-worker');

type Query = (input: string, limit: number) => Promise<readonly SearchMatch[]>;

const matchLimit = 100;

/** The second search requests more matches, since it discards some. */
const patternLimit = 1000;

/** Milliseconds to wait for the worker before the search fails. */
const timeout = 30_000;

/** @param folder URL of the folder that contains the index, with a trailing slash */
export function createSearch(folder: string): Search {
  let address = folder;
  let worker: Promise<SearchWorker> | undefined;

  const loadWorker = () => (worker ??= import('@site/src/framework/client/search-worker'));
  /** The worker keeps a failed load under its URL. Another spelling of the URL loads again. */
  const reload = () => {
    address += './';
    worker = undefined;
  };
  const query: Query = async (input, limit) =>
    (await loadWorker()).searchByWorker(address, '', input, limit);
  return {
    prepare() {
      if (!isBuilt()) return;
      loadWorker()
        .then(({ fetchIndexesByWorker }) => fetchIndexesByWorker(address, ''))
        .catch(reload);
    },
    async find(text) {
      if (!isBuilt()) return { status: 'unavailable', reason: 'live-server' };
      try {
        return await withinPatience(findPages(query, toWords(text)));
      } catch {
        reload();
        return { status: 'unavailable', reason: 'failed' };
      }
    },
  };
}

/** `npm start` has no index. */
function isBuilt(): boolean {
  return process.env.NODE_ENV === 'production';
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

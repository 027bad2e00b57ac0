/** The files of a search index, in place of the network. */
import { buildIndex } from '@portal/src/search/build';
import type { IndexedPage } from '@portal/src/search/model';
import { toPage } from '../../search/portal';

/** Lets `fetch` answer with the index of each version. Returns the addresses that it was asked for. */
export function serveIndex(
  versions: Readonly<Record<string, readonly IndexedPage[]>>,
): readonly string[] {
  const files = new Map<string, string>(
    Object.entries(versions).flatMap(([version, pages]) =>
      buildIndex(version, pages, {}, () => 'hash').map(
        ({ file, content }) => [`/${file}`, JSON.stringify(content)] as const,
      ),
    ),
  );
  const asked: string[] = [];
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    const text = files.get(address);
    const answer = { ok: text !== undefined, json: () => JSON.parse(text ?? '') as unknown };
    return Promise.resolve(answer);
  }) as typeof fetch;
  return asked;
}

/** A page with an address and a category. */
export function toTitled(title: string, permalink: string, category: string): IndexedPage {
  return { ...toPage(title, ''), permalink, category };
}

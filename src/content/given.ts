/** Reads a given document, and where its pages cannot be. */
import path from 'node:path';
import type { ApiDocument } from '../openapi/document';
import { toView } from '../openapi/read/index';
import type { DocumentApi } from '../project/index';
import { referenceFolder } from '../routes/places';
import type { ContentProblem } from '../check/messages';
import { toCounted } from '../check/problem';
import { loadDocument } from '../load/load';
import { toShownFile } from '../project/folder';
import { listFiles } from './files';
import type { ReadApi } from './check';

/** Reads the document, with what is wrong in it and could not be a page of it. */
export async function readGiven(given: DocumentApi): Promise<ReadApi> {
  const { document: read, files, ...loaded } = await loadDocument(given.document, given.overlay);
  const document = read && withoutTables(read);
  const strays = given.pages ? await listStrays(given.pages) : [];
  return {
    ...loaded,
    problems: [...loaded.problems, ...strays],
    document: loaded.problems.length > 0 ? undefined : document,
    files: [given.document, given.overlay ?? [], files].flat(),
    view: document && toView(document),
  };
}

/** The tables of status codes and methods are on pages that only the catalogue has. */
function withoutTables(document: ApiDocument): ApiDocument {
  // The same object, whose view is known.
  if (!document['x-portal']) return document;
  const { statusCodes: _codes, verbs: _verbs, ...others } = document['x-portal'];
  return { ...document, 'x-portal': others };
}

/** Generated pages have this folder. */
async function listStrays(pages: string): Promise<readonly ContentProblem[]> {
  const folder = path.join(pages, referenceFolder);
  const names = await listFiles(folder, '.', () => true);
  if (names.length === 0) return [];
  const found = `a folder with ${toCounted(names.length, 'file[s]')}, which is that of generated pages`;
  const hint = 'Pages keep their addresses with the front matter key "slug".';
  return [{ file: toShownFile(folder), found, expected: 'another name', hint }];
}

/** Reads the files beside generated pages, in today's format whatever format they were written in. */
import fs from 'node:fs';
import path from 'node:path';
import { toMessageRelativeFilePath } from '@docusaurus/utils';
import { upgrade, type PageData, type StoredPage } from '../page-data';
import { checkStoredPage, type ReadableKind } from '../page-data/check';

/** The data of a page; throws where the file is missing or does not hold it. */
export function readPage<Kind extends ReadableKind>(kind: Kind, file: string): PageData[Kind] {
  const data = readJson(file);
  validatePage(kind, data, file);
  return upgrade<Kind>(data);
}

/** What a file holds; throws an error that names it. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw toFileError(file, error instanceof Error ? error.message : String(error));
  }
}

function validatePage<Kind extends ReadableKind>(
  kind: Kind,
  data: unknown,
  file: string,
): asserts data is StoredPage<Kind> {
  const [problem] = checkStoredPage(kind, data);
  if (!problem) return;
  const { field, found, expected } = problem;
  throw toFileError(file, `${field}: found ${found}, expected ${expected}`);
}

/** An error about a generated file: it is never edited, so it is restored. */
export function toFileError(file: string, problem: string): Error {
  const name = toMessageRelativeFilePath(file).split(path.sep).join('/');
  const isFrozen = /(^|\/)versioned_docs\//.test(name);
  return new Error(
    `${name}: ${problem}. ` +
      (isFrozen
        ? `What was cut never changes: restore the file, for example with "git checkout -- ${name}".`
        : 'The file is generated: delete it and start the command again.'),
  );
}

/** Reads the data files of generated pages and upgrades them to the current format. */
import fs from 'node:fs';
import path from 'node:path';
import { toMessageRelativeFilePath } from '@docusaurus/utils';
import { upgrade, type PageData, type StoredPage } from '../page-data';
import { checkStoredPage, type ReadableKind } from '../page-data/check';

/** Reads the data of a page. Throws if the file is missing or invalid. */
export function readPage<Kind extends ReadableKind>(kind: Kind, file: string): PageData[Kind] {
  const data = readJson(file);
  validatePage(kind, data, file);
  return upgrade<Kind>(data);
}

/** Reads a JSON file. Throws an error with the name of the file. */
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

/** An error for a generated file, which must be restored instead of edited. */
export function toFileError(file: string, problem: string): Error {
  const name = toMessageRelativeFilePath(file).split(path.sep).join('/');
  const isFrozen = /(^|\/)(versioned_docs|removed_versions)\//.test(name);
  return new Error(
    `${name}: ${problem}. ` +
      (isFrozen
        ? `Cut versions never change. Restore the file, for example with "git checkout -- ${name}".`
        : 'This file is generated. Delete it and run the command again.'),
  );
}

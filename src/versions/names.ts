import fs from 'node:fs';
import path from 'node:path';

/**
 * The versions that were cut, newest first, as Docusaurus keeps them; none without `versions.json`.
 * Throws where cutting was interrupted.
 */
export function readVersionNames(siteDir: string): readonly string[] {
  const file = path.join(siteDir, 'versions.json');
  if (!fs.existsSync(file)) return [];
  const names = toNames(fs.readFileSync(file, 'utf8'));
  const incomplete = names.find((name) => !fs.existsSync(toCutFile(siteDir, name)));
  if (incomplete === undefined) return names;
  const cutFile = `versioned_docs/version-${incomplete}/cut.json`;
  throw new Error(
    fs.existsSync(toDraftFile(siteDir, incomplete))
      ? `The cut of version ${incomplete} was interrupted. Run "npm run version:cut -- ${incomplete}" ` +
          'again: it removes what the interrupted cut left, and starts anew.'
      : `Version ${incomplete} stands in versions.json, but there is no ${cutFile}. What was cut never ` +
          `changes: restore the file, for example with "git checkout -- ${cutFile}".`,
  );
}

/** What is written last: a version without it is not complete. */
export function toCutFile(siteDir: string, name: string): string {
  return path.join(siteDir, 'versioned_docs', `version-${name}`, 'cut.json');
}

/** What becomes that file in the end: the proof that a cut is under way, or was interrupted. */
function toDraftFile(siteDir: string, name: string): string {
  return path.join(siteDir, 'versioned_docs', `cut-${name}.json`);
}

/** What a version may be called: it becomes a folder, and the first part of its addresses. */
export const expectedName = 'numbers with dots between them, such as 1.0, and not 404';

export function isVersionName(name: string): boolean {
  // "404.html" is the page for all that is missing.
  return /^\d{1,4}(\.\d{1,4}){0,2}$/.test(name) && name !== '404';
}

function toNames(text: string): readonly string[] {
  const names = parse(text);
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new Error(
      `versions.json holds ${JSON.stringify(text.slice(0, 80))}, expected a list of versions such ` +
        'as ["2.0", "1.0"]. Restore it, for example with "git checkout -- versions.json". If a cut ' +
        'was interrupted, run "npm run version:cut" for that version again.',
    );
  }
  const odd = names.find((name) => !isVersionName(name));
  if (odd === undefined) return names;
  throw new Error(
    `versions.json names ${JSON.stringify(odd)}, expected ${expectedName}. Cut versions with ` +
      '"npm run version:cut".',
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import fs from 'node:fs';
import path from 'node:path';

/**
 * The cut versions, newest first, as stored by Docusaurus. Empty without `versions.json`. Throws if
 * a cut was interrupted.
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
      ? `The cut of version ${incomplete} was interrupted. Rerun "npm run version:cut -- ${incomplete}" ` +
          'to repair it.'
      : `Version ${incomplete} is listed in versions.json, but ${cutFile} is missing. Cut versions never ` +
          `change. Restore the file, for example with "git checkout -- ${cutFile}".`,
  );
}

/** The folder of the pages of a cut version. */
export function toVersionFolder(siteDir: string, name: string): string {
  return path.join(siteDir, 'versioned_docs', `version-${name}`);
}

/** The file that is written last. A version without it is incomplete. */
export function toCutFile(siteDir: string, name: string): string {
  return path.join(toVersionFolder(siteDir, name), 'cut.json');
}

/** The draft of that file. It shows that a cut is in progress or was interrupted. */
function toDraftFile(siteDir: string, name: string): string {
  return path.join(siteDir, 'versioned_docs', `cut-${name}.json`);
}

/** The valid version names, which become part of folder names and URLs. */
export const expectedName = 'numbers separated by dots, for example 1.0, and not 404';

export function isVersionName(name: string): boolean {
  // "404.html" is the page for missing pages.
  return /^\d{1,4}(\.\d{1,4}){0,2}$/.test(name) && name !== '404';
}

function toNames(text: string): readonly string[] {
  const names = parse(text);
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new Error(
      `versions.json contains ${JSON.stringify(text.slice(0, 80))}, expected a list of versions such ` +
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

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
  throw new Error(
    `Version ${incomplete} is listed in versions.json, but its cut is incomplete: there is no ` +
      `versioned_docs/version-${incomplete}/cut.json. Run "npm run version:cut -- ${incomplete}" again.`,
  );
}

/** The file that is written last. A version without it is incomplete. */
export function toCutFile(siteDir: string, name: string): string {
  return path.join(siteDir, 'versioned_docs', `version-${name}`, 'cut.json');
}

function toNames(text: string): readonly string[] {
  const names = parse(text);
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names;
  throw new Error(
    `versions.json holds ${JSON.stringify(text.slice(0, 80))}, expected a list of versions such ` +
      'as ["2.0", "1.0"]. If a cut was interrupted, run "npm run version:cut" for that version again.',
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

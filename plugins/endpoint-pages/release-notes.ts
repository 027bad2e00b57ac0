import fs from 'node:fs';
import path from 'node:path';
import { isVersionName, sortNewestFirst } from '../../src/site-map/arrangement';
import { releasesFolder } from '../../src/site-map/places';

/** The versions with release notes in a folder of pages, newest first. */
export function listReleaseNotes(pages: string): readonly string[] {
  const folder = path.join(pages, releasesFolder);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const names = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
  return sortNewestFirst(names.filter(isVersionName));
}

/** The words that editors list for the search: what readers type, and what the pages say instead. */
import fs from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { ContentProblem } from '../check/messages';
import { toQuoted } from '../check/problem';
import type { Project } from '../project/index';
import { toShownFile } from '../project/folder';
import type { Synonyms } from '../search/model';
import { toPagesFolder } from './pages/translated';

/** Beside the pages of editors. */
const synonymsFile = 'synonyms.yaml';

const expected = 'lines such as `done: complete, finished`';

interface ReadSynonyms {
  readonly synonyms: Synonyms;
  readonly problems: readonly ContentProblem[];
}

/** Reads the synonyms of a project in its language. None if it has no file. */
export function readSynonyms(
  project: Pick<Project, 'folder' | 'api' | 'translations'>,
): ReadSynonyms {
  const folders = [project.translations, toPagesFolder(project)];
  const files = folders.flatMap((pages) => (pages ? [path.join(pages, synonymsFile)] : []));
  const place = files.find((file) => fs.existsSync(file));
  if (place === undefined) return { synonyms: {}, problems: [] };
  return parseSynonyms(fs.readFileSync(place, 'utf8'), toShownFile(place));
}

/** A map of words, or of several words, to those that the search looks for, too. */
export function parseSynonyms(source: string, file: string): ReadSynonyms {
  const counter = new LineCounter();
  const { contents, errors } = parseDocument(source, { lineCounter: counter });
  const problems: ContentProblem[] = [];
  const report = (offset: number, found: string) =>
    problems.push({ file, line: counter.linePos(offset).line, found, expected });
  for (const error of errors) report(error.pos[0], error.message.split('\n')[0] ?? '');
  if (errors.length > 0 || contents === null) return { synonyms: {}, problems };
  if (!isMap(contents)) report(contents.range[0], 'a file that is no map');
  const rows = isMap(contents) ? contents.items : [];
  const synonyms = rows.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const text = isScalar(value) ? value.value : null;
    const words = typeof text === 'string' || typeof text === 'number' ? `${text}`.split(',') : [];
    const others = words.map((word) => word.trim()).filter((word) => /[\p{L}\p{N}]/u.test(word));
    const isComplete = others.length > 0 && others.length === words.length;
    if (!isComplete) report(key.range[0], `${toQuoted(String(key.value))} without words`);
    return isComplete ? [[String(key.value), others] as const] : [];
  });
  return { synonyms: Object.fromEntries(synonyms), problems };
}

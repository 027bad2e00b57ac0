/**
 * The document in another language: an overlay of it (https://spec.openapis.org/overlay/v1.1.0) that
 * changes only texts, and that has the original beside each of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Document, isMap, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { ContentProblem } from '../check/messages';
import { suggest, toChoices, toCounted, toForms, toQuoted, toSample } from '../check/problem';
import { select } from '../load/actions';
import { type ApiDocument, isObject, type Part, toMembers } from '../openapi/document';
import { listTexts, type TextPlace } from '../openapi/texts';
import type { Project } from '../project/index';
import { toShownFile } from '../project/folder';
import { toLocaleFolder, toOverlayName } from '../project/translation';
import { keepKeys, listHeadings } from '../routes/document-links';

/** The member of an action with the texts that it translates. */
export const originalKey = 'x-original';

/** The overlay with the translations of an API into a language. */
export function toOverlayFile(
  { portal, id }: Pick<Project, 'portal' | 'id'>,
  locale: string,
): string {
  return path.join(toLocaleFolder(portal.folder, locale), toOverlayName(id));
}

/**
 * A document with the texts of an overlay. Without a file, all of its texts are missing. The problems are
 * what it must not contain, and it warns of texts that are missing or stale, and of useless actions.
 */
export function translate(original: ApiDocument, file: string) {
  const document = toTree(original);
  const places = listTexts(document);
  const findPlaces = toFindPlaces(document, places);
  const read = readActions(file);
  const done = new Set<string>();
  const warnings: string[] = [];
  const problems = [...read.problems];
  const headings = new Map<string, string>();
  for (const action of read.actions) {
    const reached = findPlaces(action.target);
    const place = { file: toShownFile(file), line: action.line };
    if (!reached) {
      const found = `${toQuoted(action.target)}, which is no JSONPath`;
      problems.push({ ...place, found, expected: 'the JSONPath of a part (RFC 9535)' });
    } else if (reached.length === 0) {
      warnings.push(
        `${place.file}:${place.line}: ${toQuoted(action.target)} matches no part with texts. Remove the ` +
          'action, or correct its path.',
      );
    }
    for (const text of reached ?? []) {
      const found = change(text, action);
      for (const key of found.done) {
        done.add(`${text.target} ${key}`);
        addHeadings(headings, text.texts[key] ?? '', String(text.part[key]));
      }
      warnings.push(...found.warnings.map((one) => `${place.file}:${place.line}: ${one}`));
      problems.push(...found.problems.map((one) => ({ ...place, ...one })));
    }
  }
  const all = places.flatMap(({ target, texts }) =>
    Object.keys(texts).map((key) => `${target} ${key}`),
  );
  const missing = all.filter((one) => !done.has(one));
  translateGroups(document, original);
  keepKeys(document, headings);
  return { document, problems, warnings: [...warnings, ...toMissing(missing, all, file)] };
}

/** A copy in which nothing stands in several places, as with the aliases of YAML. */
function toTree(document: ApiDocument): ApiDocument {
  return JSON.parse(JSON.stringify(document)) as ApiDocument;
}

function toMissing(missing: readonly string[], all: readonly string[], file: string) {
  if (missing.length === 0) return [];
  const sample = toSample(missing.map((one) => one.replace(/ (\S+)$/, '.$1')));
  return [
    `${toCounted(missing.length, `of ${toCounted(all.length, 'text[s]')} [has|have] no translation in`)} ` +
      `${toShownFile(file)}, so ${toForms(missing.length, '[it is|they are]')} shown in the original: ` +
      `${sample}.`,
  ];
}

/** Headings of a text and of its translation, which has as many. */
function addHeadings(headings: Map<string, string>, original: string, translated: string): void {
  const [from, to] = [listHeadings(original), listHeadings(translated)];
  if (from.length !== to.length) return;
  to.forEach((key, index) => headings.set(key, headings.get(key) ?? from[index] ?? key));
}

interface Action {
  readonly line: number;
  readonly target: string;
  readonly update: Part;
  readonly original: Part;
}

/** Puts the texts of an action into a part. */
function change({ part, texts }: TextPlace, { update, original }: Action) {
  const done: string[] = [];
  const problems: Pick<ContentProblem, 'where' | 'found' | 'expected' | 'hint'>[] = [];
  const warnings: string[] = [];
  for (const [key, text] of Object.entries(update)) {
    const own = texts[key];
    if (own === undefined) {
      const keys = Object.keys(texts);
      const expected = `the texts of that part: ${toChoices(keys)}`;
      const found = 'a member that a translation cannot change';
      problems.push({ where: `update.${key}`, found, expected, ...suggest(key, keys) });
      continue;
    }
    if (typeof text !== 'string') {
      problems.push({ where: `update.${key}`, found: toQuoted(text), expected: 'a text' });
      continue;
    }
    if (text.trim() === '') continue;
    part[key] = text;
    done.push(key);
    const from = original[key];
    if (from !== undefined && from !== own) {
      warnings.push(
        `"${key}" was translated from another text. It is now ${toQuoted(own)}. Translate that, and put ` +
          `it into "${originalKey}".`,
      );
    }
  }
  return { done, problems, warnings };
}

/** Finds the parts of a target. Undefined if it is no JSONPath. */
function toFindPlaces(document: ApiDocument, places: readonly TextPlace[]) {
  const exact = new Map(places.map((place) => [place.target, place]));
  return (target: string): readonly TextPlace[] | undefined => {
    const found = exact.get(target);
    if (found) return [found];
    const parts = select(document, { target });
    const selected = parts && new Set<unknown>(parts);
    return selected && places.filter(({ part }) => selected.has(part));
  };
}

/** The headings of an overview are those that its operations name. */
function translateGroups(document: ApiDocument, original: ApiDocument): void {
  const names = new Map<string, string>();
  for (const [path, item] of Object.entries(original.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const from = toMembers(toMembers(operation)['x-portal'])['group'];
      const translated = toMembers(toMembers(document.paths[path])[method]);
      const to = toMembers(translated['x-portal'])['group'];
      if (typeof from === 'string' && typeof to === 'string') names.set(from, to);
    }
  }
  for (const tag of document.tags ?? []) {
    const portal = tag['x-portal'];
    if (!portal?.groups) continue;
    tag['x-portal'] = { ...portal, groups: portal.groups.map((name) => names.get(name) ?? name) };
  }
}

/** The actions of an overlay with their lines, and what none may have. */
function readActions(file: string) {
  const actions: Action[] = [];
  const problems: ContentProblem[] = [];
  if (!fs.existsSync(file)) return { actions, problems };
  const counter = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), { lineCounter: counter });
  const report = (offset: number, found: string, expected: string) =>
    problems.push({
      file: toShownFile(file),
      line: counter.linePos(offset).line,
      found,
      expected,
    });
  for (const { message, pos } of document.errors) report(pos[0], toQuoted(message), 'YAML');
  if (problems.length > 0) return { actions, problems };
  const list = document.get('actions');
  if (!isSeq(list)) {
    report(0, 'no list of actions', 'an overlay: overlay, info and actions');
    return { actions, problems };
  }
  for (const item of list.items) {
    const offset = (item as Node).range?.[0] ?? 0;
    const {
      target,
      update,
      remove,
      [originalKey]: original,
    } = toMembers(isMap(item) ? item.toJS(document) : {});
    if (typeof target !== 'string') report(offset, 'an action without a target', 'a JSONPath');
    else if (remove !== undefined) report(offset, 'a removal', 'only texts: "update"');
    else if (!isObject(update)) report(offset, 'an action without texts', '"update" with texts');
    else {
      const { line } = counter.linePos(offset);
      actions.push({ line, target, update, original: toMembers(original) });
    }
  }
  return { actions, problems };
}

/**
 * The overlay with everything that it lacks: the originals, and empty translations. What it has stays
 * as it is written. A text that it translates elsewhere has that translation.
 */
export function complete(original: ApiDocument, file: string, locale: string) {
  const isNew = !fs.existsSync(file);
  const text = isNew ? toStart(locale) : fs.readFileSync(file, 'utf8');
  const known = new Map<string, string>();
  const { actions } = readActions(file);
  const done = new Set<string>();
  const tree = toTree(original);
  const places = listTexts(tree);
  const findPlaces = toFindPlaces(tree, places);
  for (const { target, update, original: from } of actions) {
    const reached = findPlaces(target) ?? [];
    for (const [key, said] of Object.entries(update)) {
      if (typeof said === 'string' && said !== '') known.set(String(from[key]), said);
      for (const place of reached) done.add(`${place.target} ${key}`);
    }
  }
  const added = places.flatMap(({ target, texts }) => {
    const missing = Object.entries(texts).filter(([key]) => !done.has(`${target} ${key}`));
    if (missing.length === 0) return [];
    const update = missing.map(([key, own]) => [key, known.get(own) ?? ''] as const);
    const from = Object.fromEntries(missing);
    return [{ target, [originalKey]: from, update: Object.fromEntries(update) }];
  });
  const count = added.flatMap(({ update }) => Object.keys(update)).length;
  return { text: count === 0 ? text : append(text, added), count, isNew };
}

const toStart = (locale: string) =>
  `# The texts of the API in ${locale}. Write each translation into "update"; "${originalKey}" is the text that it
# translates. Texts without a translation are shown in the original.
overlay: 1.1.0
info: { title: ${locale}, version: '1' }
actions: []
`;

/** Adds actions behind those of an overlay, or writes it again if its list is on one line. */
function append(text: string, added: readonly Part[]): string {
  const overlay = parseDocument(text);
  const list = overlay.get('actions');
  if (!isSeq(list) || !isMap(overlay.contents)) return text;
  const start = list.range?.[0] ?? 0;
  const isLast = overlay.contents.items.at(-1)?.value === list;
  if (isLast && list.items.length > 0 && !list.flow) {
    const indent = ' '.repeat(start - text.lastIndexOf('\n', start) - 1);
    return `${text.trimEnd()}\n${toText(new Document(added)).replaceAll(/^(?=.)/gm, indent)}`;
  }
  list.flow = false;
  for (const action of added) list.add(overlay.createNode(action));
  return toText(overlay);
}

/** Texts of several lines keep them. */
function toText(document: Document): string {
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string' && node.value.includes('\n')) node.type = 'BLOCK_LITERAL';
    },
  });
  return document.toString({ lineWidth: 100 });
}

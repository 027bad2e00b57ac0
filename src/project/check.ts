/** Checks the settings of a project: values, files, and what they need or exclude. */
import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../check/messages';
import { suggest, toQuoted } from '../check/problem';
import { Failure } from '../failure';
import { places } from './formats';
import { toShownFile } from './folder';
import { accepts, type Entries, type Entry, findSetting } from './settings';

/** A value of the wrong format, or a file that does not exist. */
export function checkEntry(
  name: string,
  { value, ...place }: Entry,
  folder: string,
): ContentProblem[] {
  const setting = findSetting(name);
  const { format, 'x-expected': expected = 'a text' } = setting ?? {};
  const found = toQuoted(value);
  if (setting && !accepts(setting, value)) {
    return [{ ...place, found, expected, ...suggest(value, setting.enum ?? []) }];
  }
  if (!places.has(format)) return [];
  const file = path.resolve(folder, value);
  const status = fs.statSync(file, { throwIfNoEntry: false });
  const exists = format === 'folder' ? status?.isDirectory() : status?.isFile();
  if (!exists) {
    const what = status ? `is a ${status.isDirectory() ? 'folder' : 'file'}` : 'does not exist';
    return [{ ...place, found: `${found}, which ${what}`, expected, ...suggestFile(file, value) }];
  }
  const isAround = format === 'folder' && !path.relative(file, folder).startsWith('..');
  if (isAround) return [{ ...place, found: `${found}, which contains the settings`, expected }];
  const isOutside =
    !ofApi.includes(name.split('.').at(-1) ?? '') && path.relative(folder, file).startsWith('..');
  if (!isOutside) return [];
  return [{ ...place, found: `${found}, which is outside of the folder of portal.yaml`, expected }];
}

/** A file or a folder beside the one that does not exist, with a name that is spelt alike. */
function suggestFile(file: string, value: string) {
  const folder = path.dirname(file);
  const isFolder = fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  const names = isFolder ? fs.readdirSync(folder) : [];
  return suggest(
    value,
    names.map((name) => path.posix.join(path.dirname(value), name)),
  );
}

/** What a team may have elsewhere. The rest belongs to the project. */
const ofApi = ['api', 'overlay'];

/** A home page of editors has nothing of the settings. */
export function listHidden(entries: Entries, folder: string): readonly string[] {
  const { value: content } = entries.get('content') ?? {};
  const [, home] = [...entries].find(([name]) => name.startsWith('home.')) ?? [];
  if (content === undefined || !home) return [];
  const pages = ['index.mdx', 'index.md'].map((name) => path.join(folder, content, name));
  return pages
    .filter((file) => fs.existsSync(file))
    .map((file) => `${home.file}: "home" has no effect: ${toShownFile(file)} is the home page.`);
}

/** The settings of catalogues, whose documents have no servers. */
export const ofCatalogue = ['product', 'hosts.api', 'hosts.authentication'];

/** Settings that need each other, or that exclude each other. */
export function checkPairs(entries: Entries, source: string): readonly ContentProblem[] {
  const isSet = (name: string) => entries.has(name);
  const toProblem = (name: string, found: string, expected: string): ContentProblem => {
    const { value: _value, ...place } = entries.get(name) ??
      entries.get('id') ?? { file: source, value: '' };
    return { ...place, found, expected };
  };
  if (!isSet('api') && !isSet('catalogue')) {
    return [
      toProblem('', 'no API', 'the file of an OpenAPI document, such as "api: openapi.yaml"'),
    ];
  }
  const ofHome = [...entries.keys()].filter((name) => name.startsWith('home.'));
  const only = (owner: string, names: readonly string[]) =>
    isSet(owner)
      ? names.filter(isSet).map((name) => toProblem(name, `it beside "${owner}"`, 'one of both'))
      : [];
  const [contact, expires] = ['contact.security', 'contact.securityExpires'] as const;
  const alone = isSet(contact) === isSet(expires) ? [] : [contact, expires].filter(isSet);
  return [
    ...only('catalogue', ['api', 'overlay', 'content', ...ofHome]),
    ...only('api', ofCatalogue),
    ...alone.map((name) =>
      toProblem(
        name,
        'it alone',
        `"${name === contact ? expires : contact}" too, or neither (RFC 9116)`,
      ),
    ),
  ];
}

/** The path of a folder without links. The bundler reads these characters as marks of its own. */
export function toRealFolder(folder: string): string {
  const real = fs.realpathSync(folder);
  const [mark] = /[#!?]/.exec(real) ?? [];
  if (mark === undefined) return real;
  throw new Failure(
    `Found "${mark}" in the path ${real}, expected folders without "#", "!" and "?".`,
  );
}

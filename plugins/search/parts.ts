/** The parts of pages that search-local reads. With whole pages, it takes 20 times as long. */
import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { Parser } from 'htmlparser2';

/** The index of a larger portal has no code and no nested fields. Otherwise, it would be 60 MB. */
const mostIndexedWhole = 500;

/** The bytes of all HTML files. Few pages can be large, since they unfold schemas. */
const mostHtml = 50_000_000;

/** Writes the parts of all pages of a build, at the same places in a folder of their own. */
export async function writeSearchedParts(
  { outDir, routesPaths }: Pick<Props, 'outDir' | 'routesPaths'>,
  folder: string,
): Promise<void> {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const size = pages.reduce((sum, file) => sum + statSync(path.join(outDir, file)).size, 0);
  const isLarge = routesPaths.length > mostIndexedWhole || size > mostHtml;
  await rm(folder, { recursive: true, force: true });
  for (const page of pages) {
    const html = await readFile(path.join(outDir, page), 'utf8');
    const file = path.join(folder, page);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, toSearchedPart(html, isLarge));
  }
}

/** What is read of an element: all, its tag, only elements in it, or nothing. */
type Reading = 'all' | 'tag' | 'elements' | 'nothing';

type Attributes = Readonly<Record<string, string>>;

/** The metadata of a page, the names of the places where it is in the menus, and its article. */
export function toSearchedPart(html: string, isLarge: boolean): string {
  const parts: string[] = [];
  const open: { readonly name: string; readonly reading: Reading }[] = [];
  const onopentag = (name: string, attributes: Attributes) => {
    const isField = name === 'ul' && open.some((one) => one.name === 'li');
    const isOmitted = isLarge && (isField || name === 'pre');
    const reading = isOmitted ? 'nothing' : toReading(name, attributes, open.at(-1)?.reading);
    open.push({ name, reading });
    if (reading === 'all' || reading === 'tag') parts.push(toTag(name, attributes));
  };
  const ontext = (text: string) => {
    if (open.at(-1)?.reading === 'all') parts.push(text);
  };
  const onclosetag = (name: string, isImplied: boolean) => {
    const reading = open.pop()?.reading;
    if (!isImplied && (reading === 'all' || reading === 'tag')) parts.push(`</${name}>`);
  };
  new Parser({ onopentag, ontext, onclosetag }, { decodeEntities: false }).end(html);
  return parts.join('');
}

/** What is only for the screen, and what repeats other pages, such as cards, is not read. */
function toReading(name: string, attributes: Attributes, parent: Reading = 'elements'): Reading {
  const { class: classes = '', 'data-mdast': markdown = '', 'data-search': search } = attributes;
  if (parent === 'nothing' || name === 'select' || name === 'button') return 'nothing';
  if (markdown === 'ignore' || markdown === 'list' || search === 'ignore') return 'nothing';
  if (parent === 'all' || name === 'article' || /__link--active\b/.test(classes)) return 'all';
  const isPlace = /(?:^| )(?:main-wrapper|menu|menu__list-item-collapsible)(?: |$)/.test(classes);
  return name === 'meta' || isPlace ? 'tag' : 'elements';
}

function toTag(name: string, attributes: Attributes): string {
  const read = ['class', 'href', 'name', 'content'].flatMap((attribute) => {
    const value = attributes[attribute];
    return value === undefined ? [] : [` ${attribute}="${value.replaceAll('"', '&quot;')}"`];
  });
  return `<${name}${read.join('')}>`;
}

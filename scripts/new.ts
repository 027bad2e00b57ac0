/** `npm run new`: copies the template of a page or of a catalogue entry. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { format, resolveConfig } from 'prettier';
import { catalogue } from '../src/catalogue';
import { suggest } from '../src/content/problem';
import { applyEdit } from './lib/edit-content';
import { root } from './lib/paths.mjs';
import { Failure } from './lib/programs.mjs';

export const usage = `npm run new -- page FOLDER/NAME
npm run new -- endpoint CATEGORY/SLUG

Adds a page to docs, or an endpoint to the catalogue, as a template to fill in.

  npm run new -- page guides/first-link
  npm run new -- endpoint campaigns/archive-link`;

export async function run(words: readonly string[]): Promise<void> {
  const [kind, name, ...others] = words;
  if (name === undefined || others.length > 0 || (kind !== 'page' && kind !== 'endpoint')) {
    const found = JSON.stringify(words.join(' '));
    throw new Failure(`Found ${found}, expected "page" or "endpoint" and a name:\n\n${usage}`);
  }
  await (kind === 'page' ? newPage(name) : newEndpoint(name));
}

async function newPage(name: string): Promise<void> {
  const page = name.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  if (!/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/.test(page)) {
    throw new Failure(
      `Found the name ${JSON.stringify(name)}, expected lowercase letters, digits and hyphens, because ` +
        'the name is part of the URL: npm run new -- page guides/first-link',
    );
  }
  const file = `docs/${page}.mdx`;
  validateFree(file);
  const title = toTitle(path.posix.basename(page));
  await applyEdit(new Map([[file, await fillTemplate('page.mdx', { title })]]));
  console.log(`Added ${file} as a draft. "npm start" shows it at /docs/${page}, but builds omit it.
Fill in its title, description and text, then remove the line "draft: true".`);
}

async function newEndpoint(name: string): Promise<void> {
  const [id = '', slug = '', ...others] = name.split('/');
  const ids = catalogue.categories.map((category) => category.id);
  const category = catalogue.categories.find((one) => one.id === id);
  if (!category) {
    const { hint = 'docs/writing.mdx says how to add one.' } = suggest(id, ids);
    throw new Failure(
      `Found the category ${JSON.stringify(id)}, expected one of ${ids.join(', ')}. ${hint}`,
    );
  }
  if (others.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug === 'index') {
    throw new Failure(
      `Found the slug ${JSON.stringify([slug, ...others].join('/'))}, expected lowercase words ` +
        `separated by hyphens: npm run new -- endpoint ${id}/archive-link`,
    );
  }
  const file = `src/catalogue/${id}/${slug}.ts`;
  validateFree(file);

  const { groups: [group] = [] } = category;
  // A single word may be a keyword, or the name of the category.
  const constant = toCamelCase(slug.includes('-') ? slug : `${slug}-endpoint`);
  const title = toTitle(slug, 'every word');
  const text = await fillTemplate('endpoint.ts', { slug, category: id, group, title, constant });
  const isFolder = existsSync(path.join(root, `src/catalogue/${id}/index.ts`));
  const list = `src/catalogue/${id}${isFolder ? '/index' : ''}.ts`;
  const module = isFolder ? `./${slug}` : `./${id}/${slug}`;
  const listed = await listEndpoint(list, id, { constant, module });
  const edit = new Map([
    [file, text],
    [list, listed],
  ]);
  await applyEdit(edit);
  console.log(`Added the entry "${constant}" in ${file}, and listed it in ${list}. "npm start" shows it at
/docs/${id}/${slug}. Fill it in as docs/writing.mdx says, then remove its note. Entries have no
drafts: push the entry only when it is complete.`);
}

function validateFree(file: string): void {
  if (!existsSync(path.join(root, file))) return;
  throw new Failure(`${file} already exists. Choose another name.`);
}

/** Adds an entry to the end of the list of its category, and imports it. */
async function listEndpoint(
  file: string,
  id: string,
  { constant, module }: { readonly constant: string; readonly module: string },
): Promise<string> {
  const text = await readFile(path.join(root, file), 'utf8');
  const importLine = `import { ${constant} } from '${module}';\n`;
  const lastImport = text.lastIndexOf(" from '");
  const start = text.indexOf('\n', lastImport) + 1;
  const withImport = text.slice(0, start) + importLine + text.slice(start);
  const list = new RegExp(`(?<=id: '${id}',[^]*?endpoints: )\\[([^\\]]*?),?\\s*\\]`);
  const listed = withImport.replace(list, (_, names: string) => {
    return `[${[names.trim(), constant].filter(Boolean).join(', ')}]`;
  });
  if (lastImport === -1 || listed === withImport) {
    throw new Failure(`Found no import or no list of endpoints in ${file}. Nothing was changed.`);
  }
  const filepath = path.join(root, file);
  return format(listed, { ...(await resolveConfig(filepath)), filepath });
}

async function fillTemplate(name: string, values: object): Promise<string> {
  const template = await readFile(path.join(root, 'scripts/templates', `${name}.txt`), 'utf8');
  return Handlebars.compile(template, { noEscape: true, strict: true })(values);
}

/** `first-link` becomes `First link`, or `First Link` with capitals in every word. */
function toTitle(name: string, capitals: 'first word' | 'every word' = 'first word'): string {
  const words = name.replaceAll('-', ' ');
  const first = capitals === 'every word' ? /\b[a-z]/g : /^[a-z]/;
  return words.replace(first, (letter) => letter.toUpperCase());
}

function toCamelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

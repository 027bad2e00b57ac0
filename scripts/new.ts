/** `npm run new`: copies the template of a page or of a catalogue entry. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { toReadable } from '../src/routes/default-slug';
import { catalogue } from '../src/catalogue';
import { suggest } from '../src/check/problem';
import { Failure } from '../src/failure';
import { root } from './lib/paths.mjs';

export const usage = `npm run new -- page FOLDER/NAME
npm run new -- endpoint CATEGORY/SLUG

Adds a page to docs, or an endpoint to the catalogue, as a template to fill in. The names are part of
URLs: lowercase letters, digits and hyphens.

  npm run new -- page guides/first-link
  npm run new -- endpoint campaigns/archive-link`;

export async function run([kind, name = '', ...others]: readonly string[]): Promise<void> {
  const isNamed = others.length === 0 && /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/.test(name);
  if (isNamed && kind === 'page') return newPage(name);
  const [category = '', slug, ...inner] = name.split('/');
  if (isNamed && kind === 'endpoint' && slug !== undefined && inner.length === 0) {
    return newEndpoint(category, slug);
  }
  throw new Failure(`Expected "page" or "endpoint" and a name:\n\n${usage}`);
}

async function newPage(page: string): Promise<void> {
  const file = `docs/${page}.mdx`;
  await copyTemplate('page.mdx', file, { title: toReadable(path.posix.basename(page)) });
  console.log(`Added ${file} as a draft. "npm start" shows it at /docs/${page}, but builds omit it.
Fill in its title, description and text, then remove the line "draft: true".`);
}

async function newEndpoint(id: string, slug: string): Promise<void> {
  const category = catalogue.categories.find((one) => one.id === id);
  if (!category) {
    const ids = catalogue.categories.map((one) => one.id);
    const { hint = 'docs/writing.mdx says how to add one.' } = suggest(id, ids);
    throw new Failure(`Found the category "${id}", expected one of ${ids.join(', ')}. ${hint}`);
  }
  const { groups: [group] = [] } = category;
  // A single word may be a keyword, or the name of the category.
  const constant = (slug.includes('-') ? slug : `${slug}-endpoint`).replaceAll(
    /-(.)/g,
    (_, letter: string) => letter.toUpperCase(),
  );
  const title = slug.split('-').map(toReadable).join(' ');
  const file = `src/catalogue/${id}/${slug}.ts`;
  const isFolder = existsSync(path.join(root, `src/catalogue/${id}/index.ts`));
  const list = `src/catalogue/${id}${isFolder ? '/index' : ''}.ts`;
  await copyTemplate('endpoint.ts', file, { slug, group, title, constant });
  console.log(`Added ${file}. Add it to the "endpoints" in ${list}:

  import { ${constant} } from './${isFolder ? '' : `${id}/`}${slug}';

Then "npm start" shows it at /docs/${id}/${slug}. Fill it in as docs/writing.mdx says, then remove its
note. Entries have no drafts: push the entry only when it is complete.`);
}

/** Fails if the file exists. */
async function copyTemplate(name: string, file: string, values: object): Promise<void> {
  const template = await readFile(path.join(root, 'scripts/templates', `${name}.txt`), 'utf8');
  const text = Handlebars.compile(template, { noEscape: true, strict: true })(values);
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), text, { flag: 'wx' });
}

/** `npm run new`: writes a page or a catalogue entry from a template. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Entries } from '../src/catalogue/model';
import { suggest } from '../src/check/problem';
import { loadCatalogue } from '../src/content/catalogue';
import { toPagesFolder } from '../src/content/pages/translated';
import { Failure, Misuse } from '../src/failure';
import type { Project } from '../src/project';
import { manual, toCommandLine } from '../src/project/command-line';
import { toShownFile } from '../src/project/folder';
import { toReadable } from '../src/routes/default-slug';
import { openProject, openRoot } from './lib/project';
import { validateNew, writeFromTemplate } from './lib/templates';

export const scope = 'api';

export const usage = `${toCommandLine('new', 'page', 'FOLDER/NAME')}
${toCommandLine('new', 'endpoint', 'CATEGORY/SLUG')}

Adds a page, or an endpoint to a catalogue, as a template to fill in. The names are part of URLs:
lowercase letters, digits and hyphens.

  ${toCommandLine('new', 'page', 'guides/first-link')}
  ${toCommandLine('new', 'endpoint', 'campaigns/archive-link')}`;

export async function run(args: readonly string[]): Promise<void> {
  const [kind, name = '', ...others] = args;
  const isNamed = others.length === 0 && /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/.test(name);
  if (isNamed && kind === 'page') return newPage(openRoot(), name);
  const [category = '', slug, ...inner] = name.split('/');
  if (isNamed && kind === 'endpoint' && slug !== undefined && inner.length === 0) {
    return newEndpoint(openProject(), category, slug);
  }
  throw new Misuse(args, '"page" or "endpoint", and a name without capitals, dots and spaces');
}

async function newPage(project: Project, page: string): Promise<void> {
  const pages = toPagesFolder(project);
  if (pages === undefined) {
    throw new Failure('Found no folder for pages. Set "content" in portal.yaml, such as "docs".');
  }
  const file = path.join(pages, `${page}.mdx`);
  // It would have the same address.
  validateNew(path.join(pages, `${page}.md`));
  await writeFromTemplate('page.mdx', file, {
    title: toReadable(path.posix.basename(page)),
    manual,
  });
  const address = `${project.deployment.baseUrl}docs/${page}`;
  console.log(`Added ${toShownFile(file)} as a draft. "${toCommandLine('start')}" shows it at ${address}, but builds omit it.
Fill in its title, description and text, then remove the line "draft: true".`);
}

async function newEndpoint({ folder, api }: Project, id: string, slug: string): Promise<void> {
  if ('document' in api) {
    throw new Failure('Only a catalogue has entries. Add the operation to the OpenAPI document.');
  }
  const { catalogue } = await loadCatalogue(folder, api.catalogue);
  const { categories } = catalogue as Entries;
  const category = categories.find((one) => one.id === id);
  if (!category) {
    const ids = categories.map((one) => one.id);
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
  const file = path.join(api.catalogue, id, `${slug}.ts`);
  const isFolder = existsSync(path.join(api.catalogue, id, 'index.ts'));
  const list = path.join(api.catalogue, `${id}${isFolder ? '/index' : ''}.ts`);
  await writeFromTemplate('endpoint.ts', file, { slug, group, title, constant });
  console.log(`Added ${toShownFile(file)}. Add it to the "endpoints" in ${toShownFile(list)}:

  import { ${constant} } from './${isFolder ? '' : `${id}/`}${slug}';

Then "${toCommandLine('start')}" shows it at /docs/${id}/${slug}. Fill it in as docs/writing.mdx says, then remove its
note. Entries have no drafts: push the entry only when it is complete.`);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { applyEdit, exists } from '../lib/edit-content.mjs';
import { loadSource } from '../lib/load-source.mjs';
import { Failure } from '../lib/main.mjs';
import { root } from '../lib/paths.mjs';
import { addImport, addToList, findCategory, insertBefore } from './syntax.mjs';
import { toTitle } from './title.mjs';

const { catalogue } = /** @type {typeof import('../../src/catalogue')} */ (
  loadSource('../../src/catalogue/index.ts', import.meta.url)
);
const { templateNote, templateResponse, templateSummary, templateUsage } =
  /** @type {typeof import('../../src/catalogue/template')} */ (
    loadSource('../../src/catalogue/template.ts', import.meta.url)
  );
const { findClosest } = /** @type {typeof import('../../src/content/closest')} */ (
  loadSource('../../src/content/closest.ts', import.meta.url)
);

/**
 * Adds an entry to the file of its category, or to a new file if the category is a folder, and lists
 * it in the category.
 * @param {string} name such as `campaigns/archive-link`
 */
export async function newEndpoint(name) {
  const { category, slug } = readName(name);
  const isFolder = await exists(`src/catalogue/${category.id}/index.ts`);
  const file = `src/catalogue/${category.id}${isFolder ? '/index' : ''}.ts`;
  const constant = toConstant(slug);
  const source = await readFile(path.join(root, file), 'utf8');
  const entry = toEntry(category, slug, constant);
  const listed = addToList(source, category.id, constant);
  const texts = isFolder
    ? new Map([
        [`src/catalogue/${category.id}/${slug}.ts`, await toFile(entry)],
        [file, await toFormatted(file, addImport(listed, `./${slug}`, constant))],
      ])
    : new Map([[file, await toFormatted(file, toWithEntry(listed, category.id, entry))]]);
  for (const [made] of texts) {
    if (made !== file && (await exists(made))) throw new Failure(`${made} already exists.`);
  }
  await applyEdit({ texts });
  const [made = file] = texts.keys();
  console.log(`Added the entry "${constant}" to ${made}, and listed it in its category. "npm start" shows it at
/docs/${category.id}/${slug}. Fill in the title, summary, method, path, parameters, example and responses
(CONTRIBUTING.md, "Add an endpoint"), then remove its note. Entries have no drafts: push the entry only
when it is complete.`);
}

/**
 * The name of the entry. Extends a single word, which may be a keyword or the name of the category.
 * @param {string} slug
 */
function toConstant(slug) {
  const words = slug.includes('-') ? slug : `${slug}-endpoint`;
  return words.replace(/-(.)/g, (_, letter = '') => String(letter).toUpperCase());
}

/** @param {string} name */
function readName(name) {
  if (name === '') {
    throw new Failure(
      'Found no name, expected a category and a slug: npm run new -- endpoint campaigns/archive-link',
    );
  }
  const [id = '', slug = '', ...others] = name.split('/');
  const { categories } = catalogue;
  const category = categories.find((one) => one.id === id);
  const ids = categories.map((one) => one.id);
  if (!category) {
    const closest = findClosest(id, ids);
    throw new Failure(
      `Found the category ${JSON.stringify(id)}, expected one of ${ids.join(', ')}.` +
        (closest === undefined ? '' : ` Did you mean "${closest}"?`) +
        ' For a new category, see "Add a category" in CONTRIBUTING.md.',
    );
  }
  if (others.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug === 'index') {
    throw new Failure(
      `Found the slug ${JSON.stringify([slug, ...others].join('/'))}, expected lowercase words ` +
        `separated by hyphens: npm run new -- endpoint ${id}/archive-link`,
    );
  }
  const taken = categories.flatMap(({ endpoints }) => endpoints).find((one) => one.slug === slug);
  if (taken) throw new Failure(`The endpoint "${slug}" already exists: ${taken.title}.`);
  return { category, slug };
}

/**
 * @param {import('../../src/catalogue/model').Category} category
 * @param {string} slug
 * @param {string} constant
 */
function toEntry({ id, groups: [group] = [] }, slug, constant) {
  return `const ${constant} = defineEndpoint({
  slug: '${slug}',
  category: '${id}',${group === undefined ? '' : `\n  group: ${JSON.stringify(group)},`}
  title: '${toTitle(slug, 'title')}',
  summary: ${JSON.stringify(templateSummary)},
  usage: ${JSON.stringify(templateUsage)},
  method: 'GET',
  path: '${slug}',
  host: 'api',
  notes: [${JSON.stringify(templateNote)}],
  parameters: { header: apiHeaders },
  example: {},
  responses: [emptyResponse(${JSON.stringify(templateResponse)})],
});
`;
}

/** The imports of an entry: modules in the catalogue folder, and names. */
const imports = /** @type {const} */ ([
  ['define', 'defineEndpoint'],
  ['envelope', 'emptyResponse'],
  ['headers', 'apiHeaders'],
]);

/** @param {string} entry */
function toFile(entry) {
  const lines = imports.map(([module, name]) => `import { ${name} } from '../${module}';`);
  return toFormatted('entry.ts', `${lines.join('\n')}\n\nexport ${entry}`);
}

/**
 * @param {string} source
 * @param {string} category
 * @param {string} entry
 */
function toWithEntry(source, category, entry) {
  const { statement } = findCategory(source, category);
  const written = insertBefore(source, statement, `${entry}\n`);
  return imports.reduce((text, [module, name]) => addImport(text, `./${module}`, name), written);
}

/**
 * @param {string} file
 * @param {string} text
 */
async function toFormatted(file, text) {
  const filepath = path.join(root, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

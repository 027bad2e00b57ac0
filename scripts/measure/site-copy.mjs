/** Copies the portal's sources with multiplied endpoints and versions. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { loadSource } from '../lib/load-source.mjs';
import { root } from '../lib/paths.mjs';
import { Failure } from '../lib/main.mjs';
import { copySources } from '../lib/site-copy.mjs';

/**
 * @typedef {'small' | 'large'} Shape small: each copy of the catalogue has its categories; large:
 *   each copy is one category
 * @typedef {{readonly endpoints: number, readonly versions: number, readonly shape: Shape}} Size
 */

const { endpoints: own } = /** @type {typeof import('../../src/catalogue')} */ (
  loadSource('../../src/catalogue/index.ts', import.meta.url)
);

/** The number of endpoints in the catalogue. Sizes are multiples of it. */
export const catalogueSize = own.length;

/**
 * The numbers of endpoints that the arguments of a subject name, by default as many as there are.
 * @param {string} subject
 * @param {readonly string[]} args
 * @returns {readonly number[]}
 */
export function toEndpoints(subject, args) {
  const isSize = (/** @type {string} */ argument) =>
    /^[1-9]\d*$/.test(argument) && Number(argument) % catalogueSize === 0;
  const wrong = args.find((argument) => !isSize(argument));
  if (wrong === undefined) return args.length === 0 ? [catalogueSize] : args.map(Number);
  throw new Failure(
    `measure ${subject}: found ${JSON.stringify(wrong)}, expected a number of endpoints that is a ` +
      `multiple of ${catalogueSize}, for example ${40 * catalogueSize}.`,
  );
}

export const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** How a copy of the catalogue becomes categories, as TypeScript. */
const toCategories = {
  small: '(copy: number) => single.categories.map((category) => toCopy(category, copy))',
  large: `(copy: number) => {
    const [{ groups, ...category }] = single.categories;
    const endpoints = single.categories.flatMap((other) => other.endpoints);
    const ungrouped = endpoints.map(({ group, ...endpoint }) => endpoint);
    return [toCopy({ ...category, endpoints: ungrouped } as Category, copy)];
  }`,
};

/** Each copy of the catalogue has unique categories, slugs, titles and paths, and no aliases. */
const multiply = (/** @type {number} */ times, /** @type {Shape} */ shape) => `
const toCopy = (category: Category, copy: number): Category =>
  ({
    ...category,
    id: \`\${category.id}-\${copy}\`,
    title: \`\${category.title} \${copy}\`,
    aliases: [],
    endpoints: category.endpoints.map((endpoint) => ({
      ...endpoint,
      slug: \`\${endpoint.slug}-\${copy}\`,
      category: \`\${category.id}-\${copy}\`,
      title: \`\${endpoint.title} \${copy}\`,
      path: \`v\${copy}/\${endpoint.path}\`,
      aliases: [],
      ...(endpoint.undoes && { undoes: \`\${endpoint.undoes}-\${copy}\` }),
    })),
  }) as Category;

const toCategories = ${toCategories[shape]};

export const catalogue: Catalogue = {
  ...single,
  categories: [
    ...single.categories,
    ...Array.from({ length: ${times - 1} }, (_, index) => toCategories(index + 2)).flat(),
  ],
};
`;

/**
 * Returns the folder of the copy, which the caller removes.
 * @param {Size} size
 */
export async function writeSiteCopy({ endpoints, versions, shape }) {
  const folder = await copySources();
  try {
    if (endpoints > catalogueSize) {
      await multiplyCatalogue(folder, endpoints / catalogueSize, shape);
    }
    if (versions > 1) await cutVersions(folder, versions - 1);
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {number} times
 * @param {Shape} shape
 */
export async function multiplyCatalogue(folder, times, shape) {
  await edit(path.join(folder, 'src/catalogue/model.ts'), (text) =>
    text.replace(/export type CategoryId = [^;]*;/, 'export type CategoryId = string;'),
  );
  await edit(path.join(folder, 'src/catalogue/index.ts'), (text) =>
    text.replace(
      /export const catalogue(: Catalogue = \{[^;]*\};\n)/,
      (_, single) => `const single${single}${multiply(times, shape)}`,
    ),
  );
}

/**
 * The current version stays at `/`; the cut ones are 1.0, 2.0 and so on.
 * @param {string} folder
 * @param {number} count
 */
async function cutVersions(folder, count) {
  for (let version = 1; version <= count; version += 1) {
    const script = path.join(folder, 'scripts/version-cut.mjs');
    await promisify(execFile)(process.execPath, [script, `${version}.0`]);
  }
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
async function edit(file, change) {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) {
    throw new Failure(
      `${path.relative(root, file)} does not match the pattern in scripts/measure/site-copy.mjs: ` +
        'nothing was replaced. Update the pattern.',
    );
  }
  await writeFile(file, changed);
}

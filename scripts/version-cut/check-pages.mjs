/** Finds what would change a version after its cut: a page may read nothing but what lies beside it. */
import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** What pages may import from outside of their version: drawing, never facts. */
const parts = /^@(site\/src\/components\/|theme\/|docusaurus\/)/;

/**
 * Problems of the pages in the folder of a version, a line each.
 * @param {string} folder
 */
export async function checkPages(folder) {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => /\.mdx?$/.test(file)).sort();
  const problems = await Promise.all(pages.map((page) => checkPage(folder, page)));
  return problems.flat();
}

/**
 * @param {string} folder
 * @param {string} page
 */
async function checkPage(folder, page) {
  const file = path.join(folder, page);
  const lines = withoutCode(await readFile(file, 'utf8')).split('\n');
  const problems = [];
  for (const [index, line] of lines.entries()) {
    const where = `${path.relative(root, file)}:${index + 1}`;
    const source = /^(?:import|export)\b.*?(?:from\s+)?['"]([^'"]+)['"];?\s*$/.exec(line)?.[1];
    if (source)
      problems.push(
        ...(await checkImport(folder, file, source)).map((text) => `${where}: ${text}`),
      );
    problems.push(...checkLinks(line).map((text) => `${where}: ${text}`));
  }
  return problems;
}

/**
 * The same lines, empty where they are inside a fence or behind a backtick.
 * @param {string} text
 */
function withoutCode(text) {
  const blank = (/** @type {string} */ code) => code.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1.*$/gm, blank).replaceAll(/`[^`\n]*`/g, blank);
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} source
 */
async function checkImport(folder, file, source) {
  if (parts.test(source)) return [];
  const target = path.resolve(path.dirname(file), source);
  const isInside = source.startsWith('.') && target.startsWith(folder + path.sep);
  if (!isInside) {
    return [
      `imports ${source}, which is not part of the version: expected a file beside the page or a ` +
        'component of @site/src/components.',
    ];
  }
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  return isThere ? [] : [`imports ${source}, which is not there.`];
}

/**
 * Addresses that start with a slash lead to the current version.
 * @param {string} line
 */
function checkLinks(line) {
  const links = line.matchAll(/\]\((\/[^)\s]*)|\b(?:href|src)=["'](\/[^"']*)/g);
  return [...links].map(
    ([, markdown, attribute]) =>
      `links to ${markdown ?? attribute}, which leads out of the version: write the path of the file, such as ./errors.mdx.`,
  );
}

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

/** Imports and exports, over one line or several, and calls that load. */
const sources =
  /^(?:import|export)\b(?:[^'";=]*?\bfrom)?\s*['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/gm;

/** Addresses that start with a slash lead to the current version. */
const links = /\]\((\/[^)\s]*)|\b(?:href|src)=["'](\/[^"']*)/g;

/**
 * @param {string} folder
 * @param {string} page
 */
async function checkPage(folder, page) {
  const file = path.join(folder, page);
  const text = withoutCode(await readFile(file, 'utf8'));
  const problems = [
    ...[...text.matchAll(links)].map((match) => ({
      match,
      problem: toLinkProblem(toTarget(match)),
    })),
    ...(await Promise.all(
      [...text.matchAll(sources)].map(async (match) => ({
        match,
        problem: await toImportProblem(folder, file, toTarget(match)),
      })),
    )),
  ];
  return problems.flatMap(({ match, problem }) => {
    const line = text.slice(0, match.index + match[0].length).split('\n').length;
    return problem === null ? [] : [`${path.relative(root, file)}:${line}: ${problem}`];
  });
}

/** @param {RegExpExecArray} match */
function toTarget([, first, second]) {
  return first ?? second ?? '';
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
async function toImportProblem(folder, file, source) {
  if (parts.test(source)) return null;
  const target = path.resolve(path.dirname(file), source);
  if (!source.startsWith('.') || !target.startsWith(folder + path.sep)) {
    return (
      `imports ${source}, which is not part of the version: expected a file beside the page or a ` +
      'component of @site/src/components.'
    );
  }
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  return isThere ? null : `imports ${source}, which is not there.`;
}

/** @param {string} target */
function toLinkProblem(target) {
  return `links to ${target}, which leads out of the version: write the path of the file, such as ./errors.mdx.`;
}

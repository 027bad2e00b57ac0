/**
 * Finds references that would change a version after its cut. A page must only use files of its own
 * version.
 */
import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** The imports allowed from outside the version: components, but not data. */
const parts = /^@(site\/src\/components\/|theme\/|docusaurus\/)/;

/**
 * The problems of the pages in the folder of a version, one per line.
 * @param {string} folder
 */
export async function checkPages(folder) {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => /\.mdx?$/.test(file)).sort();
  const problems = await Promise.all(pages.map((page) => checkPage(folder, page)));
  return problems.flat();
}

/** Imports and exports on one or more lines, and calls that load modules. */
const sources =
  /^(?:import|export)\b(?:[^'";=]*?\bfrom)?\s*['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/gm;

/** URLs that start with a slash link to the current version. */
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
 * The lines, without fenced and inline code.
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
      `imports ${source}, which is not part of the version. Expected a file next to the page or a ` +
      'component from @site/src/components.'
    );
  }
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  return isThere ? null : `imports ${source}, which does not exist.`;
}

/** @param {string} target */
function toLinkProblem(target) {
  return `links to ${target}, which is outside the version. Use the path of the file, for example ./errors.mdx.`;
}

/** Finds the external URLs that the content links to. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Placeholder and local URLs, which are not checked. */
const unasked = /^https?:\/\/(?:[\w.-]+\.)?(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)\b/;

/**
 * The locations of each URL, by URL. Finds links in Markdown, in attributes, and in the texts of the
 * catalogue.
 * @param {string} siteDir
 * @param {RegExp} [skipped]
 */
export async function findLinks(siteDir, skipped = unasked) {
  /** @type {Map<string, string[]>} */
  const links = new Map();
  for (const file of await listFiles(siteDir)) {
    const text = await readFile(path.join(siteDir, file), 'utf8');
    const isPage = /\.mdx?$/.test(file);
    const lines = (isPage ? withoutCode(text) : text).split('\n');
    for (const [index, line] of lines.entries()) {
      for (const [, address = ''] of line.matchAll(
        /(?:\]\(<?|\b(?:href|to)=["']|\]:\s*<?)(https?:\/\/[^\s"'<>)]+)/g,
      )) {
        if (skipped.test(address)) continue;
        links.set(address, [...(links.get(address) ?? []), `${file}:${index + 1}`]);
      }
    }
  }
  return links;
}

/** @param {string} siteDir */
async function listFiles(siteDir) {
  const folders = [
    { folder: 'docs', wanted: /^(?!reference\/).*\.mdx?$/ },
    { folder: 'src/catalogue', wanted: /\.ts$/ },
  ];
  const lists = await Promise.all(
    folders.map(async ({ folder, wanted }) => {
      const names = await readdir(path.join(siteDir, folder), { recursive: true });
      const files = names.map((name) => name.split(path.sep).join('/'));
      return files.filter((name) => wanted.test(name)).map((name) => `${folder}/${name}`);
    }),
  );
  return lists.flat().sort();
}

/**
 * The text with code replaced by spaces, so that line numbers stay the same.
 * @param {string} text
 */
function withoutCode(text) {
  const blank = (/** @type {string} */ code) => code.replaceAll(/[^\n]/g, ' ');
  return text
    .replaceAll(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank);
}

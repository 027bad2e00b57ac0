/** Files of a version in a build. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The content of each page by its file, without class names, which the build of the styles
 * generates.
 */
export function readPages(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  return Object.fromEntries(
    pages.map((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      const [article = ''] = /<article>.*<\/article>/s.exec(html) ?? [];
      return [file, article.replaceAll(/ class="[^"]*"/g, '')];
    }),
  );
}

/** The files for tools by their path. */
export function readExports(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => /\.(md|yaml|http|txt)$|^openapi\.json$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

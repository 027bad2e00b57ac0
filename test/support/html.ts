/** What built pages contain, without a browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { buildFolder } from '../../scripts/lib/paths.mjs';

/** The HTML of a page of a build. */
export function readPage(route: string, folder = buildFolder): string {
  return readFileSync(path.join(folder, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
}

/** The text of the first `main` element. */
export function readMain(html: string): string {
  let text = '';
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (name === 'main') depth += 1;
    },
    ontext(part) {
      if (depth > 0) text += part;
    },
    onclosetag(name) {
      if (name === 'main') depth -= 1;
    },
  });
  parser.end(html);
  return text;
}

/** The addresses of links, images and scripts; only of links that are not folded, if wanted. */
export function listAddresses(html: string, { unfolded = false } = {}): readonly string[] {
  const addresses: string[] = [];
  let folded = 0;
  const parser = new Parser({
    onopentag(name, { href, src }) {
      if (name === 'details') folded += 1;
      if (!unfolded || (name === 'a' && folded === 0)) addresses.push(href ?? src ?? '');
    },
    onclosetag(name) {
      if (name === 'details') folded -= 1;
    },
  });
  parser.end(html);
  return addresses.filter((address) => address !== '');
}

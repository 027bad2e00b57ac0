/** The Markdown file of a page, for clients that ask for it. */
import { isRequested, type VariantRequest } from './files';

/**
 * Which `Accept` headers get the Markdown file of a page: those that name it, unless they name HTML
 * before, or set its quality to 0. Browsers never name it.
 */
export const markdownRequest: VariantRequest = {
  pattern: 'text/markdown',
  except: String.raw`text/html.*text/markdown|text/markdown\s*;\s*q=0(\.0*)?\s*(,|$)`,
};

/** Whether a client wants the Markdown file of a page. */
export function wantsMarkdown(accept: string): boolean {
  return isRequested(accept, markdownRequest);
}

/** Where the Markdown file of a page can be, relative to the base URL like the page. */
export function listMarkdownFiles(page: string): readonly string[] {
  return page === '' ? ['index.md'] : [`${page}.md`, `${page}/index.md`];
}

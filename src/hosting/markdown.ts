/** The Markdown file of a page, for clients that ask for it. */

/**
 * Which `Accept` headers get the Markdown file of a page: those that name it, unless they name HTML
 * before, or set its quality to 0. Browsers never name it. The patterns ignore case and work in
 * PCRE, RE2 and JavaScript.
 */
export const markdownRequest = {
  pattern: 'text/markdown',
  except: String.raw`text/html.*text/markdown|text/markdown\s*;\s*q=0(\.0*)?\s*(,|$)`,
} as const;

/** Whether a client wants the Markdown file of a page. */
export function wantsMarkdown(accept: string): boolean {
  const { pattern, except } = markdownRequest;
  return new RegExp(pattern, 'i').test(accept) && !new RegExp(except, 'i').test(accept);
}

/** Where the Markdown file of a page can be, relative to the base URL like the page. */
export function listMarkdownFiles(page: string): readonly string[] {
  return page === '' ? ['index.md'] : [`${page}.md`, `${page}/index.md`];
}

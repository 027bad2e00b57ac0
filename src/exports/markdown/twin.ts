import type { Root } from 'mdast';

/** The Markdown of a page. */
export interface Twin {
  /** The route of the page, without a version. */
  readonly route: string;
  readonly title: string;
  /** A sentence about the page, as text. Empty if there is none. */
  readonly summary: string;
  /** The title of its section in `llms.txt`. */
  readonly section: string;
  /** Whether `llms.txt` lists the page. */
  readonly isListed: boolean;
  readonly tree: Root;
}

/** The section of pages that a reader in a hurry can skip, as llmstxt.org names it. */
export const optionalSection = 'Optional';

import { createSlugger } from '@docusaurus/utils';
import type { Content } from '../content';
import { isHeading } from './headings';
import { isElement } from './elements';
import { toWords, type Page } from './page';

/** What a link may name behind `#` on a page: its headings, and the rows of the table of errors. */
export function listAnchors({ nodes }: Page, { errors = [] }: Content): readonly string[] {
  const slugger = createSlugger();
  const headings = nodes.filter(isHeading).map((heading) => {
    const words = toWords(heading);
    const [, own] = /\/\*\s*#([\w-]+)\s*\*\//.exec(words) ?? [];
    return own ?? slugger.slug(words);
  });
  const hasErrors = nodes.some((node) => isElement(node) && node.name === 'StatusTable');
  return hasErrors ? [...headings, ...errors] : headings;
}

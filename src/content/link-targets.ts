/** Finds references of a page: links, images, component attributes, imports and routes in lists. */
import { listRoutes } from './pages/code';
import type { Page, Node } from './pages/page';

/** A target as written in the source, and its position in the text. */
export interface Reference {
  readonly start: number;
  readonly end: number;
  readonly target: string;
}

export function listReferences(page: Page): readonly Reference[] {
  const routes = listRoutes(page).map(({ start, route }) => toReference(start, route));
  return [...listNodeReferences(page), ...routes];
}

function listNodeReferences(page: Page): readonly Reference[] {
  return page.nodes.flatMap((node) => {
    switch (node.type) {
      case 'link':
      case 'image':
        return findTarget(page, node, /\]\(\s*<?/g);
      case 'definition':
        return findTarget(page, node, /\]:\s*<?/g);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
            ? findAttribute(page, attribute.name, attribute.value, attribute.position)
            : [],
        );
      case 'mdxjsEsm':
        return findSources(page, node);
      default:
        return [];
    }
  });
}

interface Span {
  readonly start: { readonly offset?: number };
  readonly end: { readonly offset?: number };
}

/** The target after the last mark that it follows. A label can also contain the mark. */
function findTarget(
  { text }: Page,
  { position, url }: { readonly position?: Span | undefined; readonly url: string },
  mark: RegExp,
): readonly Reference[] {
  const from = position?.start.offset ?? 0;
  const written = text.slice(from, position?.end.offset);
  const starts = [...written.matchAll(mark)].map(({ index, 0: found }) => index + found.length);
  const start = starts.findLast((index) => written.startsWith(url, index));
  return start === undefined ? [] : [toReference(from + start, url)];
}

const names = ['to', 'href', 'src'];

function findAttribute(
  { text }: Page,
  name: string,
  value: string,
  position: Span | undefined,
): readonly Reference[] {
  const from = position?.start.offset;
  if (from === undefined || !names.includes(name)) return [];
  const index = text.slice(from, position?.end.offset).indexOf(value);
  return index === -1 ? [] : [toReference(from + index, value)];
}

/** The sources of imports and exports, without quotes. */
function findSources(
  { text }: Page,
  { data, position }: Extract<Node, { type: 'mdxjsEsm' }>,
): readonly Reference[] {
  const from = position?.start.offset ?? 0;
  const code = text.slice(from, position?.end.offset);
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (!('source' in statement) || typeof statement.source?.value !== 'string') return [];
    const { value } = statement.source;
    return [...code.matchAll(/(["'])(.*?)\1/g)]
      .filter(([, , found]) => found === value)
      .map(({ index }) => toReference(from + index + 1, value));
  });
}

function toReference(start: number, target: string): Reference {
  return { start, end: start + target.length, target };
}

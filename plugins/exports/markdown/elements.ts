/** The components and elements of pages as plain Markdown. */
import type { RootContent } from 'mdast';
import { isObject } from '../../../src/catalogue/check/values';
import type { Element } from '../../../src/content/pages/elements';
import { buildHomeBlocks, type Start } from '../../../src/exports/markdown/home';
import { toPath } from '../../../src/exports/markdown/links';
import { link, note, paragraph, strong, text } from '../../../src/exports/markdown/nodes';
import { toWebLink, type PageContext } from './context';
import { toFlow } from './flow';
import { readAttributes, textOf, toWebNodes, type Given, type ToNodes } from './given';
import { htmlRows, toLinkNodes } from './html';
import { partRows } from './parts';

/**
 * The Markdown of an element. Others than those below become their content; a component without
 * content shows what only the page knows. `source` is what a component is imported from.
 */
export function toElementNodes(
  element: Element,
  source: string | undefined,
  children: readonly RootContent[],
  context: PageContext,
): readonly RootContent[] {
  const name = source?.replace(/^.*\//, '') ?? element.name ?? '';
  const given = { attributes: readAttributes(element, context), children, context };
  const row = rows.get(name);
  if (row) return row(given);
  return /^[A-Z]/.test(name) && children.length === 0 ? toWebNodes(given) : children;
}

const componentRows: Readonly<Record<string, ToNodes>> = {
  Home: ({ attributes, children, context }) =>
    buildHomeBlocks(
      {
        intro: textOf({ attributes }, 'intro'),
        cards: toStarts(attributes['cards']),
        guides: toStarts(attributes['guides']),
        download: textOf({ attributes }, 'download'),
        downloads: textOf({ attributes }, 'downloads'),
        sample: toFlow(children),
      },
      context.version,
    ),
  FullTextSearch: toSearch,
  Head: () => [],
  Link: toLinkNodes,
  ExampleRequests: toLinkNodes,
  Details: (given) => [
    paragraph([strong(textOf(given, 'summary') || 'Details')]),
    ...given.children,
  ],
  Admonition: (given) => [
    note(textOf(given, 'type') || 'note', textOf(given, 'title'), toFlow(given.children)),
  ],
};

const rows: ReadonlyMap<string, ToNodes> = new Map([
  ...Object.entries(htmlRows),
  ...Object.entries(componentRows),
  ...Object.entries(partRows),
]);

function toSearch({ context }: Given): readonly RootContent[] {
  return [
    paragraph([
      text('Full-text search runs in the browser, on the '),
      toWebLink(context),
      text('. To find a page in a file, use '),
      link(toPath(context.version, '/llms.txt'), 'llms.txt'),
      text(', which lists all pages, or '),
      link(toPath(context.version, '/llms-full.txt'), 'llms-full.txt'),
      text(', which contains them.'),
    ]),
  ];
}

function toStarts(value: unknown): readonly Start[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.filter(isObject).map((attributes) => ({
    to: textOf({ attributes }, 'to'),
    title: textOf({ attributes }, 'title'),
    text: textOf({ attributes }, 'text'),
  }));
}

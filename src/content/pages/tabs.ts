/** Checks tabs: `<Tabs>` contains only `<TabItem>` elements with unique values. */
import type { ContentProblem, Problem } from '../problem';
import { isElement, readAttribute, type Element } from './elements';
import { flatten, toLine, toWords, type Node, type Page } from './page';

export function checkTabs(page: Page): readonly ContentProblem[] {
  return page.nodes.filter(isElement).flatMap((element) => {
    if (element.name === 'Tabs') return checkItems(element, page);
    if (element.name !== 'TabItem') return [];
    const around = page.parents.get(element);
    const holder = around?.type === 'paragraph' ? page.parents.get(around) : around;
    if (holder && isElement(holder) && holder.name === 'Tabs') return [];
    return [
      toPlaced(page, element, {
        found: 'it outside <Tabs>',
        expected: 'it directly inside <Tabs>',
      }),
    ];
  });
}

function toPlaced({ file }: Page, node: Node, problem: Problem): ContentProblem {
  const where = isElement(node) ? `<${node.name ?? ''}>` : '<Tabs>';
  return { file, ...toLine(node), where, ...problem };
}

function checkItems(tabs: Element, page: Page): readonly ContentProblem[] {
  const children = tabs.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child],
  );
  const items = children.filter((child) => isElement(child) && child.name === 'TabItem');
  const values = items.map(toValue);
  const lost = children.filter((child) => !items.includes(child) && isShown(child));
  return [
    ...(items.length === 0
      ? [toPlaced(page, tabs, { found: 'no tabs', expected: 'a <TabItem value="…"> for each tab' })]
      : []),
    ...lost.map((child) => toPlaced(page, child, { ...notShown, found: toFound(child) })),
    ...items
      .filter((_, index) => values.indexOf(values[index]) !== index)
      .map((item) => {
        const found = `the duplicate value ${JSON.stringify(toValue(item))}`;
        return toPlaced(page, item, { found, expected: 'a unique value' });
      }),
  ];
}

const notShown = {
  expected: 'only <TabItem> elements inside <Tabs>',
  hint: 'Move it into a <TabItem>, or outside <Tabs>.',
};

function toFound(child: Node): string {
  return `${JSON.stringify(toWords(child).trim() || child.type)}, which is not shown`;
}

function toValue(item: Node): unknown {
  const attribute = isElement(item)
    ? item.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'value')
    : undefined;
  const written = attribute?.type === 'mdxJsxAttribute' ? readAttribute(attribute) : undefined;
  return written?.isKnown ? written.value : item;
}

/** Whether a node is content, rather than blank text or a comment. */
function isShown(node: Node): boolean {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return (node.data?.estree?.body.length ?? 1) > 0;
  }
  return flatten(node).some((inner) => inner.type !== 'text' || inner.value.trim() !== '');
}

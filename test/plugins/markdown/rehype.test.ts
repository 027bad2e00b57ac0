import type { Element, ElementContent, Root } from 'hast';
import markdown from '../../../plugins/markdown/rehype';

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children });

const row = (...aligned: readonly (string | undefined)[]) =>
  element('tr', {}, ...aligned.map((align) => element('td', align === undefined ? {} : { align })));

describe('a table', () => {
  it('is aligned with classes, and is in a box that scrolls and is focusable', () => {
    const table = element(
      'table',
      {},
      element('tbody', {}, row('left', 'center', 'right', undefined)),
    );
    const root: Root = { type: 'root', children: [table] };
    markdown()(root);
    expect(root.children).toEqual([
      {
        ...element('div', {
          ...{ className: ['table-box'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
        }),
        children: [table],
      },
    ]);
    const cells = (table.children[0] as Element).children[0] as Element;
    expect(cells.children.map((cell) => (cell as Element).properties)).toEqual([
      { className: ['align-left'] },
      { className: ['align-center'] },
      { className: ['align-right'] },
      {},
    ]);
  });

  it('is also completed inside a component', () => {
    const table = element('table', {}, row('right'));
    const item = { type: 'mdxJsxFlowElement', name: 'TabItem', attributes: [], children: [table] };
    markdown()({ type: 'root', children: [item as unknown as Element] });
    expect(item.children).toMatchObject([{ tagName: 'div', children: [table] }]);
  });
});

describe('a task in a list', () => {
  it.each([
    [true, 'Done'],
    [false, 'To do'],
  ])('with checked: %s has the label %s', (checked, ariaLabel) => {
    const input = element('input', { type: 'checkbox', checked, disabled: true });
    markdown()({ type: 'root', children: [element('li', {}, input)] });
    expect(input.properties).toMatchObject({ ariaLabel });
  });
});

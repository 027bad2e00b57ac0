import type { Element, ElementContent, Root } from 'hast';
import markdown, { finishCodeBlock } from '../../../plugins/markdown/rehype';

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

it.each([
  [true, 'Done'],
  [false, 'To do'],
])('a task in a list with checked: %s has the label %s', (checked, ariaLabel) => {
  const input = element('input', { type: 'checkbox', checked, disabled: true });
  markdown()({ type: 'root', children: [element('li', {}, input)] });
  expect(input.properties).toMatchObject({ ariaLabel });
});

/** What the browser receives for a code fence with this first line and this code. */
function finish(language: string, metastring: string, text: string) {
  const properties = { className: [`language-${language}`], metastring };
  const code = element('code', properties, { type: 'text', value: `${text}\n` });
  finishCodeBlock(element('pre', {}, code));
  const [child] = code.children;
  return { code: child?.type === 'text' ? child.value : '', ...code.properties };
}

const text = 'one\n\ntwo\nthree\nfour';

it.each([
  ['', {}],
  ['title="app.js"', { title: 'app.js' }],
  ['title=\'a "b" c\'', { title: 'a "b" c' }],
  ['{3-4,1} noInline', { highlighted: '1 3 4' }],
  ['title="app.js" {2} showLineNumbers', { title: 'app.js', highlighted: '2', numberedFrom: '1' }],
  ['showLineNumbers=40', { numberedFrom: '40' }],
  ['title=', {}],
])('the first line of a code fence %j has its meaning', (meta, expected) => {
  const { className: _name, ...shown } = finish('js', meta, text);
  expect(shown).toMatchObject({ code: `${text}\n`, ...expected });
});

describe('a code block', () => {
  it.each([
    ['js', 'language-javascript'],
    ['sh', 'language-bash'],
    ['YML', 'language-yaml'],
    ['python', 'language-python'],
    ['txt', 'language-text'],
    ['odd', 'language-odd'],
  ])('in %s has the class %s, so the small grammars highlight it', (language, name) => {
    expect(finish(language, '', 'x')).toHaveProperty('className', [name]);
  });

  it('has consistent line endings', () => {
    expect(finish('js', '', 'a\r\nb').code).toBe('a\nb\n');
  });
});

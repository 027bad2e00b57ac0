import type { Element } from 'hast';
import { finishCodeBlock } from '../../../plugins/markdown/rehype';

/** What the browser receives for a code fence with this first line and this code. */
function finish(language: string, meta: string, text: string) {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`], metastring: meta },
    children: [{ type: 'text', value: `${text}\n` }],
  };
  finishCodeBlock({ type: 'element', tagName: 'pre', properties: {}, children: [code] });
  const [child] = code.children;
  return { code: child?.type === 'text' ? child.value : '', ...code.properties };
}

describe('the first line of a code fence', () => {
  const text = 'one\n\ntwo\nthree\nfour';

  it.each([
    ['', {}],
    ['title="app.js"', { title: 'app.js' }],
    ['title=\'a "b" c\'', { title: 'a "b" c' }],
    ['{3-4,1} noInline', { highlighted: '1 3 4' }],
    [
      'title="app.js" {2} showLineNumbers',
      { title: 'app.js', highlighted: '2', numberedFrom: '1' },
    ],
    ['showLineNumbers=40', { numberedFrom: '40' }],
    ['title=', {}],
  ])('%j has its meaning', (meta, expected) => {
    const { className: _name, ...shown } = finish('js', meta, text);
    expect(shown).toMatchObject({ code: `${text}\n`, ...expected });
  });
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

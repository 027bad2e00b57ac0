import type { Element } from 'hast';
import { createCodeBlockMetadata } from '@docusaurus/theme-common/internal';
import { finishCodeBlock } from '../../../plugins/markdown/code-block';

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

/** The same from the parser of Docusaurus, which runs in the browser. */
function finishAsDocusaurus(language: string, meta: string, text: string) {
  const { code, title, lineNumbersStart, lineClassNames } = createCodeBlockMetadata({
    code: `${text}\n`,
    className: `language-${language}`,
    language: undefined,
    defaultLanguage: undefined,
    metastring: meta,
    title: undefined,
    showLineNumbers: undefined,
    magicComments: [{ className: 'highlighted', line: 'highlight-next-line' }],
  });
  const lines = Object.keys(lineClassNames).map((line) => Number(line) + 1);
  return {
    code: `${code}\n`,
    ...(title && { title }),
    ...(lines.length > 0 && { highlighted: lines.join(' ') }),
    ...(lineNumbersStart !== undefined && { numberedFrom: String(lineNumbersStart) }),
  };
}

describe('the meaning of a code fence is the same as in Docusaurus', () => {
  it.each([
    [''],
    ['title="app.js"'],
    ['title=\'a "b" c\''],
    ['{1,3-4}'],
    ['{3-4,1}'],
    ['{9}'],
    ['title="app.js" {2} showLineNumbers'],
    ['showLineNumbers=40'],
    ['{1} noInline'],
    ['title='],
  ])('with %j', (meta) => {
    const text = 'one\n\ntwo\nthree\nfour';
    expect(finish('js', meta, text)).toMatchObject(finishAsDocusaurus('js', meta, text));
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

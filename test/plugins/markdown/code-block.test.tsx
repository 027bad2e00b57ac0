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
    magicComments: [
      {
        className: 'highlighted',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
  });
  const lines = Object.keys(lineClassNames).map((line) => Number(line) + 1);
  return {
    code: `${code}\n`,
    ...(title && { title }),
    ...(lines.length > 0 && { highlighted: lines.join(' ') }),
    ...(lineNumbersStart !== undefined && { numberedFrom: String(lineNumbersStart) }),
  };
}

const comments = [
  ['js', '//', ''],
  ['js', '/*', '*/'],
  ['jsx', '{/*', '*/}'],
  ['python', '#', ''],
  ['html', '<!--', '-->'],
  ['sql', '--', ''],
  ['tex', '%', ''],
  ['odd', '//', ''],
  ['md', '<!--', '-->'],
  ['md', '//', ''],
] as const;

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
    const text = 'one\n\n// highlight-next-line\nthree\nfour';
    expect(finish('js', meta, text)).toMatchObject(finishAsDocusaurus('js', meta, text));
  });

  it.each(comments)('in %s, with comments that start with %s', (language, start, end) => {
    const text = ['next-line', 'start', 'end']
      .flatMap((word) => ['code', `  ${start} highlight-${word} ${end}`, 'more'])
      .join('\n');
    expect(finish(language, '', text)).toEqual({
      ...finishAsDocusaurus(language, '', text),
      className: [expect.any(String)],
    });
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
    expect(finish('js', '', 'a\r\n// highlight-next-line\r\nb').code).toBe('a\nb\n');
  });

  it('without a language keeps all its attributes', () => {
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: {},
      children: [{ type: 'text', value: '# highlight-next-line\nb\n' }],
    };
    finishCodeBlock({ type: 'element', tagName: 'pre', properties: {}, children: [code] });
    expect(code).toMatchObject({
      properties: {},
      children: [{ value: '# highlight-next-line\nb\n' }],
    });
  });
});

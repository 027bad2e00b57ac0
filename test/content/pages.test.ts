import fc from 'fast-check';
import { catalogue } from '../support/entries';
import { checkPage, checkPages, listUnshown } from '../../src/content/pages/check';
import { parsePage } from '../../src/content/pages/read';
import { toMessage } from '../../src/check/messages';
import { noContent } from './site';

const endpoints = catalogue.categories.flatMap((category) => category.endpoints);
const content = { ...noContent, files: ['docs/errors.mdx'], endpoints };

const messagesOf = (text: string, file: string) => {
  const { page, problems } = parsePage({ file, text });
  const unshown = listUnshown({ ...content, pages: [page] });
  return [...problems, ...checkPage(page, content), ...unshown].map(toMessage);
};

it('finds samples of an event, and tables without rows', () => {
  const event = { ...endpoints[0]!, slug: 'paid', event: 'webhook' } as const;
  const text =
    '---\ntitle: A\n---\n\n<Sample slug="paid" />\n\n<FieldTable of="paid" />\n\n<VerbTable />\n';
  const { page } = parsePage({ file: 'docs/page.mdx', text });
  const problems = checkPage(page, { ...content, endpoints: [event] });
  expect(problems.map(({ where }) => where)).toEqual(['<Sample> slug', '<VerbTable>']);
});

it('names classes of the framework, whose styles are removed', () => {
  const text = '---\ntitle: A\n---\n\n<b className="button">A</b>\n';
  const problem = ':5: class: found "button", for which the portal has no style';
  expect(messagesOf(text, 'docs/page.mdx')).toEqual([expect.stringContaining(problem)]);
});

it('names pages with one title', () => {
  const text = '---\ntitle: A\n---\n';
  const [one, two] = [
    { file: 'docs/a.mdx', text },
    { file: 'docs/b.mdx', text },
  ];
  const pages = [parsePage(one).page, parsePage(two).page];
  expect(listUnshown({ ...content, pages }).map(toMessage)).toEqual([
    'docs/b.mdx:2: front matter "title": found "A", the title of docs/a.mdx, expected its own.',
  ]);
});

it.each(['docs/one.md', 'docs/1-one.mdx'])('names files that differ little: %s', (file) => {
  const twin = parsePage({ file: 'docs/one.mdx', text: '---\ntitle: A\nslug: /b\n---\n' });
  const { page } = parsePage({ file, text: '---\ntitle: A\n---\n' });
  const messages = checkPages({ ...content, pages: [twin.page, page] }).map(toMessage);
  expect(messages).toEqual([expect.stringMatching(`^${file}: file name: .* a unique name.$`)]);
});

it('names links to drafts', () => {
  const text = '---\ntitle: A\ndraft: true\n---\n';
  const { page: draft } = parsePage({ file: 'docs/draft.mdx', text });
  const check = (link: string) => {
    const { page } = parsePage({ file: 'docs/page.md', text: link });
    return checkPage(page, { ...content, pages: [page, draft] });
  };
  expect(check('[A](draft.mdx)')).toMatchObject([{ line: 1, where: 'link "A"' }]);
  expect(check('---\ndraft: true\n---\n[A](draft.mdx)')).toEqual([]);
});

/** Parts of pages, one on each line. */
const fragments = String.raw`---
title: A
# 
#### 
:::tip[A]
:::note B
:::
::a
:b[c]{d}
[a](./errors.mdx#x)
[b]: /docs/x
![](y.png)
![a](%E0%A4%A)
<https://a.b>
<!-- c -->
<div>
</p>
<img src=a>
> [!NOTE]
## A {#b}
<Sample slug="boards" values={{
}} />
<Sample slug={1} />
<FieldTable of />
<a.B {...c} />
{/* c */}
{a?.b[c]((d) => d + e)}
{${'`${x}`'}}
${'```'}
    
| a |
import a from "./b";
export const c = 1;
export default 1
&amp;`.split('\n');

const characters = ['\n', '\n\n', '\r\n', '<', '>', '{', '}', '`', '\uFEFF', '\u0000', '\uD800'];

it.each(['docs/page.mdx', 'docs/page.md'])(
  'the check of a page never throws, for any page: %s',
  (file) => {
    const text = fc.array(
      fc.oneof(fc.constantFrom(...fragments, ...characters), fc.string({ unit: 'binary' })),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const messages = messagesOf(parts.join(''), file);
        expect(messages.filter((message) => !message.startsWith(file))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  },
);

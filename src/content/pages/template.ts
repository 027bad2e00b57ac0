/** The texts of a new page, which editors replace before they publish it. */
import type { ContentProblem } from '../problem';
import { toKeyLine, toLine, toSource, type Page } from './page';

/** What `npm run new` writes. Each text has one or more sentences. */
export const template = {
  description: 'Describe in one sentence what this page is about, for search engines.',
  introduction:
    'Explain in one or two sentences what readers can do after they have read this page.',
  steps: `Describe the steps in the order in which readers take them. For the parts that a page can contain, such as
samples, field tables and notes, see \`docs/writing.mdx\`.`,
} as const;

const sentences = [template.introduction, template.steps].flatMap(toSentences);

/** Finds these texts in a page that is not a draft. */
export function checkTemplate(page: Page): readonly ContentProblem[] {
  const { file, frontMatter, nodes } = page;
  if (frontMatter?.['draft'] === true) return [];
  const isDescribed = frontMatter?.['description'] !== template.description;
  return [
    ...(isDescribed
      ? []
      : [
          {
            file,
            line: toKeyLine(page, 'description'),
            ...toProblem(template.description),
            where: 'front matter "description"',
          },
        ]),
    ...nodes
      .filter(({ type }) => type === 'paragraph')
      .flatMap((paragraph) => {
        const written = toSentences(toSource(page, paragraph));
        const left = sentences.find((sentence) => written.includes(sentence));
        return left === undefined ? [] : [{ file, ...toLine(paragraph), ...toProblem(left) }];
      }),
  ];
}

function toSentences(text: string): readonly string[] {
  return text.replaceAll(/\s+/g, ' ').split(/(?<=\.) /);
}

function toProblem(text: string) {
  return {
    found: `the text of a new page, ${JSON.stringify(text)}`,
    expected: 'your own text',
    hint: 'Replace it, or add "draft: true" to the front matter.',
  };
}

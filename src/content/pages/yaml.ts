/** Reads the front matter of a page. */
import { load, YAMLException } from 'js-yaml';
import { isObject } from '../../catalogue/check/values';
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';

interface FrontMatter {
  /** Nothing where it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>> | undefined;
  readonly problems: readonly ContentProblem[];
}

/**
 * The same parser as that of Docusaurus, without the memory around it: a text that is no YAML fails
 * there only once.
 */
export function parseFrontMatter({ file, text }: SourceFile): FrontMatter {
  const [, yaml] = /^---\r?\n(.*?)^---[ \t]*\r?$/ms.exec(text) ?? [];
  if (yaml === undefined) {
    const found = text.startsWith('---') ? 'no "---" that ends it' : 'none';
    const problem = { file, line: 1, ...notKeys, found, hint: noEnd };
    return { frontMatter: undefined, problems: [problem] };
  }
  try {
    const value = load(yaml) ?? {};
    if (isObject(value)) return { frontMatter: value, problems: [] };
    return { frontMatter: undefined, problems: [{ file, line: 2, ...notKeys }] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    // The parser counts from 0, and from the line below the opening dashes.
    const place = { file, line: mark.line + 2 };
    const found = `text that is no YAML (${reason})`;
    const hint = yamlHints.find(([pattern]) => pattern.test(reason))?.[1] ?? notKeys.hint;
    return { frontMatter: undefined, problems: [{ ...place, ...notKeys, found, hint }] };
  }
}

const noEnd = 'Begin the page with a line "---", its keys, and another line "---".';

const yamlHints: readonly (readonly [RegExp, string])[] = [
  [/duplicated/, 'Each key stands once.'],
  [/tab/, 'Use spaces instead of tabs.'],
];

const notKeys = {
  where: 'front matter',
  found: 'text without keys',
  expected: 'a line "key: value" for each key',
  hint: 'Put a value that holds a colon, or begins with a special character, between quotes.',
};

/** Reads the front matter of a page. */
import { load, YAMLException } from 'js-yaml';
import { isObject } from '../../catalogue/check/properties';
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';

interface FrontMatter {
  /** Undefined if it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>> | undefined;
  readonly problems: readonly ContentProblem[];
}

/** The parser of Docusaurus without its cache, which would report invalid YAML only once. */
export function parseFrontMatter({ file, text }: SourceFile): FrontMatter {
  const [, yaml] = /^---\r?\n((?:[^\n]*\n)*?)---[ \t]*\r?(?:\n|$)/.exec(text) ?? [];
  if (yaml === undefined) {
    const found = text.startsWith('---') ? 'no closing "---"' : 'none';
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
    // The parser counts from 0, starting below the opening dashes.
    const cause = findCause(yaml);
    const place = { file, line: cause?.line ?? mark.line + 2 };
    const found = `invalid YAML (${reason})`;
    const hint =
      cause?.hint ?? yamlHints.find(([pattern]) => pattern.test(reason))?.[1] ?? notKeys.hint;
    return { frontMatter: undefined, problems: [{ ...place, ...notKeys, found, hint }] };
  }
}

/** The line of a common mistake, which the parser reports on a later line. */
function findCause(yaml: string): { readonly line: number; readonly hint: string } | undefined {
  const lines = yaml.split('\n');
  const withoutSpace = lines.findIndex((line) => /^\w+:[^\s:]/.test(line));
  if (withoutSpace !== -1) return { line: withoutSpace + 2, hint: 'Add a space after the colon.' };
  const open = lines.findIndex((line) => /^\w+:\s+(["'])(?!.*\1\s*$)/.test(line));
  return open === -1 ? undefined : { line: open + 2, hint: 'Add the closing quote.' };
}

const noEnd = 'Start the page with a line "---", its keys, and another line "---".';

const yamlHints: readonly (readonly [RegExp, string])[] = [
  [/duplicated/, 'Keys must be unique.'],
  [/tab/, 'Use spaces instead of tabs.'],
];

const notKeys = {
  where: 'front matter',
  found: 'text instead of keys',
  expected: 'a line "key: value" for each key',
  hint: 'Put values that contain a colon or start with a special character in quotes.',
};

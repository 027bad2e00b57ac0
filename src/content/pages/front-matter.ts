/** Reads and checks the front matter of a page: known keys, valid values and a title. */
import { load, YAMLException } from 'js-yaml';
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { Joi } from '@docusaurus/utils-validation';
import { type Finding, suggest, toQuoted } from '../../check/problem';
import { isObject } from '../../openapi/document';
import { isCommonMark } from '../../routes/default-slug';
import { sidebarName } from '../../routes/places';
import type { SourceFile } from '../files';
import type { ContentProblem } from '../../check/messages';
import { toKeyLine, type Page } from './page';

/**
 * The parser of Docusaurus without its cache, which would report invalid YAML only once. Leaves out
 * each line with an error, so that all of them are reported.
 */
export function parseFrontMatter({ file, text }: SourceFile) {
  const problems: ContentProblem[] = [];
  const report = (line: number, problem: Partial<Finding> = {}) => {
    problems.push({ file, line, where: 'front matter', ...notKeys, ...problem });
    return { frontMatter: undefined, problems };
  };
  const [, yaml] = /^---\r?\n((?:[^\n]*\n)*?)---[ \t]*\r?(?:\n|$)/.exec(text) ?? [];
  if (yaml === undefined) {
    if (isCommonMark(file) && !text.startsWith('---')) return { frontMatter: {}, problems };
    const hint = 'Start the page with a line "---", its keys, and another line "---".';
    const found = text.startsWith('---') ? 'no closing "---"' : 'none';
    return report(1, { found, hint });
  }
  const lines = yaml.split('\n');
  for (;;) {
    try {
      const value = load(lines.join('\n')) ?? {};
      return isObject(value) ? { frontMatter: value, problems } : report(2);
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      const { reason, mark } = error;
      const other = /duplicated/.test(reason) ? 'Keys must be unique.' : notKeys.hint;
      const { index, hint } = findCause(lines) ?? { index: mark.line, hint: other };
      // The parser counts from 0, starting below the opening dashes.
      const unread = report(index + 2, { found: `invalid YAML (${reason})`, hint });
      if (!lines[index]?.trim()) return unread;
      lines[index] = '';
    }
  }
}

const notKeys = {
  found: 'text instead of keys',
  expected: 'a line "key: value" for each key',
  hint: 'Put values that contain a colon or start with a special character in quotes.',
};

const causes: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/^\w+:[^\s:]/, 'Add a space after the colon.'],
  [/^\w+:\s+(["'])(?!.*\1\s*$)/, 'Add the closing quote.'],
];

/** A common mistake, which the parser reports on a later line or in other words. */
function findCause(lines: readonly string[]) {
  const found = causes.map(([pattern, hint]) => ({
    index: lines.findIndex((line) => pattern.test(line)),
    hint,
  }));
  return found.find(({ index }) => index !== -1);
}

const addressPattern = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** The keys of the framework and of the portal (see docs/writing.mdx). */
const schema = (DocFrontMatterSchema as Joi.ObjectSchema)
  .keys({
    title: Joi.string().pattern(/\S/).required(),
    description: Joi.string(),
    title_meta: Joi.string(),
    slug: Joi.string().pattern(addressPattern),
    displayed_sidebar: Joi.valid(sidebarName, null),
    hide_from_sidebar: Joi.boolean(),
    hide_from_search: Joi.boolean(),
    hide_edit_row: Joi.boolean(),
    search_category: Joi.string(),
    aliases: Joi.array().items(Joi.string()),
    // The portal shows no tags, always removes numbers from names, and identifies pages by file.
    id: Joi.forbidden(),
    tags: Joi.forbidden(),
    parse_number_prefixes: Joi.forbidden(),
  })
  .unknown(false);

const knownKeys = Object.keys(schema.describe().keys as object);

export function checkFrontMatter(page: Page): readonly ContentProblem[] {
  const { file, frontMatter } = page;
  if (!frontMatter) return [];
  const place = (key: string, problem: Finding) => {
    const where = `front matter ${toQuoted(key)}`;
    return { file, line: toKeyLine(page, key), where, ...problem };
  };
  const { error } = schema.validate(frontMatter, { abortEarly: false, convert: false });
  const wrong = (error?.details ?? []).flatMap((detail) => {
    const problem = place(String(detail.path[0] ?? 'draft'), toProblem(detail));
    // A required key that has a line is there, but the line cannot be read.
    return detail.type === 'any.required' && problem.line > 1 ? [] : [problem];
  });
  const texts = shown.flatMap((key) => {
    const value = frontMatter[key];
    const at = toKeyLine(page, key);
    const line = page.text.split('\n')[at - 1];
    // The first line has none: the text is that of a heading or a paragraph.
    return typeof value === 'string' && at > 1
      ? checkText(value, line).map((problem) => place(key, problem))
      : [];
  });
  return [...wrong, ...texts];
}

function toProblem({ type, path, message, context }: Joi.ValidationErrorItem): Finding {
  const found = toQuoted(context?.value);
  const [key = ''] = path;
  if (type === 'object.unknown' || type === 'any.unknown') {
    const closest = type === 'object.unknown' ? suggest(String(key), knownKeys) : {};
    return { found: 'an unknown key', expected: 'a known key', ...closest };
  }
  if (path.length === 0) return { found: '"unlisted: true" too', expected: 'one of them' };
  if (key === 'slug') {
    const expected = 'a path such as "/docs/first-link" with lowercase letters, digits and hyphens';
    return { found, expected };
  }
  if (type === 'string.pattern.base') return { found, expected: 'a text' };
  const expected = message.replace(/^"[^"]*" (must be|must|is|is not allowed to be) /, '');
  const known = names[expected] ?? expected;
  const isQuoted = expected === 'a number' && /^"\d+"$/.test(found);
  return { found, expected: known, ...(isQuoted && { hint: 'Write it without quotes.' }) };
}

const names: Readonly<Record<string, string>> = {
  'a boolean': 'true or false',
  'an array': 'a list such as [one, two]',
  required: 'a text',
};

const shown = [
  ...['title', 'title_meta', 'description'],
  ...['sidebar_label', 'pagination_label', 'search_category'],
];

/** YAML and Markdown read some characters of a text as marks. */
function checkText(value: string, line = ''): readonly Finding[] {
  // In YAML, a space followed by `#` ends an unquoted value. A comment has a space after the `#`.
  const [, lost] = /^\w+:\s*(?!["'|>])\S.*?\s(#\S.*)/.exec(line.trimEnd()) ?? [];
  if (lost !== undefined) {
    const found = `${JSON.stringify(lost)}, which YAML ignores`;
    return [{ found, expected: 'the text', hint: 'Put the value in quotes.' }];
  }
  // Docusaurus writes the value into code without escaping it.
  if (value.includes('\\')) return [{ found: 'a backslash', expected: 'a text without it' }];
  const [mark] = /`|\*\*|\[[^[\]]*\]\([^()]*\)/.exec(value) ?? [];
  if (mark === undefined) return [];
  const expected = 'plain text, because Markdown is not rendered here';
  return [{ found: JSON.stringify(mark), expected, hint: 'Remove the marks.' }];
}

/** Checks `_category_.yml` and `_category_.json`, which describe folders in the sidebar. */
import { load, YAMLException } from 'js-yaml';
import { Joi } from '@docusaurus/utils-validation';
import { isObject } from '../../catalogue/check/properties';
import { toQuoted } from '../../catalogue/check/problem';
import type { Targets } from '../content';
import type { SourceFile } from '../files';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { toPageId } from './page';

const schema = Joi.object({
  label: Joi.string().pattern(/\S/),
  position: Joi.number(),
  collapsed: Joi.boolean(),
  collapsible: Joi.boolean(),
  link: Joi.object({ type: Joi.valid('doc').required(), id: Joi.string().required() }).allow(null),
});
const knownKeys = ['label', 'position', 'collapsed', 'collapsible', 'link'];

export function isCategoryFile(file: string): boolean {
  return /(^|\/)_category_\.(json|ya?ml)$/.test(file);
}

export function checkCategories(content: Targets): readonly ContentProblem[] {
  return content.categories.flatMap((source) =>
    checkCategory(source, content).map((problem) => ({ file: source.file, ...problem })),
  );
}

type Placed = Problem & { readonly line?: number; readonly where?: string };

function checkCategory({ text }: SourceFile, content: Targets): readonly Placed[] {
  try {
    const value = load(text);
    return isObject(value) ? checkValues(value, text, content) : [notKeys];
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const found = `invalid YAML or JSON (${error.reason})`;
    return [{ ...notKeys, line: error.mark.line + 1, found }];
  }
}

const notKeys = { found: 'text instead of keys', expected: 'keys such as "label" and "position"' };

function checkValues(
  value: Readonly<Record<string, unknown>>,
  text: string,
  { pages }: Targets,
): readonly Placed[] {
  const { error } = schema.validate(value, { abortEarly: false, convert: false });
  const toPlace = (key: string) => {
    const line = text.split('\n').findIndex((content) => content.includes(key)) + 1;
    return { ...(line > 0 && { line }), where: toQuoted(key) };
  };
  const problems = (error?.details ?? []).map(({ type, path, message, context }): Placed => {
    const key = String(path[0]);
    if (type === 'object.unknown') {
      const hint = suggest(key, knownKeys);
      return {
        ...toPlace(key),
        found: 'an unknown key',
        expected: 'a known key',
        ...hint,
      };
    }
    if (key === 'link') return { ...toPlace(key), ...wrongLink };
    const expected = message.replace(/^"[^"]*" (must be|must) /, '');
    return { ...toPlace(key), found: toQuoted(context?.value), expected };
  });
  const different = problems.filter(
    ({ where }, index) => problems.findIndex((other) => other.where === where) === index,
  );
  const { link } = value;
  const id = isObject(link) ? link['id'] : undefined;
  const known = pages.map(toPageId);
  if (different.length > 0 || typeof id !== 'string' || known.includes(id)) return different;
  const expected = 'the path of a page in docs, without its extension';
  return [{ ...toPlace('link'), found: toQuoted(id), expected, ...suggest(id, known) }];
}

const wrongLink: Problem = {
  found: 'an unsupported link',
  expected: 'null, or a page such as { type: doc, id: guides/first-link }',
  hint: 'To link to a page about the folder, add index.mdx to the folder instead.',
};

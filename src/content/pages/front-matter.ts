/** Checks the front matter of a page: known keys, valid types and a title. */
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { Joi } from '@docusaurus/utils-validation';
import { toQuoted } from '../../catalogue/check/problem';
import { suggest, type ContentProblem, type Problem } from '../problem';
import { toKeyLine, type Page } from './page';

const addressPattern = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
const anAddress = 'a path such as "/docs/first-link" with lowercase letters, digits and hyphens';

/** The keys of the framework and of the portal (see CONTRIBUTING.md). */
const schema = (DocFrontMatterSchema as Joi.ObjectSchema)
  .keys({
    title: Joi.string().pattern(/\S/).required(),
    description: Joi.string(),
    slug: Joi.string().pattern(addressPattern),
    hide_from_sidebar: Joi.boolean(),
    hide_from_search: Joi.boolean(),
    hide_edit_row: Joi.boolean(),
    search_category: Joi.string(),
    aliases: Joi.array().items(Joi.string()),
    // The portal shows no tags, and always removes numbers from names.
    tags: Joi.forbidden(),
    parse_number_prefixes: Joi.forbidden(),
  })
  .unknown(false);

const knownKeys = Object.keys(schema.describe().keys as object);

export function checkFrontMatter(page: Page): readonly ContentProblem[] {
  if (!page.frontMatter) return [];
  const { error } = schema.validate(page.frontMatter, { abortEarly: false, convert: false });
  return (error?.details ?? []).map((detail) => {
    if (detail.path.length === 0) return { file: page.file, line: 2, ...bothHidden };
    const key = String(detail.path[0]);
    return {
      file: page.file,
      line: toKeyLine(page, key),
      where: `front matter ${toQuoted(key)}`,
      ...toProblem(detail, key),
    };
  });
}

/** The only rule about several keys. */
const bothHidden = {
  where: 'front matter',
  found: '"draft: true" and "unlisted: true"',
  expected: 'one of them',
};

function toProblem({ type, message, context }: Joi.ValidationErrorItem, key: string): Problem {
  const found = toQuoted(context?.value);
  switch (type) {
    case 'object.unknown':
    case 'any.unknown':
      return {
        found: 'an unknown key',
        expected: 'a known key',
        ...(type === 'object.unknown' ? suggest(key, knownKeys) : {}),
      };
    case 'any.required':
    case 'string.empty':
      return { found, expected: 'a text' };
    case 'string.pattern.base':
      return { found, expected: key === 'slug' ? anAddress : 'a text' };
    default:
      return toTyped(found, message.replace(/^"[^"]*" (must be|must) /, ''));
  }
}

/** Descriptions of the schema types for editors. */
function toTyped(found: string, expected: string): Problem {
  switch (expected) {
    case 'a boolean':
      return { found, expected: 'true or false' };
    case 'an array':
      return { found, expected: 'a list such as [one, two]' };
    case 'a number':
      return {
        found,
        expected,
        ...(/^"\d+"$/.test(found) && { hint: 'Write it without quotes.' }),
      };
    default:
      return { found, expected };
  }
}

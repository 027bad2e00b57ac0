/** The front matter that the docs plugin knows. */
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type { Joi } from '@docusaurus/utils-validation';

/** Its own schema: one that knows keys, and passes those that it does not know. */
export const docsFrontMatter = DocFrontMatterSchema as Joi.ObjectSchema;

/** The front matter of the docs plugin. */
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type { Joi } from '@docusaurus/utils-validation';

/** Its schema, which also accepts unknown keys. */
export const docsFrontMatter = DocFrontMatterSchema as Joi.ObjectSchema;

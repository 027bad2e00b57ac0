import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** What the site's configuration may say; paths are relative to the site's folder. */
export interface Options {
  readonly id?: string;
  /** Folder that the plugin owns: it writes and deletes there and nowhere else. */
  readonly directory?: string;
}

export type PluginOptions = Required<Options>;

const schema = Joi.object<PluginOptions>({
  directory: Joi.string()
    .pattern(/^docs\/[^/.]+$/, 'a folder of its own inside docs')
    .default('docs/reference'),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

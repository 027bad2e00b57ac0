import type { Field, Parameter, StringParameter } from '@site/src/catalogue/model';
import { toLimits } from '@site/src/request/hints';
import { isListOfStrings } from '@site/src/request/values';

/** The type of a parameter in words. */
export function toTypeName(parameter: Parameter): string {
  switch (parameter.type) {
    case 'array':
      return isListOfStrings(parameter.properties) ? 'array of strings' : 'array of objects';
    case 'title':
      return parameter.properties ? 'object' : 'group';
    case 'string':
      return parameter.format ? `string, ${formats[parameter.format]}` : 'string';
    case 'integer':
    case 'boolean':
      return parameter.type;
    default:
      return parameter satisfies never;
  }
}

/** The type of a field of a response in words. */
export function toFieldTypeName(type: Field['type'], fields: Field['fields']): string {
  if (type !== 'array') return type;
  return fields ? 'array of objects' : 'array of strings';
}

const formats = {
  'date-time': 'date-time',
  uri: 'URL',
  cron: 'cron expression',
  'comma-separated': 'comma-separated',
} as const;

/** Limits, choices and defaults, each a short phrase in the inline notation. */
export function toFacts(parameter: Parameter): readonly string[] {
  const limits = toLimits(parameter);
  return [
    ...(limits === '' ? [] : [capitalize(limits)]),
    ...toChoices(parameter),
    ...('default' in parameter ? [`Default: \`${parameter.default}\``] : []),
    ...('constant' in parameter ? [`Always \`${parameter.constant}\``] : []),
  ];
}

function toChoices(parameter: Parameter): readonly string[] {
  const choices = textOf(parameter)?.enum;
  return choices ? [toChoicesText(choices)] : [];
}

/** The values to choose from, as a phrase in the inline notation. */
export function toChoicesText(choices: readonly string[]): string {
  return `One of ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
}

/** What describes the texts of a parameter: itself, or each item of an array of strings. */
function textOf(parameter: Parameter): Pick<StringParameter, 'enum'> | undefined {
  if (parameter.type === 'string') return parameter;
  if (parameter.type !== 'array') return undefined;
  const [only] = parameter.properties ?? [];
  return isListOfStrings(parameter.properties) && only?.type === 'string' ? only : parameter.items;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

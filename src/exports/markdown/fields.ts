/** Parameters and response fields as nested lists. */
import type { BlockContent, List, PhrasingContent } from 'mdast';
import {
  propertiesOf,
  type ParameterSection,
  type Property,
  type Schema,
} from '../../catalogue/schema';
import { toFacts, toTypeName } from '../../request/facts';
import type { ExportedVersion } from '../version';
import { toDeprecation, toPhrasing } from './inline';
import { code, list, paragraph, strong, text } from './nodes';

/** A list of properties with everything below them. Titled sections follow the other properties. */
export function toFieldBlocks(
  properties: readonly Property[],
  sections: readonly ParameterSection[],
  version: ExportedVersion,
  toTitle: (title: string) => BlockContent = (title) => paragraph([strong(title)]),
): BlockContent[] {
  const titled = new Set(sections.flatMap(({ names }) => names));
  const others = properties.filter(({ name }) => !titled.has(name));
  return [
    ...(others.length > 0 ? [toList(others, version)] : []),
    ...sections.flatMap(({ title, description, names }) => [
      toTitle(title),
      ...(description ? [paragraph(toPhrasing(description, version))] : []),
      toList(
        properties.filter(({ name }) => names.includes(name)),
        version,
      ),
    ]),
  ];
}

function toList(properties: readonly Property[], version: ExportedVersion): List {
  return list(properties.map((property) => toItem(property, version)));
}

function toItem(property: Property, version: ExportedVersion): BlockContent[] {
  return [
    paragraph(toFieldText(property, version)),
    ...toFieldBlocks(propertiesOf(property), sectionsOf(property), version),
  ];
}

function sectionsOf(schema: Schema): readonly ParameterSection[] {
  return schema.type === 'array' ? (schema.form?.sections ?? []) : [];
}

/** A property in one line: `name` (string, required): its description and limits. */
function toFieldText(property: Property, version: ExportedVersion): PhrasingContent[] {
  const { name, required } = property;
  const type = required ? `${toTypeName(property)}, required` : toTypeName(property);
  return [code(name), text(` (${type}): `), ...toMeaning(property, version)];
}

/** The deprecation, the description and the limits of a property. */
function toMeaning(property: Property, version: ExportedVersion): PhrasingContent[] {
  const { deprecated, description } = property;
  const facts = toFacts(property).map((fact) => `${fact}.`);
  return [
    ...toDeprecation(deprecated, version),
    ...toPhrasing([description, ...facts].join(' '), version),
  ];
}

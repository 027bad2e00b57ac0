/** Checks the titled sections of forms. */
import type { Endpoint, ParameterLocation } from '../model';
import { listNested, propertiesOf, type ParameterSection, type Property } from '../schema';
import { checkUnique, toChoices, toQuoted, type Problem } from './problem';

/** A list of parameters with its sections. */
interface SectionedList {
  readonly field: string;
  readonly sections: readonly ParameterSection[];
  readonly list: readonly Property[];
}

/** The sections of an endpoint, including those of the items of its arrays. */
export function listSections({ sections = {}, parameters }: Endpoint): readonly SectionedList[] {
  const ofLocations = Object.entries(sections).map(([location, titled]) => ({
    field: `sections.${location}`,
    sections: titled,
    list: parameters[location as ParameterLocation] ?? [],
  }));
  const ofItems = listNested(parameters.body ?? []).flatMap(({ property, parents }) => {
    const titled = property.type === 'array' ? property.form?.sections : undefined;
    const path = [...parents, property].map(({ name }) => name).join('.');
    const field = `parameters.body.${path}.form.sections`;
    return titled ? [{ field, sections: titled, list: propertiesOf(property) }] : [];
  });
  return [...ofLocations, ...ofItems];
}

/** Each name in a section is in the list of parameters, and appears in only one section. */
export function checkSections({ field, sections, list }: SectionedList): Problem[] {
  const named = sections.flatMap(({ names }) => names);
  const known = list.map(({ name }) => name);
  const unknown = named.filter((name) => !known.includes(name));
  return [
    ...checkUnique(named, field),
    ...unknown.map((name) => ({
      field,
      found: toQuoted(name),
      expected: known.length > 0 ? toChoices(known) : 'none',
      misspelt: { word: name, known },
    })),
  ];
}

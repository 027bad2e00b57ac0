/**
 * The parameters of an endpoint as one short string, for the title index. A name follows as many
 * slashes as it has levels: `/body//title//locales///isoCode`. Names never contain slashes.
 */
import type { Endpoint } from '../catalogue/model';
import {
  listSectioned,
  propertiesOf,
  type ParameterSection,
  type Property,
} from '../catalogue/schema';
import { shownLocations, toFieldAnchor } from './anchors';

/** The parameters in display order. Headers are omitted, as nearly all endpoints have the same. */
export function buildFieldTree({ parameters, sections = {} }: Endpoint): string {
  return shownLocations
    .filter((location) => location !== 'header')
    .map((location) => {
      const branches = toBranches(parameters[location] ?? [], sections[location], 2);
      return branches && `/${location}${branches}`;
    })
    .join('');
}

function toBranches(
  list: readonly Property[],
  sections: readonly ParameterSection[] | undefined,
  depth: number,
): string {
  return listSectioned(list, sections)
    .flatMap(({ parameters }) => parameters)
    .map((property) => {
      const ofItems = property.type === 'array' ? property.form?.sections : undefined;
      const members = toBranches(propertiesOf(property), ofItems, depth + 1);
      return '/'.repeat(depth) + property.name + members;
    })
    .join('');
}

/** The anchors of the parameters in a tree, in display order. */
export function listTreeAnchors(tree: string): readonly string[] {
  const anchors: string[] = [];
  const path: string[] = [];
  for (const [, slashes = '', name = ''] of tree.matchAll(/(\/+)([^/]+)/g)) {
    path.splice(slashes.length - 1, path.length, name);
    if (slashes.length > 1) anchors.push(path.reduce(toFieldAnchor));
  }
  return anchors;
}

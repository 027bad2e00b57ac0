/** The title index: what the search box in the header searches and shows. */
import type { Method, Section } from '../api/document';
import type { Endpoint } from '../api/view';
import { type Field, fieldsOf, listSectioned } from '../api/field';
import { shownLocations, toFieldAnchor } from './anchors';

export interface PageTitle {
  readonly title: string;
  readonly permalink: string;
  readonly category: string;
  readonly endpoint?: TitledEndpoint;
}

/** What an endpoint can be found by, besides its title. */
export interface TitledEndpoint {
  readonly method: Method;
  /** The template, such as `campaigns/boards/{boardId}/links`. */
  readonly path: string;
  /** The anchors of its parameters in display order. */
  readonly fields: readonly string[];
}

/** Headers are omitted, as nearly all endpoints have the same. */
export function toTitledEndpoint(endpoint: Endpoint): TitledEndpoint {
  const { method, path, parameters, sections = {} } = endpoint;
  const fields = shownLocations
    .filter((location) => location !== 'header')
    .flatMap((location) => toAnchors(location, parameters[location] ?? [], sections[location]));
  return { method, path, fields };
}

function toAnchors(
  parent: string,
  list: readonly Field[],
  sections: readonly Section[] | undefined,
): readonly string[] {
  return listSectioned(list, sections)
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const anchor = toFieldAnchor(parent, field.name);
      const ofItems = field.kind === 'list' ? field.sections : undefined;
      return [anchor, ...toAnchors(anchor, fieldsOf(field), ofItems)];
    });
}

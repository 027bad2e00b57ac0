/** The anchors of generated pages. */
import { type ParameterLocation, parameterLocations } from '../openapi/portal';
import type { Endpoint, Field } from '../openapi/model';
import { fieldsOf, fieldsOfResponse, listNested } from '../openapi/shapes';
import type { SitePage } from './index';

export const authenticationAnchor = 'authentication' as const;
export const responseCodesAnchor = 'response-codes' as const;
export const responseStructureAnchor = 'response-structure' as const;

/** A section of an endpoint's page. */
export type SectionAnchor =
  | `${ParameterLocation}-params`
  | typeof authenticationAnchor
  | typeof responseCodesAnchor
  | typeof responseStructureAnchor;

/** The section of the parameters that travel there. */
export function toParametersAnchor(location: ParameterLocation): `${ParameterLocation}-params` {
  return `${location}-params`;
}

/** The prefix of the fields of a response: `response` of the success, `response-400` of others. */
export function toResponseAnchor(status: string): string {
  return status === '200' ? 'response' : `response-${status}`;
}

/** The prefix of the fields on the page of a schema. */
export const schemaAnchor = 'schema';

/** A field in its parent: `body.locales` and `title` become `body.locales.title`. */
export function toFieldAnchor(parent: string, name: string): string {
  return `${parent}.${name}`;
}

/** The sections of an endpoint's page in display order. Empty ones are omitted. */
export function listSectionAnchors({ parameters, responses }: Endpoint): readonly SectionAnchor[] {
  const locations = parameterLocations.filter(
    (location) => (parameters[location] ?? []).length > 0,
  );
  const hasFields = responses.some(({ shape }) => shape !== undefined);
  return [
    ...locations.map(toParametersAnchor),
    ...(responses.length > 0 ? [responseCodesAnchor] : []),
    ...(hasFields ? [responseStructureAnchor] : []),
  ];
}

/** The parameters and response fields of an endpoint's page. */
export function listFieldAnchors({ parameters, responses }: Endpoint): readonly string[] {
  return [
    ...parameterLocations.flatMap((location) => toAnchors(location, parameters[location] ?? [])),
    ...responses.flatMap((response) =>
      toAnchors(toResponseAnchor(response.status), fieldsOfResponse(response)),
    ),
  ];
}

/** The fields and those inside them, below an anchor. */
export function toAnchors(root: string, fields: readonly Field[]): readonly string[] {
  return listNested(fields).map(({ field, parents }) =>
    [...parents, field].map(({ name }) => name).reduce(toFieldAnchor, root),
  );
}

/** The anchors of a generated page; only the pages of endpoints have headings that stay. */
export function listAnchors(page: SitePage): readonly string[] {
  if (page.kind === 'schema') return toAnchors(schemaAnchor, fieldsOf(page.schema.shape));
  if (page.kind !== 'endpoint') return [];
  return [...listSectionAnchors(page.endpoint), ...listFieldAnchors(page.endpoint)];
}

/** The anchor of a cut version in the changelog. The feed links to it. */
export function toVersionAnchor(version: string): string {
  return `version-${version}`;
}

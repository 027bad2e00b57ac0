/** The anchors of pages that are generated from the catalogue. */
import type { ParameterLocation } from '../catalogue/model';
import { propertiesOf } from '../catalogue/schema';
import type { SitePage } from './index';

export const responseCodesAnchor = 'response-codes';
export const responseStructureAnchor = 'response-structure';

/** The section of the parameters that travel there. */
export function toParametersAnchor(location: ParameterLocation): string {
  return `${location}-params`;
}

/** The sections of an endpoint's page; no other page has headings that stay. */
export function listAnchors(page: SitePage): readonly string[] {
  if (page.kind !== 'endpoint') return [];
  const { parameters, responses } = page.endpoint;
  const locations = (['path', 'body', 'query', 'formData', 'header'] as const).filter(
    (location) => (parameters[location] ?? []).length > 0,
  );
  const hasFields = responses.some(({ schema }) => schema && propertiesOf(schema).length > 0);
  return [
    ...locations.map(toParametersAnchor),
    responseCodesAnchor,
    ...(hasFields ? [responseStructureAnchor] : []),
  ];
}

/** The names that a document gives to operations and their objects. They depend on the slug only. */
import type { Endpoint } from '../../catalogue/model';

type Slugged = Pick<Endpoint, 'slug'>;

/** The operation ID: `createCampaignLink` for `create-campaign-link`. */
export function toOperationId({ slug }: Slugged): string {
  // A digit keeps its separator, since `top-10` and `top10` are two slugs.
  return slug
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll('-', '_');
}

/** The component of the request body. */
export function toBodyName(endpoint: Slugged): string {
  return `${toCapitalized(toOperationId(endpoint))}Request`;
}

/** The component of a response body. */
export function toResponseName(endpoint: Slugged, status: number): string {
  return `${toCapitalized(toOperationId(endpoint))}Response${status === 200 ? '' : status}`;
}

function toCapitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

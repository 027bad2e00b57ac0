import type { Endpoint } from '@site/src/catalogue/model';
import { statusCodes } from '@site/src/catalogue/errors';
import { buildOperationDocument } from '@site/src/exports/openapi/document';
import type { Portal } from '@site/src/exports/openapi/operation';

/** An OpenAPI document that contains only this endpoint, as JSON without references. */
export function toOpenApiText(endpoint: Endpoint, portal: Portal): string {
  return `${JSON.stringify(buildOperationDocument(endpoint, portal, statusCodes), null, 2)}\n`;
}

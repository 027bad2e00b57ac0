import type { ApiDocument } from '@portal/src/openapi/document';
import { readJson } from '@portal/src/openapi/numbers';
import { exportRoutes } from '@portal/src/exports/routes';
import type { ResponseBody } from '@portal/src/exports/schema';
import { type TypeLanguage, writeType } from '@portal/src/exports/types';
import { capitalize } from '@portal/src/words/facts';
import { loadText } from '../Shell/clipboard';

/**
 * Writes the type of a response. The page has no whole schemas, so it is that of the OpenAPI document.
 * @param root of the version
 */
export async function loadType(root: string, language: TypeLanguage, body: ResponseBody) {
  const title = `${body.operationId}Response`.split(/\W+/).map(capitalize).join('');
  const document = readJson(await loadText(root + exportRoutes.openApiJson)) as ApiDocument;
  return writeType(language, title, document, body);
}

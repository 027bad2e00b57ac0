/** The logo that a document names for itself. */
import path from 'node:path';
import { toMembers } from '../openapi/document';
import { readSize } from '../project/brand';
import { formats } from '../project/formats';

/** The image of `info.x-logo`, if it is a file in the folder of its document, or below it. */
export function findLogo(logo: unknown, document: string): string | undefined {
  const { url } = toMembers(logo);
  if (typeof url !== 'string' || !formats['image']?.(url)) return undefined;
  const folder = path.dirname(document);
  const file = path.resolve(folder, url);
  return file.startsWith(folder + path.sep) && readSize(file) ? file : undefined;
}

/** The headers of responses, by class: files, and everything else. */
import { isNamed } from './files';
import { assetFolder, type HostingRules } from './rules';

export const caching = {
  /** For existing assets. A missing asset may exist after the next release. */
  assets: 'public, max-age=31536000, immutable',
  /**
   * Everything else is revalidated each time, with a 304 response if it has not changed. This
   * includes parts of assets, because nginx sets the header before it checks the range.
   */
  rest: 'no-cache',
} as const;

export const vary = {
  /** Pages and their Markdown files have the same URL. */
  pages: 'Accept, Accept-Encoding',
  files: 'Accept-Encoding',
} as const;

/** The methods that hosts respond to. All others get a 405 response with this as `Allow`. */
export const allowedMethods = 'GET, HEAD';

/** Files that browsers open as documents, in which scripts can run. */
export const documentFiles = ['*.html', '*.svg', '*.xml'] as const;

/** The status of a response with a file, or about its range. Others have a page or a short text. */
export const fileStatuses = [200, 206, 304, 416] as const;

/** All headers of a response that depend on the rules. `path` is relative to the base URL. */
export function toHeaders(
  { headers }: HostingRules,
  path: string,
  status: number,
): Readonly<Record<string, string>> {
  const isFile = (fileStatuses as readonly number[]).includes(status);
  const isDocument = !isFile || documentFiles.some((file) => isNamed(path, file));
  return {
    ...headers.all,
    ...(isDocument && headers.documents),
    'Cache-Control': toCacheControl(path, status),
    Vary: isDocument || path.endsWith('.md') ? vary.pages : vary.files,
    ...(status === 405 && { Allow: allowedMethods }),
  };
}

/** The Cache-Control value for a path relative to the base URL. */
export function toCacheControl(path: string, status: number): string {
  const isAsset = path.startsWith(assetFolder) && [200, 304].includes(status);
  return isAsset ? caching.assets : caching.rest;
}

/** Leaves the images of pages in files of their own. */
import type { CurrentBundler } from '@docusaurus/types';

/**
 * The framework puts images of less than 10 kB into the page as `data:` addresses, which the
 * Content-Security-Policy refuses. Its request for an image names the limit.
 */
export function keepImageFiles({ instance }: CurrentBundler) {
  return new instance.NormalModuleReplacementPlugin(
    /url-loader.*\?limit=\d+&/,
    (found: { request: string }) => {
      found.request = found.request.replace(/\?limit=\d+&/, '?limit=0&');
    },
  );
}

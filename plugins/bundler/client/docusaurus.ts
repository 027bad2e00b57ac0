/**
 * Replaces the framework's `docusaurus`, through which links load their pages. It would observe all
 * links, and look for the files of each page that comes into view, which takes up to 10 ms of the start of
 * a page. Here, pages load while the pointer is on their link.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preloadPage from '@docusaurus/core/lib/client/preload';

Object.assign(ExecutionEnvironment, { canUseIntersectionObserver: false });

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/** Only pages that are opened are loaded over connections that are slow or expensive. */
function isLimited(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection !== undefined && (connection.saveData || /2g/.test(connection.effectiveType));
}

export default Object.freeze({
  prefetch: () => false,
  preload: (pathname: string) => !isLimited() && preloadPage(pathname),
});

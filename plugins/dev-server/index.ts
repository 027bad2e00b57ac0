/** What only the server of `npm start` needs: redirects, status 404, and a bundler cache in memory. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toDocsContent } from '../docs/content';
import { listRedirects } from '../hosting/old-urls';

export default function devServer({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'dev-server',
    /** Redirects old URLs. In a build, the files that `plugins/hosting` writes redirect them. */
    allContentLoaded({ allContent, actions }) {
      const redirects = listRedirects(toDocsContent(allContent), siteDir, siteConfig);
      for (const { from, to } of redirects) {
        const component = '@site/src/components/Redirect';
        actions.addRoute({ path: baseUrl + from, exact: true, component, props: { to } });
      }
    },
    configureWebpack: () => ({ experiments: memoryCache, devServer: pagesOnly }),
  };
}

/**
 * Keeps the bundler's cache in memory. A cache on disk is damaged when the server is killed or the
 * content changes during a write. Pages then stay blank. It would save only half a second per start.
 */
const memoryCache = { cache: true };

/**
 * Answers unknown URLs with the portal only if the client asks for HTML. A hot update that does not
 * exist must have the status 404: then the page reloads. Otherwise, it would never update again.
 */
const pagesOnly = { historyApiFallback: { htmlAcceptHeaders: ['text/html'] } };

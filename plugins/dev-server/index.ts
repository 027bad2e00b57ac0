/** What only `npm start` needs: redirects, status 404, the document, and a bundler cache in memory. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type ProjectOptions, toContentDir } from '../../src/project/index';
import { docsFolder, referenceFolder } from '../../src/routes/places';
import { toDocsContent } from '../docs/content';
import { listRedirects } from '../hosting/old-urls';

export default function devServer(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  { project }: ProjectOptions,
): Plugin {
  // Pages load the document, whose other exports only builds have.
  const directory = path.join(toContentDir(project()), docsFolder, referenceFolder);
  return {
    name: 'dev-server',
    /** Redirects old URLs. In a build, the files that `plugins/hosting` writes redirect them. */
    allContentLoaded({ allContent, actions }) {
      const redirects = listRedirects(toDocsContent(allContent), siteDir, siteConfig);
      for (const { from, to } of redirects) {
        const component = '@portal/src/components/Redirect';
        actions.addRoute({ path: baseUrl + from, exact: true, component, props: { to } });
      }
    },
    configureWebpack: () => ({
      experiments: memoryCache,
      devServer: { ...pagesOnly, static: [{ directory, publicPath: baseUrl, watch: false }] },
    }),
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

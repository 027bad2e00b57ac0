/** What the server of `npm start` needs, beside what shows the content. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsPlugin, toDocsContent } from '../../src/framework/docs-plugin';
import { listRedirects } from '../hosting/aliases';

export default function devServer({ siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'dev-server',
    /** Old addresses lead on: the build has files for that, which `plugins/hosting` writes. */
    allContentLoaded({ allContent, actions }) {
      const redirects = listRedirects(
        toDocsContent(allContent[docsPlugin]?.['default']),
        siteConfig.url,
      );
      for (const { from, to } of redirects) {
        const component = '@site/src/components/Redirect';
        actions.addRoute({ path: baseUrl + from, exact: true, component, props: { to } });
      }
    },
    configureWebpack: () => ({ experiments: memoryCache }),
  };
}

/**
 * The bundler's cache is kept in memory: one on the disk is damaged when the server is killed or the
 * content changes while it is written, and pages stay blank then. It saves half a second of a start.
 */
const memoryCache = { cache: true };

/** Shows the problems of the content in `start`: in the terminal, and over the page in the browser. */
import path from 'node:path';
import process from 'node:process';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readCatalogue } from '../endpoint-pages/catalogue';
import type { Check } from './problems';
import { ContentWatch } from './watch';

const check: Check = async (siteDir) => {
  const { problems } = await readCatalogue(siteDir, 'src/catalogue/index.ts');
  return problems;
};

export default function contentCheck({ siteDir }: LoadContext): Plugin {
  return {
    name: 'content-check',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const content = [
        { folder: path.join(siteDir, 'src/catalogue') },
        { folder: path.join(siteDir, 'docs'), except: 'reference' },
      ];
      return {
        plugins: [new ContentWatch(content, () => check(siteDir))],
        devServer: { client: { overlay: { runtimeErrors: isLasting } } },
      };
    },
  };
}

/**
 * A page that was deleted is missing for a moment, until the routes follow. Runs in the browser, and
 * is sent there as its text.
 */
function isLasting(error: Error): boolean {
  return !error.message.startsWith("Cannot find module '@site/docs/");
}

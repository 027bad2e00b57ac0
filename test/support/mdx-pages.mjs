/**
 * Renders texts as the build renders pages, without its bundler. The input is a list of texts as
 * JSON, the output a list of `{html}` or `{error}`. It is a separate process, because Jest does not
 * load ES modules.
 */
import { createRequire } from 'node:module';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { run } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

/** @type {unknown} */
const module = createRequire(import.meta.url)('@docusaurus/mdx-loader/lib/processor.js');
const { createProcessorUncached } =
  /** @type {typeof import('@docusaurus/mdx-loader/lib/processor')} */ (module);

const options = {
  outputFormat: 'function-body',
  staticDirs: [],
  siteDir: '/site',
  admonitions: true,
  markdownConfig: {
    emoji: false,
    mermaid: false,
    anchors: { maintainCase: false },
    mdx1Compat: { comments: false, admonitions: false, headingIds: false },
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
};
const processor = await createProcessorUncached({
  options: /** @type {any} */ (options),
  format: 'mdx',
});

/** @typedef {{ title?: string, children?: import('react').ReactNode }} Props */
const components = {
  admonition: (/** @type {Props} */ { title, children }) =>
    createElement('aside', {}, title, children),
  Details: (/** @type {Props} */ { children }) => createElement('details', {}, children),
};

/** @param {string} content */
async function draw(content) {
  const filePath = '/site/docs/page.mdx';
  const { content: code } = await processor.process({
    ...{ content, filePath, frontMatter: {}, compilerName: 'server' },
  });
  const scope = { ...runtime, baseUrl: import.meta.url, useMDXComponents: () => components };
  const page = await run(code, scope);
  return renderToStaticMarkup(createElement(page.default));
}

const toDrawn = (/** @type {string} */ html) => ({ html });
const toFailed = (/** @type {unknown} */ error) => ({ error: String(error) });

/** @type {unknown} */
const given = JSON.parse(await text(process.stdin));
const drawn = [];
for (const content of /** @type {string[]} */ (given)) {
  drawn.push(await draw(content).then(toDrawn, toFailed));
}
process.stdout.write(JSON.stringify(drawn));

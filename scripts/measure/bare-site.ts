/** A bare Docusaurus classic site with the same text as a build of the portal. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const config = `module.exports = {
  title: 'Bare',
  url: 'https://bare.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
};
`;

/** The browser list of `create-docusaurus`, which determines the polyfills. */
const manifest = {
  name: 'bare',
  private: true,
  browserslist: { production: ['>0.5%', 'not dead', 'not op_mini all'] },
};

/**
 * Writes the site. Its pages are the Markdown alternates of a build, at the same routes. The folder
 * must be in the repository, because the site uses its packages.
 */
export async function writeBareSite(folder: string, build: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'docusaurus.config.js'), config);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await cp(path.join(build, 'docs'), path.join(folder, 'docs/docs'), {
    recursive: true,
    filter: (file) => path.extname(file) === '' || file.endsWith('.md'),
  });
}

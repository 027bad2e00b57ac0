/** A bare Docusaurus classic site with the same text as the endpoint pages. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSource } from '../lib/load-source.mjs';

/**
 * @typedef {import('../../src/catalogue/model').Endpoint} Endpoint
 * @typedef {import('../../src/catalogue/schema').Property} Property
 */

const { propertiesOf } = /** @type {typeof import('../../src/catalogue/schema')} */ (
  loadSource('../../src/catalogue/schema.ts', import.meta.url)
);

const config = `module.exports = {
  title: 'Bare',
  url: 'https://bare.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
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
 * Writes the site, with a page for each endpoint. The folder must be in the repository, because
 * the site uses its packages.
 * @param {string} directory
 * @param {readonly {endpoint: Endpoint, sample: string}[]} pages the sample is the one that shows
 */
export async function writeBareSite(directory, pages) {
  await rm(directory, { recursive: true, force: true });
  await mkdir(path.join(directory, 'docs'), { recursive: true });
  await writeFile(path.join(directory, 'docusaurus.config.js'), config);
  await writeFile(path.join(directory, 'package.json'), JSON.stringify(manifest));
  for (const { endpoint, sample } of pages) {
    const file = path.join(directory, 'docs', `${endpoint.slug}.md`);
    await writeFile(file, toMarkdown(endpoint, sample));
  }
}

/**
 * @param {Endpoint} endpoint
 * @param {string} sample
 */
function toMarkdown(endpoint, sample) {
  const { title, summary, method, path: route, notes, parameters, responses } = endpoint;
  return [
    `# ${title}\n\n${escapeText(summary)}\n\n**${method}** \`/${route}\`\n\n## Parameters\n`,
    ...notes.map((note) => `:::info[${note.title}]\n\n${escapeText(note.text)}\n\n:::\n`),
    ...Object.entries(parameters).map(
      ([location, list]) => `### ${location}\n\n${toList(list, '')}`,
    ),
    ...responses.map(
      (response) =>
        `### ${response.status}\n\n${toList(response.schema ? propertiesOf(response.schema) : [], '')}`,
    ),
    `## Code Example\n\n\`\`\`bash\n${sample}\`\`\`\n`,
    ...responses.map(
      ({ example }) =>
        `## Response\n\n\`\`\`json\n${JSON.stringify(example ?? {}, null, 2)}\n\`\`\`\n`,
    ),
  ].join('\n');
}

/**
 * @param {readonly Property[]} properties
 * @param {string} indent
 * @returns {string}
 */
function toList(properties, indent) {
  return properties
    .map((property) => {
      const { name, type, required, description } = property;
      const { enum: choices = null, maxLength = null } = property.type === 'string' ? property : {};
      const facts = [
        required && 'required',
        maxLength && `at most ${maxLength} characters`,
        choices && `one of ${choices.join(', ')}`,
      ].filter(Boolean);
      const line = `${indent}- \`${name}\` ${type} ${escapeText(description)} ${facts.join(', ')}\n`;
      return line + toList(propertiesOf(property), `${indent}  `);
    })
    .join('');
}

/** Links would be broken on the bare site, so only their text is kept. */
/** @param {string} text */
function escapeText(text) {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[{}<]/g, '\\$&');
}

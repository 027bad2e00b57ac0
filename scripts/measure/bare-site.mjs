/** A bare Docusaurus classic site whose pages say what the endpoint pages say. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {{name: string, type: string, required?: boolean, description: string,
 *   properties?: Entry[], fields?: Entry[], enum?: string[], maxLength?: number}} Entry
 * @typedef {{slug: string, category: string, title: string, summary: string, method: string, path: string,
 *   notes: {title: string, text: string}[], parameters: Record<string, Entry[]>,
 *   responses: {status: number, description: string, fields: Entry[], example?: unknown}[]}} Endpoint
 */

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

/** What `create-docusaurus` gives a new site; its browsers decide about polyfills. */
const manifest = {
  name: 'bare',
  private: true,
  browserslist: { production: ['>0.5%', 'not dead', 'not op_mini all'] },
};

/**
 * Writes the site, a page per endpoint; the folder must lie inside the repository, whose packages
 * it uses.
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
    `# ${title}\n\n${toText(summary)}\n\n**${method}** \`/${route}\`\n\n## Parameters\n`,
    ...notes.map((note) => `:::info[${note.title}]\n\n${toText(note.text)}\n\n:::\n`),
    ...Object.entries(parameters).map(
      ([location, list]) => `### ${location}\n\n${toList(list, '')}`,
    ),
    ...responses.map((response) => `### ${response.status}\n\n${toList(response.fields, '')}`),
    `## Code Example\n\n\`\`\`bash\n${sample}\`\`\`\n`,
    ...responses.map(
      ({ example }) =>
        `## Response\n\n\`\`\`json\n${JSON.stringify(example ?? {}, null, 2)}\n\`\`\`\n`,
    ),
  ].join('\n');
}

/**
 * @param {Entry[]} entries
 * @param {string} indent
 * @returns {string}
 */
function toList(entries, indent) {
  return entries
    .map((entry) => {
      const { name, type, required, description, properties, fields, maxLength } = entry;
      const facts = [
        required && 'required',
        maxLength && `at most ${maxLength} characters`,
        entry.enum && `one of ${entry.enum.join(', ')}`,
      ].filter(Boolean);
      const line = `${indent}- \`${name}\` ${type} ${toText(description)} ${facts.join(', ')}\n`;
      return line + toList(properties ?? fields ?? [], `${indent}  `);
    })
    .join('');
}

/** Links of the portal lead nowhere on the bare site: only their texts are kept. */
/** @param {string} text */
function toText(text) {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[{}<]/g, '\\$&');
}

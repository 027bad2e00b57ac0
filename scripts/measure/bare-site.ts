/** A bare Docusaurus classic site with the same text as the endpoint pages. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { endpoints } from '../../src/catalogue';
import type { Endpoint } from '../../src/catalogue/model';
import { type Property, propertiesOf } from '../../src/catalogue/schema';
import { buildRequest } from '../../src/request/build';
import { languages } from '../../src/samples';
import { readSite } from '../../src/site';
import { withDefaultSettings } from '../lib/site';

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
 * Writes the site, with a page for each endpoint and so many copies of all. The folder must be in
 * the repository, because the site uses its packages.
 */
export async function writeBareSite(folder: string, copies: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'docs'), { recursive: true });
  await writeFile(path.join(folder, 'docusaurus.config.js'), config);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const { site: hosts } = readSite(withDefaultSettings(process.env));
  for (const endpoint of endpoints) {
    const text = toMarkdown(endpoint, languages.curl.toSample(buildRequest(endpoint, {}, hosts)));
    for (let copy = 1; copy <= copies; copy += 1) {
      const name = copy === 1 ? endpoint.slug : `${endpoint.slug}-${copy}`;
      await writeFile(path.join(folder, 'docs', `${name}.md`), text);
    }
  }
}

function toMarkdown(endpoint: Endpoint, sample: string): string {
  const { title, summary, method, path: route, notes, parameters, responses } = endpoint;
  return [
    `# ${title}\n\n${escapeText(summary)}\n\n**${method}** \`/${route}\`\n\n## Parameters\n`,
    ...notes.map((note) => `:::info[${note.title}]\n\n${escapeText(note.text)}\n\n:::\n`),
    ...Object.entries(parameters).map(([location, list]) => `### ${location}\n\n${toList(list)}`),
    ...responses.map(
      ({ status, schema }) => `### ${status}\n\n${toList(schema ? propertiesOf(schema) : [])}`,
    ),
    `## Code Example\n\n\`\`\`bash\n${sample}\`\`\`\n`,
    ...responses.map(
      ({ example }) =>
        `## Response\n\n\`\`\`json\n${JSON.stringify(example ?? {}, null, 2)}\n\`\`\`\n`,
    ),
  ].join('\n');
}

function toList(properties: readonly Property[], indent = ''): string {
  return properties
    .map((property) => {
      const { name, type, required, description } = property;
      const { enum: choices, maxLength } = property.type === 'string' ? property : {};
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
function escapeText(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[{}<]/g, '\\$&');
}

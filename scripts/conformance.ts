/** `npm run conformance`: writes `CONFORMANCE.md` from the table of the check. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { conformance, listFields, versions } from '../src/openapi/conformance';
import { root } from './lib/paths.mjs';

export const usage = `npm run conformance

Writes CONFORMANCE.md from src/openapi/conformance.ts.`;

export function run(): Promise<void> {
  writeFileSync(path.join(root, 'CONFORMANCE.md'), buildConformance());
  return Promise.resolve();
}

const introduction = `# Conformance

What the portal does with each field of OpenAPI 2.0, 3.0, 3.1 and 3.2, with each keyword of JSON Schema 2020-12, and with
the extensions that other tools show. \`npm run conformance\` writes this page from \`src/openapi/conformance.ts\`. Tests
prove it on documents: what is shown changes what pages say, and what is named is named.

- **Shown**: the portal reads it and shows it. The line says where.
- **Named**: the portal does not show it. \`npm run check:content\`, \`npm start\` and \`npm run build\` say so, once for each
  field, with the first places in the document. The line says what is shown instead.

Extensions (\`x-…\`) that are not on this page are named in one line, with how often and where they occur. The check
also names header parameters that OpenAPI says to ignore, documents without servers, servers without a host, and
keywords that OpenAPI does not have, or that do not apply to the type of their value. A document is refused only if it
cannot be shown. The message has the file, the line, what was found and what was expected.
`;

/** The page as Markdown, in the format of Prettier. */
export function buildConformance(): string {
  const objects = Object.entries(conformance).map(([title, rows]) => {
    const lines = rows.map((row) => {
      const [outcome, note] = row;
      const fields = listFields(row).map(({ names, versions: only }) => {
        const of = only.length === versions.length ? '' : ` (${only.join(', ')})`;
        return names.map((name) => `\`${name}\``).join(', ') + of;
      });
      const word = outcome === 'shown' ? 'Shown' : '**Named**';
      return `- ${fields.join('; ')}. ${word}: ${note}.\n`;
    });
    return `\n## ${title}\n\n${lines.join('')}`;
  });
  return introduction + objects.join('');
}

/** Multiplies the endpoints of a copy of the portal. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../lib/main.mjs';

/** Each copy of the catalogue has unique categories, slugs, titles and paths, and no aliases. */
const multiply = (times: number) => `
const toCopy = (category: Category, copy: number): Category =>
  ({
    ...category,
    id: \`\${category.id}-\${copy}\`,
    title: \`\${category.title} \${copy}\`,
    aliases: [],
    endpoints: category.endpoints.map((endpoint) => ({
      ...endpoint,
      slug: \`\${endpoint.slug}-\${copy}\`,
      category: \`\${category.id}-\${copy}\`,
      title: \`\${endpoint.title} \${copy}\`,
      path: \`v\${copy}/\${endpoint.path}\`,
      aliases: [],
      ...(endpoint.undoes && { undoes: \`\${endpoint.undoes}-\${copy}\` }),
    })),
  }) as unknown as Category;

export const catalogue: Catalogue = {
  ...single,
  categories: [
    ...single.categories,
    ...Array.from({ length: ${times - 1} }, (_, index) =>
      single.categories.map((category) => toCopy(category, index + 2)),
    ).flat(),
  ],
};
`;

/** Edits the catalogue in the folder, so that it has so many times its endpoints. */
export async function multiplyCatalogue(folder: string, times: number): Promise<void> {
  const file = path.join(folder, 'src/catalogue/index.ts');
  const text = await readFile(file, 'utf8');
  const changed = text.replace(
    /export const catalogue(: Catalogue = \{[^;]*\};\n)/,
    (_, single: string) => `const single${single}${multiply(times)}`,
  );
  if (changed === text) {
    throw new Failure(`${file} does not match the pattern in scripts/measure/site-copy.ts.`);
  }
  await writeFile(file, changed);
}

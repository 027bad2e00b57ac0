/** Copies of the portal's sources, for tests and measurements, and a copy with more endpoints. */
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

const sources = [
  '.prettierrc.json',
  'docs',
  'plugins',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'scripts',
  'sidebars.ts',
  'test/support',
  'tsconfig.json',
];

/** Copies the portal's sources to a new folder that shares the packages. Returns the folder. */
export async function copySources(): Promise<string> {
  const folder = await makeFolder();
  for (const source of sources) {
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/**
 * The names of removed copies are used again, because compiled modules of the portal are kept in the
 * temporary folder of the system by their path: a build of a copy at a new path takes 3 s longer.
 */
async function makeFolder(count = 1): Promise<string> {
  const folder = path.join(tmpdir(), `portal-${count}`);
  try {
    await mkdir(folder, { mode: 0o700 });
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return makeFolder(count + 1);
  }
}

/** Each copy of the entries has unique categories, slugs, titles and paths, and no aliases. */
const multiply = (times: number, most: number) => `
const toKept = ({ endpoints }: CategoryEntry) => endpoints.slice(0, ${most});
const kept = new Set(single.categories.flatMap(toKept).map(({ slug }) => slug));

const toCopy = (category: CategoryEntry, copy: number): CategoryEntry =>
  ({
    ...category,
    id: \`\${category.id}-\${copy}\`,
    title: \`\${category.title} \${copy}\`,
    aliases: [],
    endpoints: toKept(category).map((endpoint) => ({
      ...endpoint,
      slug: \`\${endpoint.slug}-\${copy}\`,
      title: \`\${endpoint.title} \${copy}\`,
      path: \`v\${copy}/\${endpoint.path}\`,
      aliases: [],
      ...(endpoint.next && {
        next: endpoint.next.filter((slug) => kept.has(slug)).map((slug) => \`\${slug}-\${copy}\`),
      }),
      ...(endpoint.undoes && { undoes: \`\${endpoint.undoes}-\${copy}\` }),
    })),
  }) as unknown as CategoryEntry;

export const catalogue: Entries = {
  ...single,
  categories: [
    ...single.categories,
    ...Array.from({ length: ${times - 1} }, (_, index) =>
      single.categories.map((category) => toCopy(category, index + 2)),
    ).flat(),
  ],
};
`;

/**
 * Edits the catalogue in the folder, so that it has so many times its categories. Those that are
 * added have at most so many endpoints each.
 */
export async function multiplyCatalogue(
  folder: string,
  times: number,
  most = Infinity,
): Promise<void> {
  const file = path.join(folder, 'src/catalogue/index.ts');
  const text = await readFile(file, 'utf8');
  const changed = text.replace(
    /export const catalogue(: Entries = \{[^;]*\};\n)/,
    (_, single: string) => `const single${single}${multiply(times, most)}`,
  );
  if (changed === text) {
    throw new Error(`${file} does not match the pattern in test/support/copy-sources.ts.`);
  }
  await writeFile(file, changed);
}

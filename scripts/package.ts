/** Prepares `npm pack`: writes the portal as JavaScript, without the music API, into the folder dist. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile, type Options } from '@swc/core';
import { Globby } from '@docusaurus/utils';
import { root } from './lib/paths.mjs';

export const usage = `npm pack

Packs the portal as an npm package. Loaders of other people's folders leave packages alone, so it has
no TypeScript.`;

export async function run(): Promise<void> {
  const dist = path.join(root, 'dist');
  await rm(dist, { recursive: true, force: true });
  for (const file of await Globby([...wanted], { cwd: root })) {
    const [source, target] = [path.join(root, file), path.join(dist, file)];
    if (!/\.tsx?$/.test(file)) {
      await cp(source, target);
      continue;
    }
    const { code } = await transformFile(source, options);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target.replace(/\.tsx?$/, '.js'), code);
  }
}

/** All that a project needs. The package of a project has neither the entries of the music API nor tests. */
const wanted = [
  ...[
    'package.json',
    'CONFORMANCE.md',
    'docusaurus.config.ts',
    'sidebars.ts',
    'plugins/**',
    'src/**',
  ],
  ...['!**/*.d.ts', '!src/catalogue/**'],
  ...['src/catalogue/{compile*,components,model,schema,source}.ts', 'scripts/templates/**'],
  ...['scripts/lib/*', 'scripts/bin.mjs', '!scripts/lib/install.mjs'],
  'scripts/{build,check-content,compare,init,mcp,new,release,serve,start,translate,version-*}.ts',
];

const options: Options = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
  },
};

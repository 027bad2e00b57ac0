/**
 * Lets the HTML of a page load the files of the page next to the main file. The framework writes the
 * scripts of all modules that a page reports, but its list of files does not know these modules.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { ChunkGroup, Compiler } from 'webpack';

/** The IDs of chunks by what imports them, and their files. */
interface Manifest {
  readonly origins: Record<string, readonly unknown[]>;
}

/** A plugin of the bundler that completes the list of files. */
export function listPageFiles({ generatedFilesDir }: LoadContext) {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    apply({ hooks }: Compiler) {
      hooks.afterEmit.tap('page-files', ({ chunkGroups }) => {
        const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
        for (const group of chunkGroups) {
          for (const { request } of group.origins) {
            if (request) manifest.origins[request] = listChunks(group);
          }
        }
        fs.writeFileSync(file, JSON.stringify(manifest));
      });
    },
  };
}

/** The chunks that must be loaded before those of the group, and these. */
function listChunks(group: ChunkGroup): readonly unknown[] {
  if (group.isInitial()) return [];
  const earlier = group.getParents().flatMap(listChunks);
  return [...new Set([...earlier, ...group.chunks.map(({ id }) => id)])];
}

/** Writes which modules each file of the bundle contains, for `npm run measure -- budget`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

interface Options {
  /** The file to write. */
  readonly file: string;
}

/** The part of the bundler's statistics that is needed. */
interface Stats {
  readonly chunks: readonly { readonly id: string; readonly files: readonly string[] }[];
  readonly modules: readonly {
    /** Modules that the bundler joined have the name of the first one, with their number. */
    readonly name?: string;
    /** Bytes before minification. */
    readonly size: number;
    readonly chunks: readonly string[];
  }[];
}

const wanted = { all: false, ids: true, chunks: true, modules: true, modulesSpace: Infinity };

export default function bundleStats(_: unknown, { file }: Options): Plugin {
  return {
    name: 'bundle-stats',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        plugins: [
          {
            apply({ hooks }) {
              hooks.done.tapPromise('bundle-stats', (stats) =>
                write(file, stats.toJson(wanted) as unknown as Stats),
              );
            },
          },
        ],
      };
    },
  };
}

async function write(file: string, { chunks, modules }: Stats): Promise<void> {
  const byFile = chunks.flatMap(({ id, files }) => {
    const sizes: Record<string, number> = {};
    for (const { name, size, chunks: places } of modules) {
      if (name && places.includes(id)) sizes[name] = size;
    }
    return files.map((name) => [name, sizes] as const);
  });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(Object.fromEntries(byFile)));
}

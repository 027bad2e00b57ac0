/** Names chunks after what the whole build says, and not after the folder that it is made in. */
import { createHash } from 'node:crypto';
import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const name = 'release-hash';
/** As many digits of the hash as a file name has. */
const digits = 8;

/** The name of a chunk that has no hash of its own. */
export const chunkFilename = `assets/js/[name].[fullhash:${digits}].js`;

/**
 * The bundler's `fullhash` takes in absolute paths, so that the same sources in another folder would
 * give other names. A hash of all scripts' contents takes its place, in names and in the scripts that
 * load others by it, before the bundler computes the content hashes of the files that remain.
 */
export class ReleaseHashPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const fullHash = compilation.hash;
        if (!fullHash) throw new Error(`${name}: the bundler has no hash of the build yet.`);
        const scripts = Object.entries(assets)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, source]) => ({ file, text: source.source().toString() }));
        const release = hashScripts(scripts, fullHash);
        for (const { file, text } of scripts.filter((script) => script.text.includes(fullHash))) {
          compilation.updateAsset(file, new sources.RawSource(text.replaceAll(fullHash, release)));
        }
        const toEnd = (hash: string) => `.${hash.slice(0, digits)}.js`;
        for (const { file } of scripts.filter((script) => script.file.endsWith(toEnd(fullHash)))) {
          compilation.renameAsset(file, file.replace(toEnd(fullHash), toEnd(release)));
        }
      });
    });
  }
}

interface Script {
  readonly file: string;
  readonly text: string;
}

/**
 * As long as the hash that it takes the place of, and independent of the scripts' order. The main
 * runtime says nothing but the names of the others, some of which are not final yet.
 */
export function hashScripts(scripts: readonly Script[], fullHash: string): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const contents = scripts
    .filter(({ file }) => !file.includes('runtime~'))
    .map(({ text }) => hash(text.replaceAll(fullHash, '')));
  return hash(contents.toSorted().join('')).slice(0, fullHash.length);
}

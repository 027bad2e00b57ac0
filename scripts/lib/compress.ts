/** The last steps of a build: compressed variants of its files, and its release ID. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import manifest from '../../package.json';
import { encodings, findTextType, healthFile } from '../../src/hosting/files';
import { assetFolder } from '../../src/hosting/rules';
import { listFiles } from './files.mjs';

/** Files of this size or less are not compressed. */
const leastCompressed = 1024;

/** Compression runs in Node's thread pool, which has four threads. */
const concurrency = 4;

/** The byte of a gzip header that names the operating system. 255 means unknown. */
const systemByte = 9;

const compress = {
  br: (content: Buffer, file: string) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: toQuality(file),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  async gzip(content: Buffer) {
    const compressed = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
    compressed[systemByte] = 255;
    return compressed;
  },
};

/**
 * The quality of Brotli. Readers load assets with most pages, so they get the best one. For all other
 * files, it would take three times as long, for 2 % less.
 */
function toQuality(file: string): number {
  const best = constants.BROTLI_MAX_QUALITY;
  return file.startsWith(assetFolder) ? best : best - 1;
}

/**
 * Writes a `.br` and a `.gz` file next to each text file, unless it is not smaller. The same file
 * always results in the same bytes.
 * @param isWanted by default all files
 */
export async function compressFiles(
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<void> {
  const files = (await listFiles(folder)).filter(
    (file) => findTextType(file) !== undefined && isWanted(file),
  );
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await compressFile(folder, file);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, compressNext));
}

async function compressFile(folder: string, file: string): Promise<void> {
  const content = await readFile(path.join(folder, file));
  if (content.length <= leastCompressed) return;
  for (const { name, ending } of encodings) {
    const variant = await compress[name](content, file);
    if (variant.length < content.length) await writeFile(path.join(folder, file + ending), variant);
  }
}

/**
 * Writes the file that shows to monitoring which release a host serves: the version of the portal,
 * and a hash of the paths and the content of all files in the folder.
 */
export async function writeHealth(folder: string): Promise<void> {
  const release = createHash('sha256');
  for (const file of await listFiles(folder)) {
    const content = createHash('sha256').update(await readFile(path.join(folder, file)));
    release.update(`${file}\n${content.digest('hex')}\n`);
  }
  const health = { version: manifest.version, release: release.digest('hex').slice(0, 12) };
  await writeFile(path.join(folder, healthFile), `${JSON.stringify(health)}\n`);
}

/** Compressed variants of built files, which hosts send unchanged. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodings, findTextType, leastCompressed } from './hosting.mjs';
import { listFiles } from './list-files.mjs';

/** Compression runs in Node's thread pool, which has four threads. */
const concurrency = 4;

const compress = { br: toBrotli, gzip: toGzip };

/** The byte of a gzip header that names the operating system. 255 means unknown. */
const systemByte = 9;

/**
 * Writes a `.br` and a `.gz` file next to each text file, unless it is not smaller. The same file
 * always results in the same bytes.
 * @param {string} folder
 * @param {(file: string) => boolean} [isWanted] by default all files
 */
export async function compressFiles(folder, isWanted = () => true) {
  const files = (await listFiles(folder)).filter(
    (file) => findTextType(file) !== undefined && isWanted(file),
  );
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await compressFile(path.join(folder, file));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, compressNext));
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length <= leastCompressed) return;
  for (const { name, ending } of encodings) {
    const variant = await compress[name](content);
    if (variant.length < content.length) await writeFile(file + ending, variant);
  }
}

/** @param {Buffer} content */
function toBrotli(content) {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** @param {Buffer} content */
async function toGzip(content) {
  const compressed = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  compressed[systemByte] = 255;
  return compressed;
}

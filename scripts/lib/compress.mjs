/** Compressed variants of built files, which hosts send unchanged. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assetFolder, encodings, findTextType, leastCompressed } from './hosting.mjs';
import { listFiles } from './list-files.mjs';

/** Compression runs in Node's thread pool, which has four threads. */
const concurrency = 4;

const compress = { br: toBrotli, gzip: toGzip };

/**
 * The quality of Brotli. Readers load assets with most pages, so they get the best one. For all other
 * files, it would take three times as long, for 2 % less.
 */
const quality = {
  assets: constants.BROTLI_MAX_QUALITY,
  others: constants.BROTLI_MAX_QUALITY - 1,
};

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
      await compressFile(folder, file);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, compressNext));
}

/**
 * @param {string} folder
 * @param {string} file
 */
async function compressFile(folder, file) {
  const content = await readFile(path.join(folder, file));
  if (content.length <= leastCompressed) return;
  for (const { name, ending } of encodings) {
    const variant = await compress[name](content, file);
    if (variant.length < content.length) await writeFile(path.join(folder, file + ending), variant);
  }
}

/**
 * @param {Buffer} content
 * @param {string} file
 */
function toBrotli(content, file) {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: file.startsWith(assetFolder)
        ? quality.assets
        : quality.others,
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

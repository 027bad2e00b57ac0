/** The files of a build: a list, a hash, compressed variants, and the release ID. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import manifest from '../../package.json';
import { encodings, findTextType, healthFile } from '../../src/hosting/files';
import { assetFolder } from '../../src/hosting/rules';

/** All files in a folder, in the same order on every system. Paths are relative, with slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** A hash of the paths and the content of all files in the folder. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder)) {
    const content = createHash('sha256').update(await readFile(path.join(folder, file)));
    hash.update(`${file}\n${content.digest('hex')}\n`);
  }
  return hash.digest('hex');
}

/** Writes the file that says which release a host serves, with a hash of all other files. */
export async function writeHealth(folder: string): Promise<void> {
  const release = (await hashFolder(folder)).slice(0, 12);
  const health = { version: manifest.version, release };
  await writeFile(path.join(folder, healthFile), `${JSON.stringify(health)}\n`);
}

/** The largest file that common hosts accept: 25 MiB. */
const mostBytes = 25 * 1024 * 1024;

/** A warning for each file that a host may refuse. */
export async function findLargeFiles(folder: string): Promise<readonly string[]> {
  const files = await listFiles(folder);
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return files.flatMap((file, index) => {
    const { size = 0 } = sizes[index] ?? {};
    const found = `${Math.ceil(size / 1024 / 1024)} MiB, expected at most 25 MiB`;
    return size > mostBytes ? [`${file}: found ${found}. Some hosts refuse the file.`] : [];
  });
}

const leastCompressed = 1024;

/** Compression runs in Node's thread pool, which has four threads. */
const concurrency = 4;

/** Writes a `.br` and a `.gz` file next to each text file, unless it is larger. Always the same bytes. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => findTextType(file) !== undefined);
  const isLarge = files.length > mostInBestQuality;
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await compressFile(folder, file, toQualities(file, isLarge));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, compressNext));
}

async function compressFile(
  folder: string,
  file: string,
  { brotli, level }: ReturnType<typeof toQualities>,
): Promise<void> {
  const content = await readFile(path.join(folder, file));
  if (content.length <= leastCompressed) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotli };
  const variants = {
    br: await promisify(brotliCompress)(content, { params }),
    gzip: await promisify(gzip)(content, { level }),
  };
  for (const { name, ending } of encodings) {
    const variant = variants[name];
    if (variant.length < content.length) await writeFile(path.join(folder, file + ending), variant);
  }
}

/** In a build with more files, the best quality would take a minute, for 10 % less. */
const mostInBestQuality = 2000;

/** Assets, which most pages share, get the best quality. For all files, it takes three times as long. */
function toQualities(file: string, isLarge: boolean) {
  if (isLarge) return { brotli: 5, level: 6 };
  const brotli = constants.BROTLI_MAX_QUALITY - (file.startsWith(assetFolder) ? 0 : 1);
  return { brotli, level: constants.Z_BEST_COMPRESSION };
}

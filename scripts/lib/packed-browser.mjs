/** Unpacks the headless Chromium from the npm package @sparticuz/chromium (Linux on x64). */
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';
import { readJson } from './json.mjs';
import { root } from './paths.mjs';

const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** The unpacked program and its environment. */
export async function unpackBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`it requires Linux on x64, but this is ${process.platform} on ${process.arch}`);
  }
  const archives = path.resolve(path.dirname(resolvePackage()), '../../bin');
  const manifest = await readJson(path.join(archives, '../package.json'));
  const { version } = /** @type {{version: string}} */ (manifest);
  const folder = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  const isUnpacked = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isUnpacked) await unpackInto(folder, archives);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: await toEnvironment(folder),
  };
}

function resolvePackage() {
  return createRequire(path.join(root, 'package.json')).resolve('@sparticuz/chromium');
}

/**
 * Unpacks to a temporary folder and renames it at the end, so parallel runs never see a partial
 * folder.
 * @param {string} folder
 * @param {string} archives
 */
async function unpackInto(folder, archives) {
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await Promise.all([
      inflate(
        `${archives}/chromium.br`,
        createWriteStream(`${unfinished}/chromium`, { mode: 0o755 }),
      ),
      inflate(`${archives}/al2023.tar.br`, tar.extract(`${unfinished}/libraries`)),
    ]);
    await writeFile(`${unfinished}/fonts.conf`, fontConfiguration(folder));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
  }
}

/**
 * Whether a parallel run has already created the folder.
 * @param {unknown} error
 */
function isTaken(error) {
  const code = /** @type {NodeJS.ErrnoException} */ (error).code;
  return code === 'ENOTEMPTY' || code === 'EEXIST';
}

/**
 * @param {string} archive
 * @param {NodeJS.WritableStream} target
 */
function inflate(archive, target) {
  return pipeline(createReadStream(archive), createBrotliDecompress(), target);
}

/**
 * The program includes its libraries. Fonts from an npm package are used only if the system has
 * none, since text would be empty boxes.
 * @param {string} folder
 */
async function toEnvironment(folder) {
  const env = /** @type {Record<string, string>} */ ({ ...process.env });
  const libraries = [env.LD_LIBRARY_PATH, path.join(folder, 'libraries/lib')];
  env.LD_LIBRARY_PATH = libraries.filter(Boolean).join(':');
  if (!(await hasFonts())) env.FONTCONFIG_FILE = path.join(folder, 'fonts.conf');
  return env;
}

async function hasFonts() {
  const listed = await Promise.all(
    fontFolders.map((folder) => readdir(folder, { recursive: true }).catch(() => [])),
  );
  return listed.flat().some((file) => /\.(ttf|otf|ttc|pfb)$/i.test(file));
}

/** @param {string} folder */
function fontConfiguration(folder) {
  const families = {
    'sans-serif': 'DejaVu Sans',
    serif: 'DejaVu Serif',
    monospace: 'DejaVu Sans Mono',
  };
  const aliases = Object.entries(families).map(
    ([generic, family]) =>
      `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(root, 'node_modules/dejavu-fonts-ttf/ttf')}</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
  ${aliases.join('\n  ')}
</fontconfig>
`;
}

/** Finds a browser that starts: a specified or installed one, or the one in an npm package. */
import { createReadStream, createWriteStream } from 'node:fs';
import {
  access,
  constants,
  mkdtemp,
  mkdir,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright-core';
import tar from 'tar-fs';
import { readJson } from './json.mjs';
import { root } from './paths.mjs';

/**
 * The options of playwright's `launch` and `launchServer`.
 * @typedef {{executablePath: string, args: string[], env: Record<string, string>}} LaunchOptions
 * @typedef {{name: string, prepare: () => LaunchOptions | Promise<LaunchOptions>}} Candidate
 */

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** @type {Promise<LaunchOptions> | undefined} */
let found;

/** The first browser that starts. The search runs once per process. */
export function findBrowser() {
  found ??= searchBrowser();
  return found;
}

async function searchBrowser() {
  const tried = [];
  for (const { name, prepare } of await listCandidates()) {
    try {
      const options = await prepare();
      const browser = await chromium.launch({ ...options, timeout: 30_000 });
      try {
        const page = await browser.newPage();
        await page.goto('about:blank');
      } finally {
        await browser.close();
      }
      return options;
    } catch (error) {
      tried.push(`  ${name}: ${toReason(error)}`);
    }
  }
  throw new Error(
    `Could not start a browser for the tests. Tried:\n${tried.join('\n')}\n` +
      'Install Chromium or Chrome, or set the environment variable BROWSER_PATH.',
  );
}

/** @returns {Promise<Candidate[]>} */
async function listCandidates() {
  const named = process.env.BROWSER_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = [
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...applications,
  ];
  const installed = await Promise.all(files.map((file) => isAccessible(file, constants.X_OK)));
  const programs = files.filter((_, index) => installed[index]);
  return [
    ...(named ? [toCandidate(`BROWSER_PATH=${named}`, named)] : []),
    ...programs.map((file) => toCandidate(file, file)),
    { name: 'the browser of the npm package @sparticuz/chromium', prepare: unpackBrowser },
  ];
}

/**
 * @param {string} name
 * @param {string} executablePath
 * @returns {Candidate}
 */
function toCandidate(name, executablePath) {
  return { name, prepare: () => ({ executablePath, args, env: readEnvironment() }) };
}

function readEnvironment() {
  return /** @type {Record<string, string>} */ ({ ...process.env });
}

/**
 * @param {string} file
 * @param {number} [mode]
 */
function isAccessible(file, mode) {
  return access(file, mode).then(
    () => true,
    () => false,
  );
}

/** Unpacks the headless Chromium from the npm package @sparticuz/chromium (Linux on x64). */
async function unpackBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`it requires Linux on x64, but this is ${process.platform} on ${process.arch}`);
  }
  const module = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const archives = path.resolve(path.dirname(module), '../../bin');
  const manifest = await readJson(path.join(archives, '../package.json'));
  const { version } = /** @type {{version: string}} */ (manifest);
  const folder = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!(await isAccessible(folder))) await unpackInto(folder, archives);

  // The program includes its libraries.
  const env = readEnvironment();
  const libraries = [env.LD_LIBRARY_PATH, path.join(folder, 'libraries/lib')];
  env.LD_LIBRARY_PATH = libraries.filter(Boolean).join(':');
  if (!(await hasFonts())) env.FONTCONFIG_FILE = path.join(folder, 'fonts.conf');
  return { executablePath: path.join(folder, 'chromium'), args, env };
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
  const inflate = (/** @type {string} */ archive, /** @type {NodeJS.WritableStream} */ target) =>
    pipeline(createReadStream(path.join(archives, archive)), createBrotliDecompress(), target);
  try {
    await Promise.all([
      inflate('chromium.br', createWriteStream(`${unfinished}/chromium`, { mode: 0o755 })),
      inflate('al2023.tar.br', tar.extract(`${unfinished}/libraries`)),
    ]);
    await writeFile(`${unfinished}/fonts.conf`, fontConfiguration(folder));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // A parallel run may have created the folder.
    if (!(await isAccessible(folder))) throw error;
  }
}

/** Fonts from an npm package are used only if the system has none, since text would be empty boxes. */
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

/** @param {unknown} error */
function toReason(error) {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  const telling = lines.find((line) =>
    /error while loading|ENOENT|ENOEXEC|cannot|EACCES/.test(line),
  );
  return (telling ?? lines[0] ?? '').trim();
}

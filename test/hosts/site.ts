/** A small portal to serve, with the host files that the build of a portal has. */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHostFiles } from '../../plugins/hosting/host-files';
import { compressFiles, listFiles, writeHealth } from '../../scripts/lib/files';
import { buildRules, type HostingRules } from '../../src/hosting/rules';

export interface Site {
  /** A folder that contains `build` and `hosts`. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly rules: HostingRules;
  /** The content of all files in the build. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const texts = [
  ...['index.html', 'index.md', '404.html', 'search.html', 'changelog.xml', 'llms.txt'],
  ...[
    'docs/introduction.html',
    'docs/introduction.md',
    'docs/a b.html',
    'docs/authentication.html',
  ],
  ...['docs/authentication/generate-token.html', 'docs/authentication/generate-token.md'],
  ...['0.0.1.html', '0.0.1/index.md', '0.0.1/docs/introduction.html', '0.0.1/openapi.json'],
  ...['0.0.1/docs/introduction.md', 'openapi.json', 'openapi.yaml', 'requests.http'],
  ...['search/current.json', 'robots.txt', '.well-known/api-catalog', '.well-known/security.txt'],
  ...['orders', 'orders/de'].flatMap((site) =>
    ['.html', '/index.html', '/404.html', '/assets/js/main.2c.js'].map((name) => site + name),
  ),
  ...['assets/js/main.1a.js', 'assets/css/styles.2b.css', 'assets/drawing.svg'],
];

/** Files that are binary, or too small to compress. */
const others = ['img/favicon.svg', 'assets/archive.tar.gz', 'assets/images/board.3c.png'];

/** Writes a portal to a temporary folder, which all users may read. */
export async function writeSite(baseUrl: string): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await chmod(folder, 0o755);
  const build = path.join(folder, 'build');
  for (const name of [...texts, ...others]) {
    const content = `The content of ${name}.\n`.repeat(texts.includes(name) ? 100 : 1);
    await mkdir(path.dirname(path.join(build, name)), { recursive: true });
    await writeFile(path.join(build, name), content);
  }
  const aliases = [{ from: 'docs/old/failures', to: `${baseUrl}docs/errors` }];
  const sites = ['', 'orders/', 'orders/de/'];
  const rules = buildRules({ baseUrl, scriptHashes: ['sha256-AAAA'], aliases, sites });
  await writeHostFiles(build, rules);
  await writeHealth(build);
  await compressFiles(build);
  const files = new Map<string, Buffer>();
  for (const name of await listFiles(build)) {
    files.set(name, await readFile(path.join(build, name)));
  }
  return { folder, baseUrl, rules, files };
}

export async function removeSite({ folder }: Site): Promise<void> {
  await rm(folder, { recursive: true });
}

/** Real web servers, each with the configuration that the build wrote for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Encoding } from '../../src/hosting/files';
import { startServer } from '../support/server';

export interface Host {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A folder that contains `build` and `hosts`. */
export interface BuiltSite {
  readonly folder: string;
  readonly baseUrl: string;
}

interface Program {
  readonly debianPackage: string;
  /** The command that serves the site in the foreground. It writes to `folder` only. */
  readonly prepare: (
    site: BuiltSite,
    folder: string,
    port: number,
  ) => Promise<readonly [command: string, ...args: string[]]>;
}

const programs = {
  nginx: { debianPackage: 'nginx-light', prepare: prepareNginx },
  caddy: { debianPackage: 'caddy', prepare: prepareCaddy },
  apache2: { debianPackage: 'apache2-bin', prepare: prepareApache },
  'apache2 with .htaccess only': { debianPackage: 'apache2-bin', prepare: prepareHtaccess },
} as const satisfies Record<string, Program>;

export const hostNames = [
  'nginx',
  'caddy',
  'apache2',
  'apache2 with .htaccess only',
  'npm run serve',
] as const;
export type HostName = (typeof hostNames)[number];

/** The encodings that a host can send. Debian's nginx has no Brotli. */
export function encodingsOf(name: HostName): readonly Encoding['name'][] {
  return name === 'nginx' ? ['gzip'] : ['br', 'gzip'];
}

/** Starts the server on a free port of the loopback address. */
export async function startHost(name: HostName, site: BuiltSite): Promise<Host> {
  if (name === 'npm run serve') return startServer(path.join(site.folder, 'build'));
  const { debianPackage, prepare } = programs[name];
  const folder = await mkdtemp(path.join(tmpdir(), 'host-'));
  await chmod(folder, 0o755);
  const port = await findPort();
  const [command, ...args] = await prepare(site, folder, port);
  const server = spawn(command, args, {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  const state = { hasEnded: false };
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  server.once(
    'error',
    (error) => (errors += `${error.message}\nInstall Debian's ${debianPackage}.`),
  );
  const end = once(server, 'close').then(() => (state.hasEnded = true));
  const close = async () => {
    server.kill();
    await end;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await isListening(port))) {
    if (state.hasEnded) {
      await close();
      throw new Error(`${name} could not be started:\n${errors}`);
    }
    await wait(50);
  }
  return { url: `http://127.0.0.1:${port}${site.baseUrl}`, port, close };
}

/** The configuration with the edits that an operator makes. Each edit must match. */
async function adapt(file: string, changes: Readonly<Record<string, string>>): Promise<string> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}.`);
    text = text.replace(from, to);
  }
  return text;
}

/**
 * The folder that a server publishes: the build, or for a portal at a path, a folder that contains it
 * by the name in that path.
 */
async function publish({ folder: site, baseUrl }: BuiltSite, folder: string): Promise<string> {
  const build = path.join(site, 'build');
  if (baseUrl === '/') return build;
  const published = path.join(folder, 'www');
  await mkdir(published);
  await symlink(build, path.join(published, baseUrl.slice(1, -1)));
  return published;
}

async function prepareNginx(site: BuiltSite, folder: string, port: number) {
  const hosts = path.join(site.folder, 'hosts/nginx');
  const portal = await adapt(path.join(hosts, 'example.conf'), {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    'root /srv/portal;': `root ${await publish(site, folder)};`,
    'snippets/portal.conf;': `${hosts}/portal.conf;`,
  });
  await writeFile(path.join(folder, 'portal.conf'), portal);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  default_type application/octet-stream;',
    '  access_log off;',
    // As in Debian's configuration.
    '  gzip on;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/portal.conf;`,
    '}',
  ];
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, main.join('\n'));
  return ['nginx', '-e', 'stderr', '-c', file] as const;
}

async function prepareCaddy(site: BuiltSite, folder: string, port: number) {
  const hosts = path.join(site.folder, 'hosts/caddy');
  const portal = await adapt(path.join(hosts, 'Caddyfile'), {
    ':8080 {': `http://:${port} {\n\tbind 127.0.0.1`,
    'root * /srv/portal': `root * ${await publish(site, folder)}`,
    'import portal.caddy': `import ${hosts}/portal.caddy`,
  });
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${portal}`);
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file] as const;
}

async function prepareApache(site: BuiltSite, folder: string, port: number) {
  const snippet = path.join(site.folder, 'hosts/apache/portal.conf');
  return startApache(site, folder, port, [`Include ${snippet}`]);
}

async function prepareHtaccess(site: BuiltSite, folder: string, port: number) {
  return startApache(site, folder, port, []);
}

async function startApache(
  { folder: site, baseUrl }: BuiltSite,
  folder: string,
  port: number,
  snippet: readonly string[],
) {
  const modules = [
    ...['mpm_event', 'authz_core', 'mime', 'dir', 'alias', 'headers', 'rewrite', 'filter', 'env'],
    ...['deflate', 'brotli', 'autoindex', 'negotiation'],
  ];
  const build = path.join(site, 'build');
  const main = [
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerRoot ${folder}`,
    `Listen 127.0.0.1:${port}`,
    'ServerName localhost',
    `PidFile ${folder}/apache.pid`,
    `DefaultRuntimeDir ${folder}`,
    `ErrorLog ${folder}/error.log`,
    // Apache cannot serve as root. If the test does not run as root, Apache ignores both lines.
    'User nobody',
    'Group nogroup',
    'TypesConfig /etc/mime.types',
    // As in Debian's configuration.
    'AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript',
    '<FilesMatch "^\\.ht">',
    '  Require all denied',
    '</FilesMatch>',
    'TraceEnable Off',
    `DocumentRoot ${baseUrl === '/' ? build : folder}`,
    ...(baseUrl === '/' ? [] : [`Alias ${baseUrl.slice(0, -1)} ${build}`]),
    `<Directory ${build}>`,
    '  AllowOverride All',
    '  Options FollowSymLinks',
    '  Require all granted',
    '</Directory>',
    ...snippet,
  ];
  const file = path.join(folder, 'apache.conf');
  await writeFile(file, `${main.join('\n')}\n`);
  return ['apache2', '-D', 'FOREGROUND', '-f', file] as const;
}

async function findPort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

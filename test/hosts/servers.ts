/** Real web servers, each with the configuration that the build writes for it. */
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort, startServer } from '../support/server';
import { startService } from '../support/service';
import type { Encoding } from '../../src/hosting/files';
import type { Question } from './questions';
import type { Site } from './site';

export interface Host {
  readonly port: number;
  readonly site: Site;
  /** The encodings that it can send. */
  readonly encodings: readonly Encoding['name'][];
  /** Whether it responds to a request before any rule of the portal applies. */
  readonly isFromServer: (question: Question) => boolean;
  readonly close: () => Promise<void>;
}

interface Program {
  readonly debianPackage: string;
  /** Debian's nginx has no Brotli. */
  readonly encodings?: Host['encodings'];
  /** Requests that it responds to itself, at the root of the server and at a path. */
  readonly ownAtRoot: readonly RegExp[];
  readonly ownAtPath: readonly RegExp[];
  /** The command that serves the site in the foreground. It writes to `folder` only. */
  readonly prepare: (site: Site, folder: string, port: number) => Promise<readonly string[]>;
}

const malformed = /%zz/;
const tooLarge = /^GET \{20000\}$|^a{20000}$/;
const withNul = /%00/;
const outside = /^GET \.\.(?:\/|%2f)/;

const programs = {
  nginx: {
    debianPackage: 'nginx-light',
    encodings: ['gzip'],
    ownAtRoot: [],
    ownAtPath: [malformed, tooLarge, withNul, /^GET \.\.%2f\.\./, /^TRACE/],
    prepare: prepareNginx,
  },
  caddy: {
    debianPackage: 'caddy',
    // Go's server.
    ownAtRoot: [malformed],
    ownAtPath: [malformed, outside],
    prepare: prepareCaddy,
  },
  apache2: {
    debianPackage: 'apache2-bin',
    ownAtRoot: [],
    ownAtPath: [malformed, tooLarge, withNul, outside, /%2f/],
    prepare: (site, folder, port) =>
      prepareApache(site, folder, port, [`Include ${site.folder}/hosts/apache/portal.conf`]),
  },
  'apache2 with .htaccess only': {
    debianPackage: 'apache2-bin',
    // It reads the file after it has found the folder.
    ownAtRoot: [malformed, tooLarge, withNul, outside, /%2f/, /^TRACE/, /\{(?:300|4500)\}/],
    ownAtPath: [malformed, tooLarge, withNul, outside, /%2f/, /^TRACE/, /\{(?:300|4500)\}/],
    prepare: (site, folder, port) => prepareApache(site, folder, port, []),
  },
} as const satisfies Record<string, Program>;

export type HostName = keyof typeof programs | 'npm run serve';

/** Starts the server on a free port of the loopback address. */
export async function startHost(name: HostName, site: Site): Promise<Host> {
  if (name === 'npm run serve') {
    const { port, close } = await startServer(path.join(site.folder, 'build'));
    return { port, site, encodings: ['br', 'gzip'], isFromServer: () => false, close };
  }
  const program: Program = programs[name];
  const folder = await mkdtemp(path.join(tmpdir(), 'host-'));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const { stop } = await startService(
    await program.prepare(site, folder, port),
    {
      env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    },
    () => isListening(port),
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}\nIs Debian's ${program.debianPackage} installed?`);
  });
  const close = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  const own = site.baseUrl === '/' ? program.ownAtRoot : program.ownAtPath;
  const isFromServer = ({ request, headers }: Question) =>
    own.some((pattern) => pattern.test(request) || pattern.test(headers['cookie'] ?? ''));
  return { port, site, encodings: program.encodings ?? ['br', 'gzip'], isFromServer, close };
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
async function publish({ folder: site, baseUrl }: Site, folder: string): Promise<string> {
  const build = path.join(site, 'build');
  if (baseUrl === '/') return build;
  const published = path.join(folder, 'www');
  await mkdir(published);
  await symlink(build, path.join(published, baseUrl.slice(1, -1)));
  return published;
}

async function prepareNginx(site: Site, folder: string, port: number) {
  const hosts = path.join(site.folder, 'hosts/nginx');
  const portal = await adapt(path.join(hosts, 'example.conf'), {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    'root /srv/portal;': `root ${await publish(site, folder)};`,
    'snippets/portal.conf;': `${hosts}/portal.conf;`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  # As in Debian's configuration.
  gzip on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${portal}
}
`,
  );
  return ['nginx', '-e', 'stderr', '-c', file];
}

async function prepareCaddy(site: Site, folder: string, port: number) {
  const hosts = path.join(site.folder, 'hosts/caddy');
  const portal = await adapt(path.join(hosts, 'Caddyfile'), {
    ':8080 {': `http://:${port} {\n\tbind 127.0.0.1`,
    'root * /srv/portal': `root * ${await publish(site, folder)}`,
    'import portal.caddy': `import ${hosts}/portal.caddy`,
  });
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${portal}`);
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
}

const apacheModules = [
  ...['mpm_event', 'authz_core', 'mime', 'dir', 'alias', 'headers', 'rewrite', 'filter', 'env'],
  ...['deflate', 'brotli', 'autoindex', 'negotiation'],
];

async function prepareApache(
  { folder: site, baseUrl }: Site,
  folder: string,
  port: number,
  snippet: readonly string[],
) {
  const build = path.join(site, 'build');
  const modules = apacheModules.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const root =
    baseUrl === '/'
      ? `DocumentRoot ${build}`
      : `DocumentRoot ${folder}\nAlias ${baseUrl.slice(0, -1)} ${build}`;
  const file = path.join(folder, 'apache.conf');
  await writeFile(
    file,
    `${modules.join('\n')}
ServerRoot ${folder}
Listen 127.0.0.1:${port}
ServerName localhost
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
# Apache cannot serve as root. If the test does not run as root, Apache ignores both lines.
User nobody
Group nogroup
TypesConfig /etc/mime.types
# As in Debian's configuration.
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
TraceEnable Off
${root}
<Directory ${build}>
  AllowOverride All
  Options FollowSymLinks
  Require all granted
</Directory>
${snippet.join('\n')}
`,
  );
  return ['apache2', '-D', 'FOREGROUND', '-f', file];
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeHostFiles, writeTemplate } from '../../plugins/hosting/host-files';
import { buildRules } from '../../src/hosting/rules';
import { useFolder } from '../support/folder';

const { at, read, write: writeFiles } = useFolder();

async function write(
  baseUrl: string,
  assets: readonly string[] = ['a.js'],
  sites: readonly string[] = [''],
): Promise<void> {
  const toFile = (name: string, index: number) =>
    [`build/assets/${name}`, 'x'.repeat(assets.length - index)] as const;
  await writeFiles(Object.fromEntries(assets.map(toFile)));
  const others = sites.filter((site) => site !== '');
  await writeFiles(Object.fromEntries(others.map((site) => [`build/${site}assets/a.js`, ''])));
  const aliases = [
    { from: 'docs/old', to: `${baseUrl}docs/new` },
    { from: 'docs/odd', to: `${baseUrl}docs/a%20b` },
  ];
  await writeHostFiles(
    at('build'),
    buildRules({ baseUrl, scriptHashes: ['sha256-AAAA'], aliases, sites }),
  );
}

// Tests with real servers are in test/hosts.
describe.each(['/', '/my.portal/'])('the files for hosts of a portal at %s', (baseUrl) => {
  it('leave address, name, folder and TLS to the operator', async () => {
    await write(baseUrl);
    const files = ['nginx/portal.conf', 'caddy/portal.caddy', 'apache/portal.conf'];
    const texts = files.map((file) => read(`hosts/${file}`));
    const theirs =
      /^\s*(server|server_name|root|tls|bind|ssl_\w+|:\d+|[Ll]isten|ServerName|DocumentRoot|<VirtualHost)\b/m;
    expect(texts.filter((text) => theirs.test(text))).toEqual([]);
  });

  it('redirect old URLs, unless hosts treat the names of their pages differently', async () => {
    await write(baseUrl);
    const redirects = read(`${baseUrl === '/' ? 'build' : 'hosts'}/_redirects`);
    expect(redirects).toContain(`${baseUrl}docs/old ${baseUrl}docs/new 301\n`);
    expect(redirects).not.toContain('odd');
  });

  it('contain no names of templates, and no spaces at the end of lines', async () => {
    await write(baseUrl);
    const files = await readdir(at(), { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile() && !file.name.endsWith('.js'));
    expect(names).toHaveLength(11);
    for (const { parentPath, name } of names) {
      expect(await readFile(path.join(parentPath, name), 'utf8')).not.toMatch(/\{\{|\}\}|[ \t]$/m);
    }
  });
});

it('nginx changes nothing outside the base URL', async () => {
  await write('/my.portal/');
  const text = read('hosts/nginx/portal.conf');
  const top = text.match(/^[^ #}\n].*$/gm) ?? [];
  expect(top.filter((line) => !/^(?:set|if) /.test(line))).toEqual([
    'location = /my.portal {',
    'location ^~ /my.portal/ {',
  ]);
  expect(text).toContain(String.raw`"^/my\.portal/(.*[^/])/+\z"`);
  expect(read('hosts/nginx/example.conf')).toContain('location / { return 404; }');
});

describe('_headers', () => {
  it('lets browsers cache assets by name, because a pattern would also match missing files', async () => {
    await write('/my.portal/', ['main.1.js', 'styles.2.css']);
    const text = read('hosts/_headers');
    expect(text.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      '/*',
      '/my.portal/*.md',
      '/my.portal/*.yaml',
      '/my.portal/*.http',
      '/my.portal/.well-known/api-catalog',
      '/my.portal/healthz',
      '/my.portal/assets/main.1.js',
      '/my.portal/assets/styles.2.css',
      '',
    ]);
    expect(text.match(/Cache-Control/g)).toHaveLength(2);
  });

  it('contains no more rules than Cloudflare reads', async () => {
    await write(
      '/',
      Array.from({ length: 120 }, (_, index) => `${index}.js`),
    );
    expect(read('build/_headers').match(/^\//gm)).toHaveLength(100);
  });
});

it('_redirects hides files of hosts, and has the not-found page of each site', async () => {
  await write('/my.portal/', ['a.js'], ['', 'a/', 'a/de/']);
  const pages = ['', 'a/', 'a/de/'].flatMap((site) => [`${site}404`, `${site}404.html`]);
  expect(read('hosts/_redirects').split('\n')).toEqual([
    ...[...pages, '.htaccess', '.moved.txt', '.rejected.txt'].map(
      (name) => `/my.portal/${name} /my.portal/not-found 302`,
    ),
    '/my.portal/docs/old /my.portal/docs/new 301',
    '/my.portal/a/de/* /my.portal/a/de/404.html 404',
    '/my.portal/a/* /my.portal/a/404.html 404',
    '/my.portal/* /my.portal/404.html 404',
    '',
  ]);
});

describe('files for crawlers and researchers', () => {
  const fill = async (template: string, values: object) => {
    await writeTemplate(at('file'), template, values);
    return read('file');
  };

  it('robots.txt allows everything, and names the sitemap of each language if there are some', async () => {
    const url = 'https://docs.example.com';
    expect(await fill('robots.txt', { url, sites: ['/portal/', '/portal/de/'] })).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${url}/portal/sitemap.xml\n` +
        `Sitemap: ${url}/portal/de/sitemap.xml\n`,
    );
    expect(await fill('robots.txt', { url, sites: [] })).toBe('User-agent: *\nAllow: /\n');
  });

  it('security.txt has the fields that RFC 9116 requires, and its own URL', async () => {
    const security = { contact: 'mailto:a@example.com', expires: '2099-12-31' };
    expect(await fill('security.txt', { url: 'https://docs.example.com', ...security })).toBe(
      'Contact: mailto:a@example.com\nExpires: 2099-12-31T00:00:00Z\n' +
        'Canonical: https://docs.example.com/.well-known/security.txt\n',
    );
  });

  it('every name in a template has a value', async () => {
    await expect(fill('security.txt', { url: 'https://docs.example.com' })).rejects.toThrow(
      '"contact" not defined',
    );
  });
});

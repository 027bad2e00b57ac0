/** The table as a file of nginx's `http` block, such as `/etc/nginx/conf.d/portal.conf`. */
import {
  type AddressRule,
  addressRules,
  assetFolder,
  caching,
  type HostingRules,
  notFoundPage,
  redirectStatus,
  toPcrePattern,
} from './rules';

const compressed = [
  ...['text/css', 'text/javascript', 'application/javascript', 'application/json'],
  ...['text/plain', 'text/xml', 'application/atom+xml', 'image/svg+xml'],
];

/** `listen` and `root` are what an operator changes. */
export function buildNginxConfig({ baseUrl, headers, aliases }: HostingRules): string {
  return `# Written by the build from src/hosting; belongs into nginx's http block.
map "$status $uri" $portal_caching {
  default ${quote(caching.rest)};
  ${quote(`~^(200|206|304) /${assetFolder}`)} ${quote(caching.assets)};
}

server {
  listen 8080;
  root /srv/portal;

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  charset utf-8;
  charset_types text/css text/javascript application/javascript text/plain text/xml;
  gzip on;
  gzip_vary on;
  gzip_types ${compressed.join(' ')};

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
  .join('\n')}
  add_header Cache-Control $portal_caching always;

  error_page 404 /${notFoundPage};
  location = /${notFoundPage} { internal; }
${buildOutside(baseUrl)}
  location = ${baseUrl} { try_files /index.html =404; }
${[
  ...aliases.map(({ from, to }) => toAlias(baseUrl + from, to)),
  ...addressRules.map((rule) => toLocation(baseUrl, rule)),
]
  .map((line) => `  ${line}`)
  .join('\n')}
  location ~ ${quote(toPcrePattern(baseUrl, '(?<path>.*)'))} { try_files /$path /$path.html =404; }
}
`;
}

function buildOutside(baseUrl: string): string {
  if (baseUrl === '/') return '';
  const home = baseUrl.slice(0, -1);
  return `
  location / { return 404; }
  ${toAlias(home, baseUrl)}`;
}

function toAlias(from: string, to: string): string {
  return `location = ${from} { return ${redirectStatus} ${to}$is_args$args; }`;
}

function toLocation(baseUrl: string, { kind, pattern }: AddressRule): string {
  const address = quote(toPcrePattern(baseUrl, pattern));
  switch (kind) {
    case 'missing':
      return `location ~ ${address} { return 404; }`;
    case 'redirect':
      // rewrite encodes what it captured, return does not; permanent is 301.
      return `location ~ ${address} { rewrite ${address} ${baseUrl}$1 permanent; }`;
    default:
      return kind satisfies never;
  }
}

function quote(text: string): string {
  return `"${text}"`;
}

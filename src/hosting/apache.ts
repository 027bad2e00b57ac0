/** The table as an `.htaccess` in the folder of the build. */
import {
  type AddressRule,
  addressRules,
  assetFolder,
  caching,
  type HostingRules,
  movedFile,
  notFoundPage,
  redirectStatus,
  toPcrePattern,
} from './rules';

/** Needs `AllowOverride All` for the folder, mod_rewrite and mod_headers. */
export function buildHtaccess({ baseUrl, headers, aliases }: HostingRules): string {
  const isAsset = `%{REQUEST_STATUS} in {'200','206','304'} && %{REQUEST_URI} =~ m#^${baseUrl}${assetFolder}#`;
  return `# Written by the build from src/hosting.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${baseUrl}${notFoundPage}
# Apache builds the Location of a redirect from what a client says, and from the protocol behind a
# proxy. With a document of its own, the answer passes the lines "Header", which keep the path.
ErrorDocument ${redirectStatus} ${baseUrl}${movedFile}
Header edit Location "^https?://[^/]+" ""
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .xml .svg

${Object.entries(headers)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
Header always set Cache-Control "${caching.rest}" "expr=! (${isAsset})"
Header always set Cache-Control "${caching.assets}" "expr=${isAsset}"

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${baseUrl}
RewriteCond %{REQUEST_URI} !^${baseUrl}
RewriteRule ^ ${baseUrl} [R=${redirectStatus},L]
# The answer to an error is found already.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]
# Apache merges slashes before it matches.
RewriteCond %{THE_REQUEST} "^\\S+ [^?\\s]*//[^/?\\s]"
RewriteRule ^ - [R=404,L]
${[
  ...aliases.map(
    ({ from, to }) => `RewriteRule "${toPcrePattern('', from)}" ${to} [R=${redirectStatus},L]`,
  ),
  ...addressRules.map((rule) => toRewrite(baseUrl, rule)),
].join('\n')}
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [END]
RewriteRule . - [R=404,L]

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json text/xml image/svg+xml
</IfModule>
`;
}

function toRewrite(baseUrl: string, { kind, pattern }: AddressRule): string {
  const address = `"${toPcrePattern('', pattern)}"`;
  switch (kind) {
    case 'missing':
      return `RewriteRule ${address} - [R=404,L]`;
    case 'redirect':
      return `RewriteRule ${address} ${baseUrl}$1 [R=${redirectStatus},L]`;
    default:
      return kind satisfies never;
  }
}

/** The table as a Caddyfile. */
import {
  type AddressRule,
  addressRules,
  assetFolder,
  caching,
  type HostingRules,
  notFoundPage,
  redirectStatus,
  toPathPattern,
} from './rules';

/** The site's address and `root` are what an operator changes. */
export function buildCaddyfile({ baseUrl, headers, aliases }: HostingRules): string {
  return `# Written by the build from src/hosting. A host name instead of :8080 turns HTTPS on.
:8080 {
	root * /srv/portal
	encode gzip

	header {
${Object.entries(headers)
  .map(([name, value]) => `		${name} \`${value}\``)
  .join('\n')}
		Cache-Control \`${caching.rest}\`
	}

	route {
${[
  ...buildOutside(baseUrl),
  ...aliases.flatMap(({ from, to }, index) => toAlias(`alias${index}`, baseUrl + from, to)),
  ...addressRules.flatMap((rule, index) => toRoute(baseUrl, rule, index)),
  ...(baseUrl === '/' ? [] : [`uri strip_prefix ${baseUrl.slice(0, -1)}`]),
]
  .map((line) => `		${line}`)
  .join('\n')}
		try_files {path} {path}.html
		@asset {
			path /${assetFolder}*
			file
		}
		header @asset Cache-Control \`${caching.assets}\`
		file_server {
			disable_canonical_uris
		}
	}

	handle_errors {
		header Cache-Control \`${caching.rest}\`
		@missing expression {http.error.status_code} == 404
		handle @missing {
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -Range
			rewrite * /${notFoundPage}
			file_server
		}
	}
}
`;
}

function buildOutside(baseUrl: string): string[] {
  if (baseUrl === '/') return [];
  return [
    ...toAlias('home', baseUrl.slice(0, -1), baseUrl),
    `@outside not path ${baseUrl}*`,
    'error @outside 404',
  ];
}

function toAlias(name: string, from: string, to: string): string[] {
  return [
    `@${name} path ${from}`,
    `route @${name} {`,
    `	rewrite * ${to}`,
    `	redir {uri} ${redirectStatus}`,
    '}',
  ];
}

function toRoute(baseUrl: string, { kind, pattern }: AddressRule, index: number): string[] {
  const name = `rule${index}`;
  const address = `\`${toPathPattern(baseUrl, pattern)}\``;
  const matcher = `@${name} vars_regexp ${name} {path} ${address}`;
  switch (kind) {
    case 'missing':
      return [matcher, `error @${name} 404`];
    case 'redirect':
      return [
        matcher,
        `route @${name} {`,
        `	uri path_regexp ${address} ${baseUrl}$1`,
        `	redir {uri} ${redirectStatus}`,
        '}',
      ];
    default:
      return kind satisfies never;
  }
}

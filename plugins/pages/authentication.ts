/** How to authenticate, in CommonMark: on a page for all ways, and with each endpoint. */
import {
  type ApiDocument,
  findOwn,
  resolve,
  type SecurityScheme,
} from '../../src/openapi/document';
import { toCode } from '../../src/openapi/inline';
import type { Credential, Endpoint } from '../../src/openapi/model';
import { placeholder } from '../../src/openapi/read/operation';
import { toEscaped, toFirstParagraph } from '../../src/openapi/text';
import { buildRequest } from '../../src/request/build';
import type { Pair } from '../../src/request/model';
import { toEnteredValues } from '../../src/request/shown';
import { toCurl } from '../../src/samples/curl';
import { toLink, toTable } from '../../src/words/lists';

/** The texts of the page with all ways. */
export function toAuthentication(document: ApiDocument): readonly string[] {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  if (schemes.length === 0) return ['Send requests without credentials.'];
  return [
    schemes.length > 1 ? 'Each endpoint names the methods that it accepts.' : '',
    ...schemes.flatMap(([name, declared]) => {
      const scheme = resolve<SecurityScheme>(document, declared);
      return [
        `## ${toEscaped(name)}`,
        scheme.deprecated ? '**Deprecated.**' : '',
        scheme.description ?? '',
        toUse(scheme),
        ...toFlows(scheme, toServer(document)),
      ];
    }),
  ];
}

/** What the endpoints of a document authenticate with. */
export interface Authentication {
  readonly document: ApiDocument;
  /** The URL of the page with all ways. */
  readonly page: string | undefined;
  /** The endpoint that returns tokens, with the URL of its page. */
  readonly token?: { readonly endpoint: Endpoint; readonly page: string } | undefined;
}

/** All that a call of an endpoint needs. Empty if it needs no credentials. */
export function describeCredentials(endpoint: Endpoint, all: Authentication): string {
  const { security = [], event } = endpoint;
  const names = [...new Set(security.flat().map(({ scheme }) => scheme))];
  if (names.length === 0 || event) return '';
  const ways = security.map((way) => way.map(toNeeded).join(' and ') || 'no credentials');
  const needed = `${ways.length > 1 ? 'One of these: ' : ''}${ways.join('; ')}.`;
  return [
    '## Authentication',
    all.page ? `${needed} See also [Authentication](${all.page}).` : needed,
    ...names.flatMap((name) => [
      names.length > 1 ? `### ${toEscaped(name)}` : '',
      ...describeScheme(name, all),
    ]),
  ]
    .filter((text) => text !== '')
    .map((text) => `${text.trimEnd()}\n\n`)
    .join('');
}

/** `OAuth2`, with the scopes `read`, `write` */
function toNeeded({ scheme, scopes = [] }: Credential): string {
  const word = scopes.length === 1 ? 'scope' : 'scopes';
  const needed = scopes.length > 0 ? `, with the ${word} ${scopes.map(toCode).join(', ')}` : '';
  return toCode(scheme) + needed;
}

function describeScheme(name: string, { document, token }: Authentication): readonly string[] {
  const declared = findOwn(document.components?.securitySchemes, name);
  if (!declared) return [];
  const scheme = resolve<SecurityScheme>(document, declared);
  const texts = [toFirstParagraph(scheme.description ?? ''), toUse(scheme)];
  if (!token || scheme.type !== 'oauth2') return [...texts, ...toFlows(scheme, toServer(document))];
  const { endpoint, page } = token;
  const request = buildRequest(endpoint, toEnteredValues(endpoint, endpoint.example));
  const code = `\`\`\`bash\n${toCurl(request)}\`\`\``;
  return [...texts, `[${toEscaped(endpoint.title)}](${page}) returns a token:`, code];
}

/** The endpoint of a document that returns tokens, if it has one. */
export function findTokenEndpoint(
  document: ApiDocument,
  endpoints: readonly Endpoint[],
): Endpoint | undefined {
  const urls = Object.values(document.components?.securitySchemes ?? {}).flatMap((declared) => {
    const scheme = resolve<SecurityScheme>(document, declared);
    if (scheme.type !== 'oauth2') return [];
    return Object.values(scheme.flows as Readonly<Record<string, Flow>>).map(
      ({ tokenUrl }) => tokenUrl,
    );
  });
  return endpoints.find(
    ({ baseUrl, path, method }) => method === 'POST' && urls.includes(`${baseUrl}/${path}`),
  );
}

/** A sentence that says where the credentials go. */
function toUse(scheme: SecurityScheme): string {
  const after = (word: string) => ` in the header \`Authorization\`, after ${word} and a space.`;
  switch (scheme.type) {
    case 'apiKey': {
      const place = scheme.in === 'query' ? 'query parameter' : scheme.in;
      return `Send your API key in the ${place} ${toCode(scheme.name)}.`;
    }
    case 'http': {
      const { scheme: kind, bearerFormat: format } = scheme;
      if (/^basic$/i.test(kind))
        return 'Send your user name and password in the header `Authorization`, as HTTP Basic authentication.';
      if (!/^bearer$/i.test(kind)) return `Send your credentials${after(toCode(kind))}`;
      return `Send your token${format ? ` (${toEscaped(format)})` : ''}${after('`Bearer`')}`;
    }
    case 'oauth2':
    case 'openIdConnect': {
      const name = scheme.type === 'oauth2' ? 'OAuth 2.0' : 'OpenID Connect';
      return `Get an access token with ${name}. Send it${after('`Bearer`')}`;
    }
    default:
      return 'Connect with a client certificate (mutual TLS).';
  }
}

const flowNames: Readonly<Record<string, string>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorization',
  implicit: 'Implicit',
  password: 'Password',
};

interface Flow {
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

/** The URLs and scopes of OAuth 2.0, or the discovery of OpenID Connect. */
function toFlows(scheme: SecurityScheme, server: string): readonly string[] {
  if (scheme.type === 'openIdConnect') {
    return ['**Discovery**', toLink('URL', undefined, scheme.openIdConnectUrl)];
  }
  if (scheme.type !== 'oauth2') return [];
  const flows = Object.entries(scheme.flows as Readonly<Record<string, Flow>>);
  const metadata = toLink('Metadata', undefined, scheme.oauth2MetadataUrl);
  const told = flows.flatMap(([name, flow]) => [
    `**${flowNames[name] ?? toEscaped(name)}**`,
    toLink('Authorization URL', undefined, flow.authorizationUrl) +
      toLink('Device authorization URL', undefined, flow.deviceAuthorizationUrl) +
      toLink('Token URL', undefined, flow.tokenUrl) +
      toLink('Refresh URL', undefined, flow.refreshUrl),
    toTable(
      ['Scope', 'Description'],
      Object.entries(flow.scopes ?? {}).map(([scope, description]) => [toCode(scope), description]),
    ),
    toTokenRequest(name, flow, server),
  ]);
  return [metadata, ...told];
}

/** Where relative URLs start. */
function toServer({ servers: [{ url } = { url: '/' }] = [] }: ApiDocument): string {
  return URL.canParse(url, placeholder) ? new URL(url, placeholder).href : placeholder;
}

const login: readonly Pair[] = [
  ['username', 'YOUR_USERNAME'],
  ['password', 'YOUR_PASSWORD'],
];

/** The request for a token (RFC 6749, sections 4.3.2 and 4.4.2) as cURL. Empty for other flows. */
function toTokenRequest(name: string, { tokenUrl, scopes = {} }: Flow, server: string): string {
  const isPassword = name === 'password';
  if (!tokenUrl || !(isPassword || name === 'clientCredentials')) return '';
  const scope = Object.keys(scopes).join(' ');
  const code = toCurl({
    method: 'POST',
    baseUrl: URL.canParse(tokenUrl, server) ? new URL(tokenUrl, server).href : tokenUrl,
    path: '',
    query: [],
    headers: [],
    body: {
      kind: 'form',
      mediaType: 'application/x-www-form-urlencoded',
      fields: [
        ['grant_type', isPassword ? 'password' : 'client_credentials'],
        ...(isPassword ? login : []),
        ['client_id', 'YOUR_CLIENT_ID'],
        ['client_secret', 'YOUR_CLIENT_SECRET'],
        ...(scope ? [['scope', scope] as const] : []),
      ],
    },
  });
  return `A request for a token:\n\n\`\`\`bash\n${code}\`\`\``;
}

/** How to authenticate, in CommonMark: on a page for all ways, and with each endpoint. */
import * as messages from '../../src/messages/en/authentication';
import { and, comma } from '../../src/messages/en/view';
import { say, sayCount } from '../../src/messages/say';
import type { ApiDocument, SecurityScheme } from '../../src/openapi/document';
import { toCode } from '../../src/openapi/inline';
import type { Credential, Endpoint } from '../../src/openapi/model';
import { isRelative, toBaseUrl } from '../../src/openapi/read/operation';
import { listSchemes } from '../../src/openapi/read/security';
import { toEscaped, toFirstParagraph } from '../../src/openapi/text';
import { buildRequest } from '../../src/request/build';
import type { Pair } from '../../src/request/model';
import { toEnteredValues } from '../../src/request/shown';
import { toCurl } from '../../src/samples/curl';
import { toLink, toTable } from '../../src/words/lists';

/** The texts of the page with all ways. */
export function toAuthentication(document: ApiDocument): readonly string[] {
  const schemes = [...listSchemes(document)];
  if (schemes.length === 0) return [messages.noCredentials];
  return [
    schemes.length > 1 ? messages.severalMethods : '',
    ...schemes.flatMap(([name, scheme]) => [
      `## ${toEscaped(name)}`,
      scheme.deprecated ? `**${messages.deprecated}**` : '',
      scheme.description ?? '',
      toUse(scheme),
      ...toFlows(scheme, toServer(document)),
    ]),
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
  const ways = security.map((way) => way.map(toNeeded).join(and) || messages.noneNeeded);
  const [way = ''] = ways;
  const needed =
    ways.length > 1
      ? say(messages.needsOne, { ways: ways.join(messages.semicolon) })
      : say(messages.needs, { way });
  return [
    `## ${messages.heading}`,
    all.page ? say(messages.seeAlso, { needed, page: all.page }) : needed,
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
  if (scopes.length === 0) return toCode(scheme);
  return sayCount(messages.withScopes, scopes.length, {
    scheme: toCode(scheme),
    scopes: scopes.map(toCode).join(comma),
  });
}

function describeScheme(name: string, { document, token }: Authentication): readonly string[] {
  const scheme = listSchemes(document).get(name);
  if (!scheme) return [];
  const texts = [toFirstParagraph(scheme.description ?? ''), toUse(scheme)];
  if (!token || scheme.type !== 'oauth2') return [...texts, ...toFlows(scheme, toServer(document))];
  const { endpoint, page } = token;
  const request = buildRequest(endpoint, toEnteredValues(endpoint, endpoint.example));
  const code = `\`\`\`bash\n${toCurl(request)}\`\`\``;
  const title = toEscaped(endpoint.title);
  return [...texts, say(messages.returnsToken, { title, page }), code];
}

/** The endpoint of a document that returns tokens, if it has one. */
export function findTokenEndpoint(
  document: ApiDocument,
  endpoints: readonly Endpoint[],
): Endpoint | undefined {
  const urls = [...listSchemes(document).values()].flatMap((scheme) =>
    scheme.type === 'oauth2' ? listFlows(scheme).map(([, { tokenUrl }]) => tokenUrl) : [],
  );
  return endpoints.find(
    ({ baseUrl, path, method }) => method === 'POST' && urls.includes(`${baseUrl}/${path}`),
  );
}

/** A sentence that says where the credentials go. */
function toUse(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return say(keyMessages[scheme.in] ?? messages.apiKeyInHeader, { name: toCode(scheme.name) });
    case 'http': {
      const { scheme: kind, bearerFormat: format } = scheme;
      if (/^basic$/i.test(kind)) return messages.basic;
      if (!/^bearer$/i.test(kind)) return say(messages.credentials, { scheme: toCode(kind) });
      return format ? say(messages.tokenOfFormat, { format: toEscaped(format) }) : messages.token;
    }
    case 'oauth2':
    case 'openIdConnect': {
      const name = scheme.type === 'oauth2' ? 'OAuth 2.0' : 'OpenID Connect';
      return say(messages.accessToken, { name });
    }
    default:
      return messages.clientCertificate;
  }
}

const keyMessages: Readonly<Record<string, string>> = {
  header: messages.apiKeyInHeader,
  query: messages.apiKeyInQuery,
  cookie: messages.apiKeyInCookie,
};

const flowNames: Readonly<Record<string, string>> = {
  authorizationCode: messages.authorizationCode,
  clientCredentials: messages.clientCredentials,
  deviceAuthorization: messages.deviceAuthorization,
  implicit: messages.implicit,
  password: messages.password,
};

interface Flow {
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

function listFlows({ flows }: Extract<SecurityScheme, { type: 'oauth2' }>) {
  return Object.entries(flows as Readonly<Record<string, Flow>>);
}

/** The URLs and scopes of OAuth 2.0, or the discovery of OpenID Connect. */
function toFlows(scheme: SecurityScheme, server: string): readonly string[] {
  if (scheme.type === 'openIdConnect') {
    const url = toWhole(scheme.openIdConnectUrl, server);
    return [`**${messages.discovery}**`, toLink(messages.url, undefined, url)];
  }
  if (scheme.type !== 'oauth2') return [];
  const toUrl = (name: string, url?: string) => toLink(name, undefined, toWhole(url, server));
  const told = listFlows(scheme).flatMap(([name, flow]) => [
    `**${flowNames[name] ?? toEscaped(name)}**`,
    toUrl(messages.authorizationUrl, flow.authorizationUrl) +
      toUrl(messages.deviceAuthorizationUrl, flow.deviceAuthorizationUrl) +
      toUrl(messages.tokenUrl, flow.tokenUrl) +
      toUrl(messages.refreshUrl, flow.refreshUrl),
    toTable(
      [messages.scope, messages.description],
      Object.entries(flow.scopes ?? {}).map(([scope, description]) => [toCode(scope), description]),
    ),
    toTokenRequest(name, flow, server),
  ]);
  return [toUrl(messages.metadata, scheme.oauth2MetadataUrl), ...told];
}

/** Where relative URLs start. */
function toServer({ servers: [server = { url: '/' }] = [] }: ApiDocument): string {
  return toBaseUrl(server) + (server.url.endsWith('/') ? '/' : '');
}

function toWhole(url: string | undefined, server: string): string | undefined {
  const isPart = url !== undefined && isRelative(url) && URL.canParse(url, server);
  return isPart ? new URL(url, server).href : url;
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
    baseUrl: toWhole(tokenUrl, server) ?? tokenUrl,
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
  return `${messages.tokenRequest}\n\n\`\`\`bash\n${code}\`\`\``;
}

/** What a given document says about its API as a whole, as CommonMark. */
import {
  type ApiDocument,
  groupPairs,
  resolve,
  type Response,
  type SecurityScheme,
  type Server,
} from '../../src/openapi/document';
import { toCode, toPlainText } from '../../src/openapi/inline';
import { toEscaped, toFirstParagraph, toSentence } from '../../src/openapi/text';
import { isRelative, placeholder } from '../../src/openapi/read/operation';
import { listOperations } from '../../src/openapi/read/operations';
import type { AboutPage } from '../../src/page-data';
import type { Pair } from '../../src/request/model';
import { toCurl } from '../../src/samples/curl';

/** The data of the pages that every API has. */
export function buildAbout(document: ApiDocument): AboutPage {
  const { version, description = '', summary } = document.info;
  const toTexts = (texts: readonly string[]) =>
    texts.filter((text) => text !== '').map((text) => ({ text }));
  return {
    version,
    summary: toLead(summary ?? toPlainText(toFirstParagraph(description))),
    introduction: toTexts(toIntroduction(document)),
    authentication: toTexts(toAuthentication(document)),
    errors: toTexts(toErrors(document)),
  };
}

const longestLead = 300;

/** The whole sentences of a text that are short enough to stand below a title. */
function toLead(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestLead) return line;
  const start = line.slice(0, longestLead);
  const end = Math.max(...['. ', '! ', '? '].map((mark) => start.lastIndexOf(mark)));
  return end > 0 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`;
}

function toIntroduction({ info, externalDocs, servers = [] }: ApiDocument): readonly string[] {
  const { title, version, description = '', contact, license, termsOfService } = info;
  const links = [
    toLink('Contact', contact?.name, contact?.url),
    toLink('Email', contact?.email, contact?.email && `mailto:${contact.email}`),
    toLink('License', license?.name, license?.url ?? toLicense(license?.identifier)),
    toLink('Terms of service', undefined, termsOfService),
    toLink('More documentation', externalDocs?.description, externalDocs?.url),
  ].join('');
  const urls = servers.map(({ url, description: text }) => [toCode(url), text]);
  const hasNoHost = servers.length === 0 || servers.some(({ url }) => isRelative(url));
  return [
    `**${toEscaped(title)}**, version ${toEscaped(version)}`,
    description,
    urls.length > 0 || hasNoHost ? '## Servers' : '',
    hasNoHost ? placeholderNote : '',
    toTable(['URL', 'Description'], urls),
    ...servers.map(toVariables),
    links && `## Contact and license\n\n${links}`,
  ];
}

function toVariables({ url, variables = {} }: Server): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const choices = variable.enum ? `One of ${variable.enum.map(toCode).join(', ')}.` : '';
    const text = `${toSentence(variable.description?.trim() ?? '')} ${choices}`;
    return [toCode(name), toCode(variable.default), text];
  });
  const table = toTable(['Variable', 'Default', 'Description'], rows);
  return table && `Variables of ${toCode(url)}:\n\n${table}`;
}

const placeholderNote = `Replace ${toCode(placeholder)} with the host of the API.`;

/** The page of a license. Undefined for an expression of several. */
function toLicense(identifier = ''): string | undefined {
  return /^[\w.-]+$/.test(identifier) ? `https://spdx.org/licenses/${identifier}.html` : undefined;
}

/** An item of a list. Empty without a text and a URL. */
function toLink(label: string, text?: string, href?: string): string {
  const shown = toEscaped(text ?? href ?? '').replaceAll(/\s+/g, ' ');
  if (shown === '') return '';
  return `- ${label}: ${href ? `[${shown}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)` : shown}\n`;
}

/** A table without its empty columns. Empty without rows. */
function toTable(columns: readonly string[], rows: readonly (readonly (string | undefined)[])[]) {
  if (rows.length === 0) return '';
  const isFilled = columns.map((_, index) => rows.some((cells) => cells[index]?.trim()));
  const toRow = (cells: readonly string[]) =>
    `| ${cells.filter((_, index) => isFilled[index]).join(' | ')} |\n`;
  const toCell = (text = '') => text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  const body = rows.map((cells) => toRow(cells.map(toCell)));
  return [toRow(columns), toRow(columns.map(() => '---')), ...body].join('');
}

function toAuthentication(document: ApiDocument): readonly string[] {
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

const mostMeanings = 5;

/** The error responses of all operations by status. The most frequent descriptions come first. */
function toErrors(document: ApiDocument): readonly string[] {
  const responses = listOperations(document)
    .filter(({ event }) => event === undefined)
    .flatMap(({ operation }) => Object.entries(operation.responses ?? {}))
    .filter(([status]) => /^([45]|default$)/i.test(status));
  if (responses.length === 0) return ['A request failed if its status code starts with 4 or 5.'];
  const rows = [...groupPairs(responses)]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([status, same]) => {
      const meanings = groupPairs(
        same.map((declared) => {
          const response = resolve<Partial<Response>>(document, declared);
          const { summary = '', description = summary } = response;
          return [toSentence(description.trim()), response] as const;
        }),
      );
      const first = [...meanings].sort(([, a], [, b]) => b.length - a.length).map(([text]) => text);
      return [toCode(status), first.slice(0, mostMeanings).join('<br>'), String(same.length)];
    });
  return [
    'A request that fails returns one of these responses.',
    toTable(['Status', 'Meaning', 'Endpoints'], rows),
  ];
}

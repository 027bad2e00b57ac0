/** What a given document says about its API as a whole: its servers, security and errors. */
import {
  type ApiDocument,
  methods,
  resolve,
  type Response,
  type SecurityScheme,
} from '../../src/api/document';
import { toPlainText } from '../../src/api/inline';
import { toFirstParagraph } from '../../src/api/text';
import type {
  AboutError,
  AboutFlow,
  AboutLink,
  AboutPage,
  AboutScheme,
  AboutServer,
} from '../../src/page-data';

/** The data of the pages that every API has. */
export function buildAbout(document: ApiDocument): AboutPage {
  const { title, version, description = '', summary } = document.info;
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  return {
    title,
    version,
    summary: summary ?? toPlainText(toFirstParagraph(description)).replaceAll(/\s+/g, ' '),
    description,
    links: listLinks(document),
    servers: (document.servers ?? []).map(toServer),
    schemes: schemes.map(([name, scheme]) =>
      toScheme(name, resolve<SecurityScheme>(document, scheme)),
    ),
    errors: listErrors(document),
  };
}

function listLinks({ info, externalDocs }: ApiDocument): readonly AboutLink[] {
  const { contact, license, termsOfService } = info;
  const toLink = (label: string, text: string | undefined, href?: string): AboutLink[] => {
    const shown = text ?? href;
    return shown === undefined ? [] : [{ label, text: shown, ...(href && { href }) }];
  };
  return [
    ...toLink('Contact', contact?.name ?? contact?.url, contact?.url),
    ...toLink('Email', contact?.email, contact?.email && `mailto:${contact.email}`),
    ...toLink('License', license?.name, license?.url),
    ...toLink('Terms of service', termsOfService, termsOfService),
    ...toLink('More documentation', externalDocs?.description, externalDocs?.url),
  ];
}

type Server = NonNullable<ApiDocument['servers']>[number];

function toServer({ url, description = '', variables = {} }: Server): AboutServer {
  return {
    url,
    description,
    variables: Object.entries(variables).map(([name, variable]) => ({
      name,
      description: variable.description ?? '',
      default: variable.default,
      choices: variable.enum ?? [],
    })),
  };
}

function toScheme(name: string, scheme: SecurityScheme): AboutScheme {
  const { description = '' } = scheme;
  return { name, description, use: toUse(scheme), flows: listFlows(scheme) };
}

function toUse(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return `Send your API key in the ${places[scheme.in] ?? scheme.in} \`${scheme.name}\`.`;
    case 'http':
      return toHttpUse(scheme.scheme, scheme.bearerFormat);
    case 'oauth2':
      return 'Get an access token with OAuth 2.0. Send it in the header `Authorization`, after `Bearer` and a space.';
    case 'openIdConnect':
      return 'Get an access token with OpenID Connect. Send it in the header `Authorization`, after `Bearer` and a space.';
    default:
      return 'Connect with a client certificate (mutual TLS).';
  }
}

const places: Readonly<Record<string, string>> = {
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
};

function toHttpUse(scheme: string, format?: string): string {
  switch (scheme.toLowerCase()) {
    case 'basic':
      return 'Send your user name and password in the header `Authorization`, as HTTP Basic authentication.';
    case 'bearer':
      return `Send your token${format ? ` (${format})` : ''} in the header \`Authorization\`, after \`Bearer\` and a space.`;
    default:
      return `Send your credentials in the header \`Authorization\`, after \`${scheme}\` and a space.`;
  }
}

const flowNames: Readonly<Record<string, string>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  implicit: 'Implicit',
  password: 'Password',
};

interface Flow {
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

function listFlows(scheme: SecurityScheme): readonly AboutFlow[] {
  const toUrl = (label: string, href?: string) => (href ? [{ label, text: href, href }] : []);
  if (scheme.type === 'openIdConnect') {
    return [{ name: 'Discovery', urls: toUrl('URL', scheme.openIdConnectUrl), scopes: [] }];
  }
  if (scheme.type !== 'oauth2') return [];
  const flows = Object.entries(scheme.flows as Readonly<Record<string, Flow>>);
  return flows.map(([name, { authorizationUrl, tokenUrl, refreshUrl, scopes = {} }]) => ({
    name: flowNames[name] ?? name,
    urls: [
      ...toUrl('Authorization URL', authorizationUrl),
      ...toUrl('Token URL', tokenUrl),
      ...toUrl('Refresh URL', refreshUrl),
    ],
    scopes: Object.entries(scopes).map(([scope, description]) => ({ name: scope, description })),
  }));
}

/** At most so many descriptions of a status are shown. */
const mostMeanings = 5;

/** The error responses of all operations by status. The most frequent descriptions come first. */
function listErrors(document: ApiDocument): readonly AboutError[] {
  const meanings = new Map<string, Map<string, number>>();
  for (const item of Object.values(document.paths)) {
    for (const method of methods) {
      const operation = item[method.toLowerCase() as Lowercase<typeof method>];
      for (const [status, response] of Object.entries(operation?.responses ?? {})) {
        if (!/^([45]|default$)/i.test(status)) continue;
        const { description } = resolve<Response>(document, response);
        const counts = meanings.get(status) ?? new Map<string, number>();
        meanings.set(status, counts.set(description, (counts.get(description) ?? 0) + 1));
      }
    }
  }
  return [...meanings].sort(compareStatus).map(([status, counts]) => ({
    status,
    meanings: [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostMeanings)
      .map(([meaning]) => meaning),
    endpoints: [...counts.values()].reduce((sum, count) => sum + count, 0),
  }));
}

function compareStatus([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

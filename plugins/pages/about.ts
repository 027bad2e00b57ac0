/** What a given document says about its API as a whole: as CommonMark, and on the home page. */
import * as messages from '../../src/messages/en/about';
import { moreDocumentation } from '../../src/messages/en/view';
import { say, sayList } from '../../src/messages/say';
import {
  type ApiDocument,
  groupPairs,
  resolve,
  type Response,
  type SecurityScheme,
  type Server,
} from '../../src/openapi/document';
import { toAuthentication } from './authentication';
import { toCode, toPlainText } from '../../src/openapi/inline';
import type { Endpoint } from '../../src/openapi/model';
import { toEscaped, toFirstParagraph, toSentence } from '../../src/openapi/text';
import { isRelative, placeholder, toBaseUrl } from '../../src/openapi/read/operation';
import { listOperations } from '../../src/openapi/read/operations';
import { listSchemes } from '../../src/openapi/read/security';
import type { AboutPage, Start } from '../../src/page-data';
import { type Call, toCall } from '../../src/request/call';
import { toRoute } from '../../src/routes/places';
import { capitalize } from '../../src/words/facts';
import { toLink, toTable } from '../../src/words/lists';

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
    toLink(messages.contact, contact?.name, contact?.url),
    toLink(messages.email, contact?.email, contact?.email && `mailto:${contact.email}`),
    toLink(messages.license, license?.name, license?.url ?? toLicense(license?.identifier)),
    toLink(messages.termsOfService, undefined, termsOfService),
    toLink(moreDocumentation, externalDocs?.description, externalDocs?.url),
  ].join('');
  const urls = servers.map(({ url, description: text }) => [toCode(url), text]);
  const hasNoHost = servers.length === 0 || servers.some(({ url }) => isRelative(url));
  return [
    say(messages.titleAndVersion, { title: toEscaped(title), version: toEscaped(version) }),
    description,
    urls.length > 0 || hasNoHost ? `## ${messages.servers}` : '',
    hasNoHost ? say(messages.replaceHost, { placeholder: toCode(placeholder) }) : '',
    urls.some(([, text]) => text)
      ? toTable([messages.url, messages.description], urls)
      : urls.map(([url]) => `- ${url}\n`).join(''),
    ...servers.map(toVariables),
    links && `## ${messages.contactAndLicense}\n\n${links}`,
  ];
}

function toVariables({ url, variables = {} }: Server): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const values = variable.enum?.map(toCode).join(messages.comma);
    const choices = values === undefined ? '' : say(messages.oneOf, { values });
    const text = `${toSentence(variable.description?.trim() ?? '')} ${choices}`;
    return [toCode(name), toCode(variable.default), text];
  });
  const table = toTable([messages.variable, messages.initial, messages.description], rows);
  return table && `${say(messages.variablesOf, { url: toCode(url) })}\n\n${table}`;
}

/** The page of a license. Undefined for an expression of several. */
function toLicense(identifier = ''): string | undefined {
  return /^[\w.-]+$/.test(identifier) ? `https://spdx.org/licenses/${identifier}.html` : undefined;
}

const mostMeanings = 5;

/** The error responses of all operations by status. The most frequent descriptions come first. */
function toErrors(document: ApiDocument): readonly string[] {
  const responses = listOperations(document)
    .filter(({ event }) => event === undefined)
    .flatMap(({ operation }) => Object.entries(operation.responses ?? {}))
    .filter(([status]) => /^([45]|default$)/i.test(status));
  if (responses.length === 0) return [messages.failedIf];
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
    messages.failsWith,
    toTable([messages.status, messages.meaning, messages.endpoints], rows),
  ];
}

/* The home page. */

export function buildStart(
  document: ApiDocument,
  endpoints: readonly Endpoint[],
): Start & { readonly call?: Call } {
  const first = findFirst(endpoints);
  const baseUrls = (document.servers ?? []).map((server) => ({
    url: isRelative(server.url) ? server.url : toBaseUrl(server),
    description: toPlainText(toFirstParagraph(server.description ?? '')),
  }));
  return {
    // A slash alone says nothing.
    baseUrls: baseUrls.filter(({ url }) => url !== '/'),
    access: toAccess(document),
    ...(first && { call: toCall(first, toRoute(first)) }),
  };
}

/** The request that is the least work. Of equal ones, the first of the document. */
function findFirst(endpoints: readonly Endpoint[]): Endpoint | undefined {
  const [first] = endpoints
    .filter(({ event }) => event === undefined)
    .map((endpoint) => ({ endpoint, work: toWork(endpoint) }))
    .sort((a, b) => a.work - b.work);
  return first?.endpoint;
}

/** How much a reader has to know to send it, and how little is learnt from it. */
function toWork({ method, parameters, responses, deprecated }: Endpoint): number {
  const required = Object.values(parameters)
    .flat()
    .filter((field) => field.required);
  const isAnswered = responses.some(({ example }) => example !== undefined);
  return (
    (deprecated === undefined ? 0 : 100) +
    (method === 'GET' ? 0 : 10) +
    (isAnswered ? 0 : 5) +
    required.length
  );
}

/** The ways to authenticate, in the inline notation. Empty without any. */
function toAccess(document: ApiDocument): string {
  const schemes = [...listSchemes(document).values()];
  const names = new Set(schemes.map((one) => toName(one, schemes.length === 1)));
  return capitalize(sayList([...names], 'or'));
}

/** @param withPlace whether it says where an API key is sent */
function toName(scheme: SecurityScheme, withPlace: boolean): string {
  switch (scheme.type) {
    case 'apiKey':
      return withPlace
        ? say(keyMessages[scheme.in] ?? messages.apiKeyInHeader, { name: toCode(scheme.name) })
        : messages.apiKey;
    case 'http':
      if (/^basic$/i.test(scheme.scheme)) return messages.httpBasic;
      return /^bearer$/i.test(scheme.scheme) ? messages.bearerToken : toCode(scheme.scheme);
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    default:
      return messages.clientCertificate;
  }
}

const keyMessages: Readonly<Record<string, string>> = {
  header: messages.apiKeyInHeader,
  query: messages.apiKeyInQuery,
  cookie: messages.apiKeyInCookie,
};

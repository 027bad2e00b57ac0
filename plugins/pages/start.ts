/** What the home page of a given document shows of it. */
import * as messages from '../../src/messages/en/about';
import { say, sayList } from '../../src/messages/say';
import type { ApiDocument, SecurityScheme } from '../../src/openapi/document';
import { toCode, toPlainText } from '../../src/openapi/inline';
import type { Endpoint } from '../../src/openapi/model';
import { toFirstParagraph } from '../../src/openapi/text';
import { isRelative, toBaseUrl } from '../../src/openapi/read/operation';
import { listSchemes } from '../../src/openapi/read/security';
import type { Start } from '../../src/page-data';
import { type Call, toCall } from '../../src/request/call';
import { toRoute } from '../../src/routes/places';
import { capitalize } from '../../src/words/facts';

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

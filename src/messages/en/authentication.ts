/** Messages about ways to authenticate. Names and values are code. */

export const heading = 'Authentication';
export const noCredentials = 'Send requests without credentials.';
export const severalMethods = 'Each endpoint names the methods that it accepts.';
export const deprecated = 'Deprecated.';

/* What an endpoint needs. */

/** `scheme` is the name of a scheme. `count` is the number of `scopes`. */
export const withScopes = '{scheme}, with the scope {scopes}|{scheme}, with the scopes {scopes}';
/** Between ways, of which a request needs one. */
export const semicolon = '; ';
export const noneNeeded = 'no credentials';
export const needs = '{way}.';
export const needsOne = 'One of these: {ways}.';
/** `needed` is one of the two sentences above. `page` is the URL of a page. */
export const seeAlso = '{needed} See also [Authentication]({page}).';
/** `title` is that of an endpoint. */
export const returnsToken = '[{title}]({page}) returns a token:';
export const tokenRequest = 'A request for a token:';

/* Where credentials go. */

export const apiKeyInHeader = 'Send your API key in the header {name}.';
export const apiKeyInQuery = 'Send your API key in the query parameter {name}.';
export const apiKeyInCookie = 'Send your API key in the cookie {name}.';
export const basic =
  'Send your user name and password in the header `Authorization`, as HTTP Basic authentication.';
export const credentials =
  'Send your credentials in the header `Authorization`, after {scheme} and a space.';
export const token = 'Send your token in the header `Authorization`, after `Bearer` and a space.';
/** `format` is a hint such as `JWT`. */
export const tokenOfFormat =
  'Send your token ({format}) in the header `Authorization`, after `Bearer` and a space.';
/** `name` is that of a standard, such as `OAuth 2.0`. */
export const accessToken =
  'Get an access token with {name}. Send it in the header `Authorization`, after `Bearer` and a space.';
export const clientCertificate = 'Connect with a client certificate (mutual TLS).';

/* The flows of OAuth 2.0, and their URLs. */

export const authorizationCode = 'Authorization code';
export const clientCredentials = 'Client credentials';
export const deviceAuthorization = 'Device authorization';
export const implicit = 'Implicit';
export const password = 'Password';
export const discovery = 'Discovery';
export const url = 'URL';
export const metadata = 'Metadata';
export const authorizationUrl = 'Authorization URL';
export const deviceAuthorizationUrl = 'Device authorization URL';
export const tokenUrl = 'Token URL';
export const refreshUrl = 'Refresh URL';
export const scope = 'Scope';
export const description = 'Description';

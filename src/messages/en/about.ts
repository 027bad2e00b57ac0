/** Messages of what a document says of its API as a whole: its introduction, errors and home page. */

export const titleAndVersion = '**{title}**, version {version}';
export const contact = 'Contact';
export const email = 'Email';
export const license = 'License';
export const termsOfService = 'Terms of service';
export const contactAndLicense = 'Contact and license';
export const servers = 'Servers';
export const url = 'URL';
export const description = 'Description';
export const variablesOf = 'Variables of {url}:';
export const variable = 'Variable';
export const initial = 'Default';
export const oneOf = 'One of {values}.';
/** Between values. */
export const comma = ', ';
export const replaceHost = 'Replace {placeholder} with the host of the API.';
export const failsWith = 'A request that fails returns one of these responses.';
export const failedIf = 'A request failed if its status code starts with 4 or 5.';
export const status = 'Status';
export const meaning = 'Meaning';
export const endpoints = 'Endpoints';

/* Ways to authenticate, in a list of them. */

export const apiKey = 'API key';
export const apiKeyInHeader = 'API key in the header {name}';
export const apiKeyInQuery = 'API key in the query parameter {name}';
export const apiKeyInCookie = 'API key in the cookie {name}';
export const httpBasic = 'HTTP Basic';
export const bearerToken = 'bearer token';
export const clientCertificate = 'client certificate';

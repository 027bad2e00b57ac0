/** Messages about requests that a document implies. Names, scopes and media types are code. For Node. */

/** A way to authenticate that needs nothing. */
export const none = 'None';
/** Between schemes that a request needs together. */
export const and = ' and ';
/* Schemes by their types. `name` is that of the scheme. */
export const apiKey = 'API key {name}.';
export const http = 'HTTP authentication {name}.';
export const oauth2 = 'OAuth 2.0 access token {name}.';
export const openIdConnect = 'OpenID Connect token {name}.';
export const mutualTLS = 'Client certificate (mutual TLS) {name}.';
export const scopes = 'Scopes: {scopes}.';
/** Between scopes. */
export const comma = ', ';

/** Titles of categories that no tag names. */
export const webhooks = 'Webhooks';
export const endpoints = 'Endpoints';

/** `name` is a path parameter that tells an operation from others with its title. */
export const by = 'by {name}';

/** The name of an example that is written as in the request. */
export const asSent = '{name} (as sent)';
/** The label of a link without one. */
export const moreDocumentation = 'More documentation';
export const accepts = 'The API accepts {mediaType}.';
/** `formData` is a media type, too. */
export const sendsFormData = 'Clients that cannot send {mediaType} send {formData} in samples.';

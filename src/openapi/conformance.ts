/**
 * What the portal does with each field of OpenAPI 2.0 to 3.2, each keyword of JSON Schema 2020-12, and
 * the extensions that other tools show. `CONFORMANCE.md` is written from this table, the check of a
 * document names what it says is not shown, and a test proves each row on a document.
 */

export const versions = ['2.0', '3.0', '3.1', '3.2'] as const;

export type Version = (typeof versions)[number];

/** Read and shown, or not shown, which the check of a document says with the line. */
export type Outcome = 'shown' | 'named';

/** The versions that have a field: all of them, since one, until one, or only one. */
type Range = 'all' | '2.0' | '3.0' | '3.0+' | '3.1+' | '3.2' | '2.0-3.0';

/** The fields, separated by blanks; the versions; the outcome; and where it is shown, or why not. */
type Row = readonly [fields: string, range: Range, outcome: Outcome, note: string];

const ranges: Readonly<Record<Range, readonly Version[]>> = {
  all: versions,
  '2.0': ['2.0'],
  '3.0': ['3.0'],
  '3.0+': ['3.0', '3.1', '3.2'],
  '3.1+': ['3.1', '3.2'],
  '3.2': ['3.2'],
  '2.0-3.0': ['2.0', '3.0'],
};

export function toVersions(range: Range): readonly Version[] {
  return ranges[range];
}

const intro = 'the page _Introduction_';
const auth = 'the page _Authentication_';
const facts = 'facts beside the value';

/** By object, in the order of the specification. */
export const conformance: Readonly<Record<string, readonly Row[]>> = {
  OpenAPI: [
    ['openapi', '3.0+', 'shown', 'how the document is read'],
    ['swagger', '2.0', 'shown', 'how the document is read'],
    ['$self', '3.2', 'named', 'the document is read where its file is'],
    ['info', 'all', 'shown', intro],
    ['jsonSchemaDialect', '3.1+', 'named', 'schemas are read as OpenAPI says'],
    ['servers', '3.0+', 'shown', 'requests and their address, or a choice'],
    ['host basePath schemes', '2.0', 'shown', 'requests and their address'],
    ['consumes produces', '2.0', 'shown', 'media types of bodies and responses'],
    ['paths', 'all', 'shown', 'a page for each operation'],
    ['webhooks', '3.1+', 'shown', 'a page for each webhook'],
    ['components', '3.0+', 'shown', 'where they are used'],
    ['definitions', '2.0', 'shown', 'a page for each schema'],
    ['parameters responses', '2.0', 'shown', 'where they are used'],
    ['securityDefinitions', '2.0', 'shown', auth],
    ['security', 'all', 'shown', 'the way to authenticate of operations without their own'],
    ['tags', 'all', 'shown', 'categories in the menu, in this order'],
    ['externalDocs', 'all', 'shown', intro],
    ['x-tagGroups', 'all', 'shown', 'groups of categories in the menu'],
    ['x-webhooks', '3.0+', 'shown', 'a page for each webhook'],
    ['x-servers', '2.0', 'named', '`host`, `basePath` and `schemes` are shown'],
    ['x-ignoredHeaderParameters', 'all', 'named', 'all headers are shown'],
  ],
  Info: [
    ['title version description', 'all', 'shown', intro],
    ['summary', '3.1+', 'shown', 'the home page'],
    ['termsOfService contact license', 'all', 'shown', intro],
    ['x-logo', 'all', 'named', 'the settings of the portal have the logo'],
  ],
  Contact: [['name url email', 'all', 'shown', intro]],
  License: [
    ['name url', 'all', 'shown', intro],
    ['identifier', '3.1+', 'shown', `${intro}, with a link to the text of the license`],
  ],
  Server: [
    ['url description', '3.0+', 'shown', 'the choice of a server'],
    ['name', '3.2', 'shown', 'the choice of a server'],
    ['variables', '3.0+', 'shown', 'inputs below the choice of a server'],
  ],
  'Server Variable': [
    ['enum default description', '3.0+', 'shown', 'inputs below the choice of a server'],
  ],
  Components: [
    ['schemas', '3.0+', 'shown', 'a page for each'],
    ['responses parameters examples requestBodies', '3.0+', 'shown', 'where they are used'],
    ['headers links callbacks', '3.0+', 'shown', 'where they are used'],
    ['securitySchemes', '3.0+', 'shown', auth],
    ['pathItems', '3.1+', 'shown', 'where they are used'],
    ['mediaTypes', '3.2', 'shown', 'where they are used'],
  ],
  'Path Item': [
    ['$ref', 'all', 'shown', 'the path item that it leads to'],
    ['summary description', '3.0+', 'shown', 'operations without their own'],
    ['get put post delete options head patch', 'all', 'shown', 'a page'],
    ['trace', '3.0+', 'shown', 'a page'],
    ['query additionalOperations', '3.2', 'shown', 'a page for each operation'],
    ['servers', '3.0+', 'shown', 'operations without their own'],
    ['parameters', 'all', 'shown', 'each operation'],
    ['x-internal', 'all', 'shown', 'nowhere, nor is anything that only it uses'],
  ],
  Operation: [
    ['tags', 'all', 'shown', 'the category in the menu, and links from further ones'],
    ['summary', 'all', 'shown', 'the title'],
    ['description externalDocs', 'all', 'shown', 'below the title'],
    ['operationId', 'all', 'shown', 'the address, exports and search'],
    ['parameters responses', 'all', 'shown', 'the page of the operation'],
    ['requestBody', '3.0+', 'shown', 'the page of the operation'],
    ['callbacks', '3.0+', 'shown', 'a page for each callback'],
    ['deprecated', 'all', 'shown', 'a note and a mark in the menu'],
    ['security', 'all', 'shown', 'the way to authenticate, or a choice'],
    ['servers', '3.0+', 'shown', 'requests and their address'],
    ['consumes produces', '2.0', 'shown', 'media types of bodies and responses'],
    ['schemes', '2.0', 'shown', 'requests and their address'],
    ['x-codeSamples x-code-samples', 'all', 'shown', 'tabs beside the samples'],
    ['x-internal', 'all', 'shown', 'nowhere, nor is anything that only it uses'],
    ['x-badges x-beta', 'all', 'shown', 'marks at the title'],
    ['x-hideTryItPanel', 'all', 'named', 'the form is always there; it sends nothing'],
  ],
  'Code Sample (`x-codeSamples`)': [
    ['lang label source', 'all', 'shown', 'tabs beside the samples'],
  ],
  'External Documentation': [['description url', 'all', 'shown', 'a link after the description']],
  Parameter: [
    ['name in', 'all', 'shown', 'the form and requests'],
    ['description', 'all', 'shown', 'below the name'],
    ['required', 'all', 'shown', facts],
    ['deprecated', '3.0+', 'shown', facts],
    ['allowEmptyValue', '2.0-3.0', 'named', 'empty values are left out'],
    ['style explode allowReserved', '3.0+', 'shown', 'requests'],
    ['schema', 'all', 'shown', 'its type and facts'],
    ['example examples', '3.0+', 'shown', 'facts, and the first sample of a required parameter'],
    ['content', '3.0+', 'shown', 'its type and facts, and requests'],
    ['type format items collectionFormat', '2.0', 'shown', 'its type, and requests'],
    ['default enum pattern multipleOf', '2.0', 'shown', facts],
    ['maximum minimum exclusiveMaximum exclusiveMinimum', '2.0', 'shown', facts],
    ['maxLength minLength maxItems minItems uniqueItems', '2.0', 'shown', facts],
    ['x-nullable', '2.0', 'shown', facts],
    ['x-example x-examples', '2.0', 'shown', facts],
  ],
  'Items of Swagger 2.0': [
    ['type format items', '2.0', 'shown', 'the type of the list'],
    ['collectionFormat', '2.0', 'named', 'lists in lists are written as in the list around them'],
    ['default enum pattern multipleOf', '2.0', 'shown', facts],
    ['maximum minimum exclusiveMaximum exclusiveMinimum', '2.0', 'shown', facts],
    ['maxLength minLength maxItems minItems uniqueItems', '2.0', 'shown', facts],
  ],
  'Request Body': [
    ['description', '3.0+', 'shown', 'above the fields of the body'],
    ['content', '3.0+', 'shown', 'the fields, with a choice of several media types'],
    ['required', '3.0+', 'shown', 'above the fields of the body'],
  ],
  'Media Type': [
    ['schema', '3.0+', 'shown', 'the fields'],
    ['itemSchema', '3.2', 'shown', 'the fields of each item of the stream'],
    ['example examples', '3.0+', 'shown', 'the example'],
    ['encoding', '3.0+', 'shown', 'requests'],
    ['prefixEncoding itemEncoding', '3.2', 'named', 'parts without names have no fields'],
  ],
  Encoding: [
    ['contentType style explode', '3.0+', 'shown', 'requests'],
    ['allowReserved', '3.0+', 'shown', 'requests'],
    ['headers', '3.0+', 'named', 'parts are sent without further headers'],
    ['encoding prefixEncoding itemEncoding', '3.2', 'named', 'parts in parts are sent as JSON'],
  ],
  Responses: [['default', 'all', 'shown', 'beside the status codes']],
  Response: [
    ['summary', '3.2', 'shown', 'beside the status code'],
    ['description', 'all', 'shown', 'above the body'],
    ['headers', 'all', 'shown', 'below the body'],
    ['content', '3.0+', 'shown', 'the fields and examples'],
    ['links', '3.0+', 'shown', 'what to call next'],
    ['schema examples', '2.0', 'shown', 'the fields and examples'],
  ],
  Example: [
    ['summary description', '3.0+', 'shown', 'the choice of an example'],
    ['value', '3.0+', 'shown', 'the example'],
    ['externalValue', '3.0+', 'named', 'files of examples are not read'],
    ['dataValue serializedValue', '3.2', 'shown', 'the example'],
  ],
  Link: [
    ['operationRef operationId', '3.0+', 'shown', 'a link to the page of the operation'],
    ['parameters', '3.0+', 'shown', 'which parameter takes which value'],
    ['requestBody', '3.0+', 'named', 'the body that the next request takes'],
    ['description', '3.0+', 'shown', 'beside the link'],
    ['server', '3.0+', 'named', 'the page of the operation has its servers'],
  ],
  Header: [
    ['description', 'all', 'shown', 'below the name'],
    ['required deprecated', '3.0+', 'shown', facts],
    ['style explode', '3.0+', 'named', 'lists in headers are separated by commas'],
    ['schema content', '3.0+', 'shown', 'its type and facts'],
    ['example examples', '3.0+', 'shown', facts],
    ['type format items', '2.0', 'shown', 'its type'],
    ['collectionFormat', '2.0', 'named', 'how a list in a header is written'],
    ['default enum pattern multipleOf', '2.0', 'shown', facts],
    ['maximum minimum exclusiveMaximum exclusiveMinimum', '2.0', 'shown', facts],
    ['maxLength minLength maxItems minItems uniqueItems', '2.0', 'shown', facts],
  ],
  Tag: [
    ['name', 'all', 'shown', 'the category'],
    ['summary', '3.2', 'shown', 'the title of the category'],
    ['description externalDocs', 'all', 'shown', 'the page of the category'],
    ['parent', '3.2', 'shown', 'the menu'],
    ['kind', '3.2', 'shown', '`nav` in the menu, `badge` beside titles; the check names others'],
    ['x-displayName', 'all', 'shown', 'the title of the category'],
    ['x-traitTag', 'all', 'named', 'the tag is a category like others'],
  ],
  'Tag Group (`x-tagGroups`)': [['name tags', 'all', 'shown', 'groups of categories in the menu']],
  Schema: [
    ['$ref', 'all', 'shown', 'the schema, or a link to its page'],
    ['$dynamicRef $dynamicAnchor', '3.1+', 'shown', 'the schema that it leads to'],
    ['$anchor $id', '3.1+', 'shown', 'the target of references'],
    ['$defs', '3.1+', 'shown', 'where they are used'],
    ['$schema $vocabulary', '3.1+', 'named', 'schemas are read as OpenAPI says'],
    ['$comment', '3.1+', 'named', 'comments are for authors'],
    ['title', 'all', 'shown', 'the name of the type, or the heading'],
    ['description externalDocs', 'all', 'shown', 'below the name'],
    ['type', 'all', 'shown', facts],
    ['nullable', '3.0', 'shown', facts],
    ['enum', 'all', 'shown', facts],
    ['const', '3.1+', 'shown', facts],
    ['default', 'all', 'shown', facts],
    ['example', 'all', 'shown', `${facts}, and samples`],
    ['examples', '3.1+', 'shown', `${facts}, and samples`],
    ['deprecated', '3.0+', 'shown', facts],
    ['readOnly', 'all', 'shown', 'only where the API sends it'],
    ['writeOnly', '3.0+', 'shown', 'only where the API reads it'],
    ['format', 'all', 'shown', facts],
    ['multipleOf maximum minimum', 'all', 'shown', facts],
    ['exclusiveMaximum exclusiveMinimum', 'all', 'shown', facts],
    ['maxLength minLength pattern', 'all', 'shown', facts],
    ['items', 'all', 'shown', 'the type of the list, and its fields'],
    ['prefixItems', '3.1+', 'shown', 'each item of the tuple'],
    ['maxItems minItems uniqueItems', 'all', 'shown', facts],
    ['contains minContains maxContains', '3.1+', 'shown', 'a condition'],
    ['unevaluatedItems', '3.1+', 'shown', 'whether there are further items, or a condition'],
    ['properties required', 'all', 'shown', 'the fields'],
    ['additionalProperties', 'all', 'shown', 'further fields, or that there are none'],
    ['patternProperties', '3.1+', 'shown', 'the values of names that match'],
    ['propertyNames', '3.1+', 'shown', 'what names are valid'],
    ['unevaluatedProperties', '3.1+', 'shown', 'further fields, or that there are none'],
    ['maxProperties minProperties', 'all', 'shown', facts],
    ['dependentRequired', '3.1+', 'shown', 'a condition'],
    ['dependentSchemas if then else', '3.1+', 'shown', 'a condition'],
    ['allOf', 'all', 'shown', 'one shape with what all parts say'],
    ['oneOf anyOf', '3.0+', 'shown', 'a choice, or conditions'],
    ['not', '3.0+', 'shown', 'a condition'],
    ['contentEncoding contentMediaType contentSchema', '3.1+', 'shown', facts],
    ['discriminator', 'all', 'shown', 'the field that tells alternatives apart'],
    ['xml', 'all', 'shown', 'XML bodies'],
    ['x-nullable', '2.0-3.0', 'shown', facts],
    ['x-enum-varnames x-enumNames', 'all', 'shown', 'beside each value'],
    ['x-enum-descriptions x-enumDescriptions', 'all', 'shown', 'beside each value'],
    ['x-additionalPropertiesName', 'all', 'shown', 'the name of further fields'],
    ['x-explicitMappingOnly', 'all', 'named', 'all heirs of a discriminator are shown'],
    ['x-extendedDiscriminator', '2.0', 'named', '`discriminator` tells alternatives apart'],
    ['x-tags', 'all', 'named', 'schemas have pages of their own, outside of categories'],
  ],
  Discriminator: [
    ['propertyName', '3.0+', 'shown', 'the field that tells alternatives apart'],
    ['mapping', '3.0+', 'shown', 'the values of that field'],
    ['defaultMapping', '3.2', 'shown', 'what a value without a known mark is'],
  ],
  XML: [
    ['name namespace prefix attribute wrapped', 'all', 'shown', 'XML bodies'],
    ['nodeType', '3.2', 'shown', 'XML bodies'],
  ],
  'Security Scheme': [
    ['type description name in', 'all', 'shown', auth],
    ['scheme bearerFormat flows openIdConnectUrl', '3.0+', 'shown', auth],
    ['oauth2MetadataUrl', '3.2', 'shown', auth],
    ['deprecated', '3.2', 'shown', auth],
    ['flow authorizationUrl tokenUrl scopes', '2.0', 'shown', auth],
    ['x-defaultClientId', 'all', 'named', 'nothing is sent'],
  ],
  'OAuth Flows': [
    ['implicit password clientCredentials authorizationCode', '3.0+', 'shown', auth],
    ['deviceAuthorization', '3.2', 'shown', auth],
  ],
  'OAuth Flow': [
    ['authorizationUrl tokenUrl refreshUrl scopes', '3.0+', 'shown', auth],
    ['deviceAuthorizationUrl', '3.2', 'shown', auth],
    ['x-usePkce', '3.0+', 'named', 'nothing is sent'],
  ],
};

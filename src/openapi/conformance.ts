/**
 * What the portal does with each field of OpenAPI 2.0 to 3.2, each keyword of JSON Schema 2020-12, and
 * the extensions that other tools show. `CONFORMANCE.md` is written from this table, the check of a
 * document names what it says is not shown, and a test proves each row on a document.
 */

export const versions = ['2.0', '3.0', '3.1', '3.2'] as const;

/**
 * Whether fields are read and shown, or not shown, which the check of a document says with the line;
 * where they are shown, or why not; and the fields, separated by blanks, with the versions that have
 * them: all, only `(3.0)`, `(3.0+)` and later, or `(2.0-3.0)`.
 */
type Row = readonly [outcome: 'shown' | 'named', note: string, ...fields: readonly string[]];

/** The fields of a row that the same versions have. */
export function listFields([, , ...groups]: Row) {
  return groups.map((group) => {
    const [names = '', range] = group.split(/ \(|\)$/);
    return { names: names.split(' '), versions: toVersions(range) };
  });
}

function toVersions(range = '2.0+') {
  const [first = '', last = range.endsWith('+') ? '3.2' : first] = range
    .split(/\+|-/)
    .filter(Boolean);
  return versions.filter((version) => version >= first && version <= last);
}

const intro = 'the page _Introduction_';
const auth = 'the page _Authentication_';
const facts = 'facts beside the value';
const beside = 'beside each value';

/** Of what OpenAPI 2.0 describes without a schema. */
const limits: readonly Row[] = [
  ['shown', facts, 'default enum pattern multipleOf (2.0)'],
  ['shown', facts, 'maximum minimum exclusiveMaximum exclusiveMinimum x-nullable (2.0)'],
  ['shown', facts, 'maxLength minLength maxItems minItems uniqueItems (2.0)'],
  ['shown', beside, 'x-enum-varnames x-enumNames x-enum-descriptions x-enumDescriptions (2.0)'],
];

/** By object, in the order of the specification. */
export const conformance: Readonly<Record<string, readonly Row[]>> = {
  OpenAPI: [
    ['shown', 'how the document is read', 'openapi (3.0+)', 'swagger (2.0)'],
    ['named', 'the document is read where its file is', '$self (3.2)'],
    ['shown', intro, 'info externalDocs'],
    ['named', 'schemas are read as OpenAPI says', 'jsonSchemaDialect (3.1+)'],
    ['shown', 'requests and their address, or a choice', 'servers (3.0+)'],
    ['shown', 'requests and their address', 'host basePath schemes (2.0)'],
    ['shown', 'media types of bodies and responses', 'consumes produces (2.0)'],
    ['shown', 'a page for each operation', 'paths'],
    ['shown', 'a page for each webhook', 'webhooks (3.1+)', 'x-webhooks (3.0+)'],
    ['shown', 'where they are used', 'components (3.0+)', 'parameters responses (2.0)'],
    ['shown', 'a page for each schema', 'definitions (2.0)'],
    ['shown', auth, 'securityDefinitions (2.0)'],
    ['shown', 'the way to authenticate of operations without their own', 'security'],
    ['shown', 'categories in the menu, in this order', 'tags'],
    ['shown', 'groups of categories in the menu', 'x-tagGroups'],
    ['named', '`host`, `basePath` and `schemes` are shown', 'x-servers (2.0)'],
    ['named', 'all headers are shown', 'x-ignoredHeaderParameters'],
  ],
  Info: [
    ['shown', intro, 'title version description termsOfService contact license'],
    ['shown', 'the home page', 'summary (3.1+)'],
    ['named', 'a logo is an SVG or PNG file beside the document, or in the settings', 'x-logo'],
  ],
  Contact: [['shown', intro, 'name url email']],
  License: [
    ['shown', intro, 'name url'],
    ['shown', `${intro}, with a link to the text of the license`, 'identifier (3.1+)'],
  ],
  Server: [
    ['shown', 'the choice of a server', 'url description (3.0+)', 'name (3.2)'],
    ['shown', 'inputs below the choice of a server', 'variables (3.0+)'],
  ],
  'Server Variable': [
    ['shown', 'inputs below the choice of a server', 'enum default description (3.0+)'],
  ],
  Components: [
    ['shown', 'a page for each', 'schemas (3.0+)'],
    ['shown', 'where they are used', 'responses parameters examples requestBodies (3.0+)'],
    ['shown', 'where they are used', 'headers links callbacks (3.0+)', 'pathItems (3.1+)'],
    ['shown', auth, 'securitySchemes (3.0+)'],
    ['shown', 'where they are used', 'mediaTypes (3.2)'],
  ],
  'Path Item': [
    ['shown', 'the path item that it leads to', '$ref'],
    ['shown', 'operations without their own', 'summary description servers (3.0+)'],
    ['shown', 'a page', 'get put post delete options head patch', 'trace (3.0+)'],
    ['shown', 'a page for each operation', 'query additionalOperations (3.2)'],
    ['shown', 'each operation', 'parameters'],
    ['shown', 'nowhere, nor is anything that only it uses', 'x-internal'],
  ],
  Operation: [
    ['shown', 'the category in the menu, and links from further ones', 'tags'],
    ['shown', 'the title', 'summary'],
    ['shown', 'below the title', 'description externalDocs'],
    ['shown', 'the address, exports and search', 'operationId'],
    ['shown', 'the page of the operation', 'parameters responses', 'requestBody (3.0+)'],
    ['shown', 'a page for each callback', 'callbacks (3.0+)'],
    ['shown', 'a note and a mark in the menu', 'deprecated'],
    ['shown', 'the way to authenticate, or a choice', 'security'],
    ['shown', 'requests and their address', 'servers (3.0+)', 'schemes (2.0)'],
    ['shown', 'media types of bodies and responses', 'consumes produces (2.0)'],
    ['shown', 'tabs beside the samples', 'x-codeSamples x-code-samples'],
    ['shown', 'nowhere, nor is anything that only it uses', 'x-internal'],
    ['shown', 'marks at the title', 'x-badges x-beta'],
    ['named', 'the form is always there; it sends nothing', 'x-hideTryItPanel'],
  ],
  'Code Sample (`x-codeSamples`)': [['shown', 'tabs beside the samples', 'lang label source']],
  'External Documentation': [['shown', 'a link after the description', 'description url']],
  Parameter: [
    ['shown', 'the form and requests', 'name in'],
    ['shown', 'below the name', 'description'],
    ['shown', facts, 'required', 'deprecated (3.0+)'],
    ['named', 'empty values are left out', 'allowEmptyValue (2.0-3.0)'],
    ['shown', 'requests', 'style explode allowReserved (3.0+)'],
    ['shown', 'its type and facts', 'schema'],
    ['shown', 'facts, and the first sample of a required parameter', 'example examples (3.0+)'],
    ['shown', 'its type and facts, and requests', 'content (3.0+)'],
    ['shown', 'its type, and requests', 'type format items collectionFormat (2.0)'],
    ...limits,
    ['shown', facts, 'x-example x-examples (2.0)'],
  ],
  'Items of Swagger 2.0': [
    ['shown', 'the type of the list', 'type format items (2.0)'],
    ['named', 'lists in lists are written as in the list around them', 'collectionFormat (2.0)'],
    ...limits,
  ],
  'Request Body': [
    ['shown', 'above the fields of the body', 'description required (3.0+)'],
    ['shown', 'the fields, with a choice of several media types', 'content (3.0+)'],
  ],
  'Media Type': [
    ['shown', 'the fields', 'schema (3.0+)'],
    ['shown', 'the fields of each item of the stream', 'itemSchema (3.2)'],
    ['shown', 'the example', 'example examples (3.0+)'],
    ['shown', 'requests', 'encoding (3.0+)'],
    ['named', 'parts without names have no fields', 'prefixEncoding itemEncoding (3.2)'],
  ],
  Encoding: [
    ['shown', 'requests', 'contentType style explode allowReserved (3.0+)'],
    ['named', 'parts are sent without further headers', 'headers (3.0+)'],
    ['named', 'parts in parts are sent as JSON', 'encoding prefixEncoding itemEncoding (3.2)'],
  ],
  Responses: [['shown', 'beside the status codes', 'default']],
  Response: [
    ['shown', 'beside the status code', 'summary (3.2)'],
    ['shown', 'above the body', 'description'],
    ['shown', 'beside the status code', 'headers'],
    ['shown', 'the fields and examples', 'content (3.0+)', 'schema examples (2.0)'],
    ['shown', 'what to call next', 'links (3.0+)'],
  ],
  Example: [
    ['shown', 'the choice of an example', 'summary description (3.0+)'],
    ['shown', 'the example', 'value (3.0+)', 'dataValue serializedValue (3.2)'],
    ['named', 'files of examples are not read', 'externalValue (3.0+)'],
  ],
  Link: [
    ['shown', 'a link to the page of the operation', 'operationRef operationId (3.0+)'],
    ['shown', 'which parameter takes which value', 'parameters (3.0+)'],
    ['named', 'the body that the next request takes', 'requestBody (3.0+)'],
    ['shown', 'beside the link', 'description (3.0+)'],
    ['named', 'the page of the operation has its servers', 'server (3.0+)'],
  ],
  Header: [
    ['shown', 'below the name', 'description'],
    ['shown', facts, 'required deprecated example examples (3.0+)'],
    ['named', 'lists in headers are separated by commas', 'style explode (3.0+)'],
    ['shown', 'its type and facts', 'schema content (3.0+)'],
    ['shown', 'its type', 'type format items (2.0)'],
    ['named', 'how a list in a header is written', 'collectionFormat (2.0)'],
    ...limits,
  ],
  Tag: [
    ['shown', 'the category', 'name'],
    ['shown', 'the title of the category', 'summary (3.2)', 'x-displayName'],
    ['shown', 'the page of the category', 'description externalDocs'],
    ['shown', 'the menu', 'parent (3.2)'],
    ['shown', '`nav` in the menu, `badge` beside titles; the check names others', 'kind (3.2)'],
    ['named', 'the tag is a category like others', 'x-traitTag'],
  ],
  'Tag Group (`x-tagGroups`)': [['shown', 'groups of categories in the menu', 'name tags']],
  Schema: [
    ['shown', 'the schema, or a link to its page', '$ref'],
    ['shown', 'the schema that it leads to', '$dynamicRef $dynamicAnchor (3.1+)'],
    ['shown', 'the target of references', '$anchor $id (3.1+)'],
    ['shown', 'where they are used', '$defs (3.1+)'],
    ['named', 'schemas are read as OpenAPI says', '$schema $vocabulary (3.1+)'],
    ['named', 'comments are for authors', '$comment (3.1+)'],
    ['shown', 'the name of the type, or the heading', 'title'],
    ['shown', 'below the name', 'description externalDocs'],
    ['shown', facts, 'type enum default', 'nullable (3.0)', 'const (3.1+)', 'deprecated (3.0+)'],
    ['shown', `${facts}, and samples`, 'example', 'examples (3.1+)'],
    ['shown', 'only where the API sends it', 'readOnly'],
    ['shown', 'only where the API reads it', 'writeOnly (3.0+)'],
    ['shown', facts, 'format multipleOf maximum minimum exclusiveMaximum exclusiveMinimum'],
    ['shown', facts, 'maxLength minLength pattern maxItems minItems uniqueItems'],
    ['shown', 'the type of the list, and its fields', 'items'],
    ['shown', 'each item of the tuple', 'prefixItems (3.1+)'],
    ['shown', 'a condition', 'contains minContains maxContains dependentRequired (3.1+)'],
    ['shown', 'whether there are further items, or a condition', 'unevaluatedItems (3.1+)'],
    ['shown', 'the fields', 'properties required'],
    ['shown', 'further fields, or that there are none', 'additionalProperties'],
    ['shown', 'the values of names that match', 'patternProperties (3.1+)'],
    ['shown', 'what names are valid', 'propertyNames (3.1+)'],
    ['shown', 'further fields, or that there are none', 'unevaluatedProperties (3.1+)'],
    ['shown', facts, 'maxProperties minProperties', 'x-nullable (2.0-3.0)'],
    ['shown', 'a condition', 'dependentSchemas if then else (3.1+)', 'not (3.0+)'],
    ['shown', 'one shape with what all parts say', 'allOf'],
    ['shown', 'a choice, or conditions', 'oneOf anyOf (3.0+)'],
    ['shown', facts, 'contentEncoding contentMediaType contentSchema (3.1+)'],
    ['shown', 'the field that tells alternatives apart', 'discriminator'],
    ['shown', 'XML bodies', 'xml'],
    ['shown', beside, 'x-enum-varnames x-enumNames x-enum-descriptions x-enumDescriptions'],
    ['shown', 'the name of further fields', 'x-additionalPropertiesName'],
    ['named', 'all heirs of a discriminator are shown', 'x-explicitMappingOnly'],
    ['named', '`discriminator` tells alternatives apart', 'x-extendedDiscriminator (2.0)'],
    ['named', 'schemas have pages of their own, outside of categories', 'x-tags'],
  ],
  Discriminator: [
    ['shown', 'the field that tells alternatives apart', 'propertyName (3.0+)'],
    ['shown', 'the values of that field', 'mapping (3.0+)'],
    ['shown', 'what a value without a known mark is', 'defaultMapping (3.2)'],
  ],
  XML: [['shown', 'XML bodies', 'name namespace prefix attribute wrapped', 'nodeType (3.2)']],
  'Security Scheme': [
    ['shown', auth, 'type description name in', 'oauth2MetadataUrl deprecated (3.2)'],
    ['shown', auth, 'scheme bearerFormat flows openIdConnectUrl (3.0+)'],
    ['shown', auth, 'flow authorizationUrl tokenUrl scopes (2.0)'],
    ['named', 'nothing is sent', 'x-defaultClientId'],
  ],
  'OAuth Flows': [
    ['shown', auth, 'implicit password clientCredentials authorizationCode (3.0+)'],
    ['shown', auth, 'deviceAuthorization (3.2)'],
  ],
  'OAuth Flow': [
    ['shown', auth, 'authorizationUrl tokenUrl refreshUrl scopes (3.0+)'],
    ['shown', auth, 'deviceAuthorizationUrl (3.2)'],
    ['named', 'nothing is sent', 'x-usePkce (3.0+)'],
  ],
};

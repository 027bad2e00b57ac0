/** Turns a document of OpenAPI 2.0 into one of 3.1. Its schemas stay as they are. */
import {
  findPart,
  isJsonType,
  isObject,
  type Part,
  toDefined,
  toMembers,
} from '../openapi/document';
import { type Credentials, isHeader, toScheme, toSchemes, toSecurity } from './swagger-security';

/** What operations fall back to. */
interface Shared {
  readonly document: Part;
  readonly produces: readonly string[];
  readonly credentials: Credentials;
}

export function upgradeSwagger(document: Part): Part {
  const { swagger: _, host, basePath, schemes, consumes: _types, produces, ...rest } = document;
  const { definitions, parameters, responses, securityDefinitions, paths, ...others } = rest;
  const credentials: Credentials = new Map();
  const shared = { document, produces: toTypes(produces), credentials };
  const isParameter = ([, one]: [string, unknown]) => !isOfBody(follow(document, one));
  const ofParameters = Object.fromEntries(Object.entries(parameters ?? {}).filter(isParameter));
  return toDefined({
    openapi: '3.1.1',
    ...others,
    servers: toServers({ host, basePath, schemes }),
    // The security schemes depend on the operations.
    paths: mapParts(paths, (path) => toPath(path, shared)) ?? {},
    components: toDefined({
      schemas: definitions,
      parameters: mapParts(ofParameters, toParameter),
      responses: mapParts(responses, (response) => toResponse(response, shared.produces)),
      securitySchemes: mapParts(
        { ...toSchemes(credentials), ...toMembers(securityDefinitions) },
        toScheme,
      ),
    }),
  });
}

/** Where a reference to a part of 2.0 leads now. Its schemas, parameters and responses moved. */
export function upgradeReference(reference: string): string {
  return reference
    .replace(/^#\/definitions\//, '#/components/schemas/')
    .replace(/^#\/(parameters|responses)\//, '#/components/$1/');
}

function toTypes(value: unknown): readonly string[] {
  return Array.isArray(value) && value.length > 0 ? (value as string[]) : ['application/json'];
}

function mapParts(members: unknown, convert: (part: Part) => unknown): Part | undefined {
  if (!isObject(members)) return undefined;
  const entries = Object.entries(members).map(([name, part]) => [
    name,
    isObject(part) ? convert(part) : part,
  ]);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Part);
}

/** The part behind references to it. */
function follow(document: Part, part: unknown, left = 20): Part {
  if (!isObject(part)) return {};
  const { $ref } = part;
  if (typeof $ref !== 'string' || left === 0) return part;
  return follow(document, findPart(document, $ref), left - 1);
}

/** Without schemes, that of the document's own address is meant, which is not known. */
export function toServers({ host, basePath = '', schemes }: Part): Part[] | undefined {
  if (host === undefined) return basePath === '' ? undefined : [{ url: basePath }];
  const used = Array.isArray(schemes) && schemes.length > 0 ? (schemes as string[]) : ['https'];
  const path = String(basePath)
    .replace(/^(?=[^/])/, '/')
    .replace(/\/$/, '');
  // Samples have the first one. Their order says nothing, and other schemes are not for requests.
  const toRank = (scheme: string) => ['http', 'https'].indexOf(scheme);
  return used
    .toSorted((one, other) => toRank(other) - toRank(one))
    .map((scheme) => ({ url: `${scheme}://${host as string}${path}` }));
}

function toPath({ parameters, ...path }: Part, shared: Shared): Part {
  const ofPath = listParts(parameters);
  const common = ofPath.filter((one) => !isOfBody(follow(shared.document, one)));
  const operations = Object.entries(path).filter(([name]) => methods.has(name));
  return toDefined({
    ...path,
    ...mapParts(Object.fromEntries(operations), (part) => toOperation(part, ofPath, shared)),
    parameters: common.length > 0 ? toParameters(common, shared) : undefined,
  });
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch']);

function toOperation(operation: Part, ofPath: readonly Part[], shared: Shared): Part {
  const { consumes, produces, parameters, schemes, responses, ...others } = operation;
  const { host, basePath } = shared.document;
  const own = listParts(parameters);
  const followed = [...own, ...ofPath].map((one) => follow(shared.document, one));
  const ofDocument = shared.document;
  const types = readTypes('content-type', followed, consumes ?? ofDocument['consumes']);
  const answers = readTypes('accept', followed, produces ?? ofDocument['produces']);
  const isShared = String(answers) === String(shared.produces);
  const ofCall = own.filter((one) => !isOfBody(follow(shared.document, one)));
  const hasBody = followed.some(isOfBody);
  return toDefined({
    ...others,
    ...toSecurity(others['security'] ?? ofDocument['security'], followed, shared.credentials),
    servers: schemes === undefined ? undefined : toServers({ host, basePath, schemes }),
    parameters: ofCall.length > 0 ? toParameters(ofCall, shared, !hasBody) : undefined,
    requestBody: toBody(followed.filter(isOfBody), types),
    // A shared response has the media types of the document.
    responses: mapParts(responses, (one) =>
      isShared && isRoot(one, 'responses')
        ? one
        : toResponse(follow(shared.document, one), answers),
    ),
  });
}

/** The media types of an operation: first those that a header parameter names. */
function readTypes(header: string, parameters: readonly Part[], declared: unknown) {
  const found = parameters.find((one) => isHeader(one, header)) ?? {};
  const named = [found['default'], found['x-example'], found['enum']]
    .flat()
    .filter((one) => typeof one === 'string' && one.includes('/')) as string[];
  const others = named.length > 0 && declared === undefined ? [] : toTypes(declared);
  return [...new Set([...named, ...others])];
}

function listParts(value: unknown): readonly Part[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isOfBody({ in: location }: Part): boolean {
  return location === 'body' || location === 'formData';
}

/** Whether a part refers to a shared one, which can be referred to in 3.1 too. */
function isRoot({ $ref }: Part, kind: string): boolean {
  return typeof $ref === 'string' && new RegExp(`^#/${kind}/[^/]+$`).test($ref);
}

/**
 * In 2.0, an operation without a body can demand the header `Content-Type`, which 3.1 ignores.
 * @param isBodyless whether the parameters are those of such an operation
 */
function toParameters(parameters: readonly Part[], { document }: Shared, isBodyless = false) {
  return parameters.map((one): Part => {
    const parameter = follow(document, one);
    if (isBodyless && isHeader(parameter, 'content-type') && parameter['required'] === true)
      return { ...toParameter(parameter), 'x-portal': { isSent: true } };
    return isRoot(one, 'parameters') ? one : toParameter(parameter);
  });
}

const ofSchemas = new Set([
  ...['type', 'format', 'items', 'default', 'maximum', 'exclusiveMaximum', 'minimum', 'enum'],
  ...['exclusiveMinimum', 'maxLength', 'minLength', 'pattern', 'maxItems', 'minItems'],
  ...['uniqueItems', 'multipleOf', 'x-nullable', 'title', 'example'],
  ...['x-enum-varnames', 'x-enumNames', 'x-enum-descriptions', 'x-enumDescriptions'],
]);

/** A parameter or header, with its keywords as a schema. */
function toParameter(parameter: Part): Part {
  if ('$ref' in parameter) return parameter;
  const { collectionFormat: _, 'x-example': example, 'x-examples': examples, ...rest } = parameter;
  const entries = Object.entries(rest);
  const schema = Object.fromEntries(entries.filter(([name]) => ofSchemas.has(name)));
  return toDefined({
    ...Object.fromEntries(entries.filter(([name]) => !ofSchemas.has(name) && name !== 'schema')),
    ...toStyle(parameter),
    schema: rest['schema'] ?? schema,
    ...(isObject(examples) ? { examples: toExamples(examples) } : { example }),
  });
}

const styles: Readonly<Record<string, Part>> = {
  csv: { style: 'form', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
};

/** Lists in paths and headers have commas, as in 3.1 by default. */
function toStyle({ type, in: location, collectionFormat = 'csv' }: Part): Part | undefined {
  const isStyled = type === 'array' && (location === 'query' || location === 'formData');
  return isStyled ? (styles[String(collectionFormat)] ?? styles['csv']) : undefined;
}

function toExamples(examples: Part): Part {
  const isExample = (value: unknown) =>
    isObject(value) && ('value' in value || 'externalValue' in value);
  return Object.fromEntries(
    Object.entries(examples).map(([name, value]) => [name, isExample(value) ? value : { value }]),
  );
}

function toBody(parameters: readonly Part[], types: readonly string[]): Part | undefined {
  const [body] = parameters.filter((one) => one['in'] === 'body');
  if (!body) return parameters.length > 0 ? toForm(parameters, types) : undefined;
  const { name: _name, in: _in, schema, 'x-example': _, 'x-examples': _all, ...others } = body;
  const examples = { ...toMembers(body['x-example']), ...toMembers(body['x-examples']) };
  return { ...others, content: toContent(types, schema ?? {}, examples) };
}

/** Examples have the names of media types, or of their own. */
function toContent(types: readonly string[], schema: unknown, examples: Part): Part {
  const isType = (name: string) => types.includes(name) || /^[a-z*]+\/[\w*+.-]+/.test(name);
  const named = Object.entries(examples).filter(([name]) => !isType(name));
  const others = Object.keys(examples).filter((name) => isType(name) && !types.includes(name));
  return Object.fromEntries(
    [...types, ...others].map((type) => [
      type,
      toDefined({
        schema,
        example: examples[type],
        examples:
          named.length > 0 && !(type in examples)
            ? toExamples(Object.fromEntries(named))
            : undefined,
      }),
    ]),
  );
}

const [encoded, multipart] = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

function toForm(fields: readonly Part[], types: readonly string[]): Part {
  const hasFile = fields.some(({ type }) => type === 'file');
  const usable = types.filter((one) => one.startsWith(multipart) || (!hasFile && one === encoded));
  const required = fields.filter((one) => one['required'] === true).map(toName);
  const styled = fields.flatMap((one) => {
    const style = toStyle(one);
    return style ? [[toName(one), style] as const] : [];
  });
  const schema = toDefined({
    type: 'object',
    properties: Object.fromEntries(fields.map((one) => [toName(one), toField(one)])),
    required: required.length > 0 ? required : undefined,
  });
  const media = { schema, ...(styled.length > 0 && { encoding: Object.fromEntries(styled) }) };
  const chosen = usable.length > 0 ? usable : [hasFile ? multipart : encoded];
  return toDefined({
    required: required.length > 0 ? true : undefined,
    content: Object.fromEntries(chosen.map((type) => [type, media])),
  });
}

function toName({ name }: Part): string {
  return name as string;
}

function toField(field: Part): Part {
  const { name: _name, in: _in, required: _required, schema, ...others } = toParameter(field);
  const { style: _style, explode: _explode, allowEmptyValue: _, examples, ...facts } = others;
  // Those of a schema have no names.
  const values = Object.values(toMembers(examples)).map((one) => toMembers(one)['value']);
  return { ...toMembers(schema), ...facts, ...(values.length > 0 && { examples: values }) };
}

function toResponse(response: Part, types: readonly string[]): Part {
  if ('$ref' in response) return response;
  const { schema, examples, headers, ...others } = response;
  const hasContent = schema !== undefined || Object.keys(toMembers(examples)).length > 0;
  const isFile = isObject(schema) && schema['type'] === 'file';
  // JSON is for the errors of an operation that returns a file.
  const ofFiles = isFile ? types.filter((one) => !isJsonType(one)) : types;
  const used = ofFiles.length > 0 ? ofFiles : ['application/octet-stream'];
  return toDefined({
    ...others,
    headers: mapParts(headers, toParameter),
    content: hasContent ? toContent(used, schema ?? {}, toMembers(examples)) : undefined,
  });
}

/** Parameters in the path, the query, the headers and the cookies. */
import { asSent } from '../../messages/en/view';
import { say } from '../../messages/say';
import {
  type ApiDocument,
  findOwn,
  isIgnored,
  type Json,
  mapValues,
  type MediaType,
  type Parameter,
  type ParameterLocation,
  resolve,
  toDefined,
  toText,
} from '../document';
import type { Encoding, Example, ExampleRequest, Field, Parameters } from '../model';
import { findExample } from './example';
import { flatten, isNullable } from './flat-schema';
import type { Reader } from './reader';
import { toField } from './schema';
import { readValue } from './written';

/** The parameters of an operation, which replace those of its path with the same name. */
export function listGiven(
  document: ApiDocument,
  ...lists: readonly (readonly object[] | undefined)[]
): readonly Parameter[] {
  const all = lists.flatMap((list = []) =>
    list.map((one) => {
      const parameter = resolve<Parameter>(document, one as Parameter);
      const isWhole = parameter.in === 'querystring';
      return isWhole ? { ...parameter, in: 'query', whole: true as const } : parameter;
    }),
  );
  const named = new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
  return [...named.values()].filter((one) => !isIgnored(one));
}

export function toParameters(reader: Reader, given: readonly Parameter[]): Parameters {
  return joinParameters(...given.map((one) => ({ [one.in]: [toParameter(reader, one)] })));
}

function toParameter(reader: Reader, parameter: Parameter): Field {
  const { name, in: location } = parameter;
  const usual = location === 'query' || location === 'cookie' ? 'form' : 'simple';
  const [[mediaType, media] = []] = Object.entries(parameter.content ?? {});
  const field = toDescribed(reader, name, { required: location === 'path', ...parameter });
  const members = field.kind === 'group' && {
    fields: field.fields.map((one) => {
      return toDefined({ ...one, encoding: toEncoding({ ...findOwn(media?.encoding, one.name) }) });
    }),
  };
  return toDefined({
    ...field,
    ...members,
    encoding: toEncoding({ ...parameter, mediaType }, usual),
    isSent: parameter['x-portal']?.isSent ? (true as const) : undefined,
  });
}

type Described = Omit<Parameter, 'name' | 'in'>;

/** A parameter, or a header of a response. A field of a body has these facts in its schema. */
export function toDescribed(reader: Reader, name: string, described: Described): Field {
  const { required, deprecated, 'x-portal': portal } = described;
  const description = joinTexts(reader, described);
  const facts = toDefined({ description, deprecated, 'x-portal': portal });
  const field = toField(reader, { name, required, schema: { ...readSchema(described), ...facts } });
  const examples = listTold(reader.document, described);
  return examples.length > 0 ? { ...field, examples } : field;
}

/** The examples beside the schema, which take the place of those in it. */
function listTold(document: ApiDocument, described: Described): readonly Example[] {
  if (document['x-portal']?.untold?.includes('examples')) return [];
  const { named, value } = readWritten(document, described);
  const own = value === undefined ? [] : [{ value }];
  return named.length > 0 ? named.map((one) => toDefined(one)) : own;
}

/** The examples of a parameter, or of its media type. */
function readWritten(document: ApiDocument, { examples, example, content = {} }: Described) {
  const media = Object.values(content)[0];
  return {
    named: listNamedExamples(document, examples ?? media?.examples),
    value: (example ?? media?.example) as Json | undefined,
  };
}

/** A parameter says what it is for, and its schema what its values mean. */
function joinTexts({ document }: Reader, described: Described): string | undefined {
  const { description = '' } = described;
  const { description: ofSchema = '' } = flatten(document, readSchema(described));
  const isSaid = description.includes(ofSchema.trim());
  const texts = [description.trim() && description, !isSaid && ofSchema];
  return texts.filter(Boolean).join('\n\n') || undefined;
}

/** A parameter with a media type has its schema there. */
function readSchema({ schema, content = {} }: Described): object {
  return schema ?? Object.values(content)[0]?.schema ?? {};
}

interface Written extends Pick<Parameter, 'style' | 'explode' | 'allowReserved' | 'whole'> {
  readonly mediaType?: string | undefined;
  readonly file?: true | undefined;
}

/** How a parameter, or a field of a form, is written, without what is usual. */
export function toEncoding(written: Written, usual?: string): Encoding | undefined {
  const { style, explode, allowReserved, mediaType, whole, file } = written;
  const isForm = ['form', 'cookie'].includes(style ?? usual ?? 'form');
  const encoding = toDefined({
    style: style === usual ? undefined : style,
    explode: explode === isForm ? undefined : explode,
    allowReserved: allowReserved || undefined,
    mediaType,
    whole,
    file,
  }) as Encoding;
  return Object.keys(encoding).length > 0 ? encoding : undefined;
}

export function toExamples(
  reader: Reader,
  given: readonly Parameter[],
  location: keyof ExampleRequest,
) {
  const examples = given
    .filter((one) => one.in === location)
    .map((one) => [one.name, readExample(reader, one)] as const);
  const known = toDefined(Object.fromEntries(examples));
  return Object.keys(known).length > 0 ? known : undefined;
}

/** The example of a parameter. Of its schema, only if it is required: a path has any of its choices. */
function readExample(reader: Reader, parameter: Parameter): Json | undefined {
  const { required, in: location } = parameter;
  const { named, value } = readWritten(reader.document, parameter);
  const isNeeded = required || location === 'path';
  const fallback = isNeeded
    ? (findExample(reader, readSchema(parameter), location as ParameterLocation) ??
      findMembers(reader, parameter))
    : undefined;
  return value ?? named[0]?.value ?? fallback;
}

/** The required members of a parameter, if all have an example, a default or only one choice. */
function findMembers(reader: Reader, parameter: Parameter): Json | undefined {
  const { properties = {}, required = [] } = flatten(reader.document, readSchema(parameter));
  const members = required.map((name): readonly [string, Json | undefined] => [
    name,
    findExample(reader, findOwn(properties, name) ?? {}, 'query'),
  ]);
  const isKnown = members.length > 0 && members.every(([, value]) => value !== undefined);
  return isKnown ? toDefined(Object.fromEntries(members)) : undefined;
}

export interface NamedExample {
  readonly value: Json;
  readonly summary: string;
  readonly description: string | undefined;
}

/** OpenAPI 3.2 tells a value from what is sent (https://spec.openapis.org/oas/v3.2.0#example-object). */
interface DocumentExample extends NamedExample {
  readonly dataValue: Json;
  readonly serializedValue: string;
}

/** The named examples of a value, without those that are outside of the document. */
function listNamedExamples(document: ApiDocument, examples: Readonly<Record<string, object>> = {}) {
  return Object.entries(examples).flatMap(([name, one]) => {
    const { dataValue, serializedValue, ...example } = resolve<Partial<DocumentExample>>(
      document,
      one,
    );
    const { value = dataValue, summary = name, description } = example;
    const data = value === undefined ? [] : [{ value, summary, description }];
    const isSame = value !== undefined && toText(value) === serializedValue;
    if (serializedValue === undefined || isSame) return data;
    const sent = value === undefined ? summary : say(asSent, { name: summary });
    return [...data, { value: serializedValue, summary: sent, description }];
  });
}

/** The named examples of a media type. */
export function listNamed(reader: Reader, { examples, schema }: MediaType) {
  const named = listNamedExamples(reader.document, examples);
  return named.map((one) => ({ ...one, value: readValue(reader, schema, one.value) }));
}

/** The example of a media type: its own, else the first one with a name, else one that is made. */
export function readGiven(
  reader: Reader,
  media: MediaType,
  make: () => Json | undefined = () => undefined,
): Json | undefined {
  const { schema = {} } = media;
  const example = media.example as Json | undefined;
  // A key without a value is null in YAML.
  const isMissing = example === null && !isNullable(flatten(reader.document, schema));
  if (example !== undefined && !isMissing) return readValue(reader, schema, example);
  const [named] = listNamed(reader, media);
  return named ? named.value : make();
}

/** The fields of all, by location. Of fields with the same name, the first one stays. */
export function joinParameters(...all: readonly Parameters[]): Parameters {
  const joined: Record<string, Map<string, Field>> = {};
  for (const [location, fields] of all.flatMap((one) => Object.entries(one))) {
    for (const field of fields) {
      const before = (joined[location] ??= new Map<string, Field>());
      if (!before.has(field.name)) before.set(field.name, field);
    }
  }
  return mapValues(joined, (fields) => [...fields.values()]);
}

/** What a search reads of an operation and of a schema: facts of the model, field by field. */
import { toText } from '../openapi/document';
import type { Endpoint, Field, NamedShape, Shape } from '../openapi/model';
import { parameterLocations } from '../openapi/portal';
import { fieldsOf, fieldsOfResponse, listNested } from '../openapi/shapes';
import {
  responseCodesAnchor,
  schemaAnchor,
  toFieldAnchor,
  toResponseAnchor,
} from '../routes/anchors';
import type { IndexedSection } from './model';
import { toProse } from './prose';

/** The sections of the page of an operation: the page, its parameters, statuses, response fields. */
export function toOperationSections(endpoint: Endpoint): readonly IndexedSection[] {
  const { summary, usage = '', notes, parameters, responses } = endpoint;
  const texts = [summary, usage, ...notes.flatMap(({ title, text }) => [title, text])];
  return [
    { ...toStart(texts), ...(endpoint.event && { words: [endpoint.event] }) },
    ...parameterLocations.flatMap((location) =>
      toFields(location, parameters[location] ?? [], 'parameter'),
    ),
    ...responses.map((response) => ({
      anchor: `#${responseCodesAnchor}`,
      heading: response.status,
      kind: 'status' as const,
      text: toLines([
        ...[response.summary ?? '', response.description],
        (response.headers ?? []).map(({ name }) => name).join(', '),
      ]),
    })),
    ...responses.flatMap((response) =>
      toFields(toResponseAnchor(response.status), fieldsOfResponse(response)),
    ),
  ];
}

/** The sections of the page of a named schema: the page and its fields. */
export function toSchemaSections({ description, shape }: NamedShape): readonly IndexedSection[] {
  return [toStart([description]), ...toFields(schemaAnchor, fieldsOf(shape))];
}

function toStart(texts: readonly string[]): IndexedSection {
  return { anchor: '', heading: '', kind: 'page', text: toLines(texts) };
}

function toLines(texts: readonly string[]): string {
  return texts.map(toProse).filter(Boolean).join('\n');
}

function toFields(
  root: string,
  fields: readonly Field[],
  kind: 'field' | 'parameter' = 'field',
): readonly IndexedSection[] {
  return listNested(fields).map(({ field, parents }) => {
    const names = [...parents, field].map(({ name }) => name);
    const words = listValues(field);
    return {
      anchor: `#${encodeURIComponent(names.reduce(toFieldAnchor, root))}`,
      heading: names.join('.'),
      kind,
      text: toLines([field.description]),
      ...(words.length > 0 && { words }),
    };
  });
}

/** The values that a field can have, if the document lists them. */
function listValues(shape: Shape): readonly string[] {
  if (shape.kind === 'list') return listValues(shape.items);
  const constant = shape.const === undefined ? [] : [toText(shape.const)];
  return shape.kind === 'choice' ? [...shape.choices.map(toText), ...constant] : constant;
}

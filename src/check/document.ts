/** Checks a document: against OpenAPI 3.1, and `x-portal` against its schema. */
import openApi from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
import { Ajv2020 } from 'ajv/dist/2020';
import { methods } from '../api/document';
import portal from '../api/x-portal.schema.json';
import { findProblems, type Finding } from './ajv';

/** A problem of a document, at a JSON pointer. */
export type DocumentProblem = Finding;

/** The meta-schema takes about a second. */
let ajv: Ajv2020 | undefined;

/** Returns all problems of a document, which can be any JSON value. */
export function checkDocument(document: unknown): readonly DocumentProblem[] {
  return [...checkPart('openApi', document, ''), ...checkPortals(document, '')];
}

const options = { strict: false, allErrors: true, verbose: true, validateFormats: false };

function checkPart(schema: string, value: unknown, at: string): readonly DocumentProblem[] {
  ajv ??= new Ajv2020({ ...options, schemas: { openApi, portal } });
  const validate = ajv.getSchema(schema);
  if (!validate) return [];
  return findProblems(validate, value).map(({ pointer, ...problem }) => ({
    ...{ pointer: at + pointer, ...problem },
  }));
}

/** Checks every `x-portal` in a part. Examples are values of the API, whatever their names. */
export function checkPortals(part: unknown, pointer: string): readonly DocumentProblem[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (name === 'x-portal') return checkPart(`portal#/$defs/${toKind(pointer)}`, value, at);
    const isValue = /^(example|examples|default|const|enum)$/.test(name);
    return isValue && !pointer.endsWith('/properties') ? [] : checkPortals(value, at);
  });
}

const operation = new RegExp(`^/(?:paths|(?:x-)?webhooks)/[^/]+/(${methods.join('|')})$`, 'i');

/** The definition in the schema that describes `x-portal` of this part. */
function toKind(pointer: string): string {
  if (pointer === '') return 'document';
  if (/^\/tags\/\d+$/.test(pointer)) return 'tag';
  return operation.test(pointer) ? 'operation' : 'schema';
}

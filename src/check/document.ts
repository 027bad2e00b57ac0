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
  ajv ??= new Ajv2020({ ...options, schemas: { openApi, portal } });
  const validate = ajv.getSchema('openApi');
  const problems = validate ? findProblems(validate, document) : [];
  return [...problems, ...listPortals(document, '').flatMap(checkPortal)];
}

const options = { strict: false, allErrors: true, verbose: true, validateFormats: false };

/** `x-portal` of a part of a document, and the definition in the schema that describes it. */
interface Portal {
  readonly pointer: string;
  readonly kind: string;
  readonly value: unknown;
}

/** Examples are values of the API, whatever their names. */
function listPortals(part: unknown, pointer: string): readonly Portal[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (name === 'x-portal') return [{ pointer: at, kind: toKind(pointer), value }];
    return /^(example|examples|default|const|enum)$/.test(name) && !/\/properties$/.test(pointer)
      ? []
      : listPortals(value, at);
  });
}

const operation = new RegExp(`^/paths/[^/]+/(${methods.join('|').toLowerCase()})$`);

function toKind(pointer: string): string {
  if (pointer === '') return 'document';
  if (/^\/tags\/\d+$/.test(pointer)) return 'tag';
  return operation.test(pointer) ? 'operation' : 'schema';
}

function checkPortal({ pointer, kind, value }: Portal): readonly DocumentProblem[] {
  const validate = ajv?.getSchema(`portal#/$defs/${kind}`);
  if (!validate) return [];
  return findProblems(validate, value).map((problem) => ({
    ...{ ...problem, pointer: pointer + problem.pointer },
  }));
}

/** Checks `x-portal` in a document against its schema. */
import { methods } from '../api/document';
import { checkPortal, type Finding } from './ajv';

/** Checks every `x-portal` in a part. Examples are values of the API, whatever their names. */
export function checkPortals(part: unknown, pointer: string): readonly Finding[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (name === 'x-portal') {
      const found = checkPortal(toKind(pointer), value);
      return found.map((problem) => ({ ...problem, pointer: at + problem.pointer }));
    }
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

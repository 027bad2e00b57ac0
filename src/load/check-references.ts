/** The last check of a loaded document: what it refers to is there. */
import { type Finding, suggest } from '../check/problem';
import {
  decode,
  escapePointer,
  findAt,
  findPart,
  isObject,
  type Part,
  toMembers,
  toSteps,
} from '../openapi/document';
import { visitParts } from '../openapi/parts';

/** Completes the names in mappings, too. Returns the references that lead nowhere. */
export function checkReferences(document: Part): readonly Finding[] {
  const found = new Map<string, Finding>();
  const schemas = toMembers(toMembers(document['components'])['schemas']);
  visitParts(document, ({ $ref, discriminator }) => {
    if ($ref !== undefined && !(typeof $ref === 'string' && leads(document, $ref))) {
      const reference = typeof $ref === 'string' ? $ref : JSON.stringify($ref);
      found.set(reference, toBroken(reference, document));
    }
    const mapping = toMembers(toMembers(discriminator)['mapping']);
    for (const [name, target] of Object.entries(mapping)) {
      // Names become references, so that all readers can follow them.
      const isName = Object.hasOwn(schemas, String(target));
      if (isName) mapping[name] = `#/components/schemas/${escapePointer(String(target))}`;
      else if (!leads(document, String(target))) Reflect.deleteProperty(mapping, name);
    }
  });
  return [...found.values()];
}

function leads(document: Part, reference: string): boolean {
  const target = findPart(document, reference);
  return isObject(target) || Array.isArray(target) || typeof target === 'boolean';
}

/** Names a reference, and the nearest part that exists. */
export function toBroken(reference: string, root: unknown): Finding {
  const [file = '', fragment = ''] = reference.split('#');
  const steps = toSteps(decode(fragment));
  const missing = steps.findIndex(
    (_, index) => findAt(root, steps.slice(0, index + 1)) === undefined,
  );
  const around = missing < 0 ? {} : toMembers(findAt(root, steps.slice(0, missing)));
  return {
    found: `the reference ${JSON.stringify(reference)}, which leads nowhere`,
    expected: `a part of ${file === '' ? 'the document' : 'a file below its folder'}`,
    ...suggest(steps[missing] ?? '', Object.keys(around)),
  };
}

/** The last check of a loaded document: what it refers to is there. */
import { type ApiDocument, findPart } from '../openapi/document';
import { type Finding, suggest, toMembers } from '../check/problem';
import { isPart, type Part, visitParts } from './grammar';
import { findAt, toPointer, toSteps } from './references';

/** Completes the names in mappings, too. Returns the references that lead nowhere. */
export function checkReferences(document: Part): readonly Finding[] {
  const found = new Map<string, Finding>();
  const schemas = toMembers(toMembers(document['components'])['schemas']);
  visitParts('document', document, (_, { $ref, discriminator }) => {
    if ($ref !== undefined && !(typeof $ref === 'string' && leads(document, $ref))) {
      const reference = typeof $ref === 'string' ? $ref : JSON.stringify($ref);
      found.set(reference, toBroken(reference, document));
    }
    const { mapping } = toMembers(discriminator);
    if (isPart(mapping)) completeMapping(mapping, schemas, document);
  });
  return [...found.values()];
}

function leads(document: Part, reference: string): boolean {
  try {
    const target = findPart(document as unknown as ApiDocument, reference);
    return (typeof target === 'object' && target !== null) || typeof target === 'boolean';
  } catch {
    return false;
  }
}

/** Names become references, so that all readers can follow them. */
function completeMapping(mapping: Part, schemas: object, document: Part): void {
  for (const [name, target] of Object.entries(mapping)) {
    const isName = Object.hasOwn(schemas, String(target));
    if (isName) mapping[name] = `#/components/schemas/${String(target)}`;
    else if (!leads(document, String(target))) Reflect.deleteProperty(mapping, name);
  }
}

/** Names a reference, and the nearest part that exists. */
export function toBroken(reference: string, root: unknown): Finding {
  const [file = '', fragment = ''] = reference.split('#');
  const steps = toSteps(toPointer(fragment));
  const missing = steps.findIndex(
    (_, index) => findAt(root, steps.slice(0, index + 1)) === undefined,
  );
  const around = missing < 0 ? {} : toMembers(findAt(root, steps.slice(0, missing)));
  const { hint } = suggest(steps[missing] ?? '', Object.keys(around));
  return {
    found: `the reference ${JSON.stringify(reference)}, which leads nowhere`,
    expected: `a part of ${file === '' ? 'the document' : 'a file below its folder'}`,
    ...(hint !== undefined && { hint }),
  };
}

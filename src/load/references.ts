/** References by anchor, ID and `$self` as JSON pointers (JSON Schema 2020-12, core 8.2), and lost ones. */
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
import { toPathPointer, visitParts } from '../openapi/parts';

interface Resource {
  readonly pointer: string;
  /** Absolute, so that relative ones can be compared. */
  readonly id: string;
}

interface Names {
  readonly resources: Map<string, Resource>;
  /** The pointers of the schemas with an anchor. */
  readonly anchors: Map<string, string[]>;
}

const nowhere = 'file:///document';

/** Changes the references of a file. References to other files, and to nothing, stay. */
export function resolveNames(root: unknown): void {
  const { $self } = toMembers(root);
  const self = typeof $self === 'string' ? $self : '';
  const document = { pointer: '', id: toId(self, nowhere) };
  const names: Names = { resources: new Map([[document.id, document]]), anchors: new Map() };
  visitNamed(root, document, (part, resource, pointer) => {
    if (resource.pointer === pointer) names.resources.set(resource.id, resource);
    for (const anchor of [part['$anchor'], part['$dynamicAnchor']]) {
      if (typeof anchor !== 'string') continue;
      names.anchors.set(anchor, [...(names.anchors.get(anchor) ?? []), pointer]);
    }
  });
  visitNamed(root, document, (part, resource) => {
    const { $ref } = part;
    if (typeof $ref === 'string') part['$ref'] = resolveName($ref, resource, names, root, self);
  });
  const room = { left: mostTemplates };
  visitNamed(root, document, (part, _, pointer) => fillTemplates(root, part, pointer, room));
  visitNamed(root, document, (part, resource) => {
    const { $ref, $dynamicRef } = part;
    if (typeof $dynamicRef !== 'string' || $ref !== undefined) return;
    const target = resolveName($dynamicRef, resource, names, root, self);
    if (target === $dynamicRef) return;
    part['$ref'] = target;
    delete part['$dynamicRef'];
  });
}

/**
 * A schema can say with dynamic anchors what dynamic references of another one mean (JSON Schema
 * 2020-12, core 8.2.3.2). It gets a copy of that one, in which they lead there.
 */
function fillTemplates(root: unknown, part: Part, pointer: string, room: Filling['room']): void {
  const targets = new Map<unknown, string>();
  for (const [name, schema] of Object.entries(toMembers(part['$defs']))) {
    const { $dynamicAnchor } = toMembers(schema);
    targets.set($dynamicAnchor, `#${pointer}/$defs/${escapePointer(name)}`);
  }
  targets.set(part['$dynamicAnchor'], `#${pointer}`).delete(undefined);
  if (targets.size === 0) return;
  for (const one of [part, part['allOf']].flat().filter(isObject)) {
    fillReference(one, { root, targets, room });
  }
}

/** So many references of a file are followed at most, each on a copy. */
const mostTemplates = 500;

interface Filling {
  readonly root: unknown;
  /** Where dynamic references lead, by their anchors. */
  readonly targets: ReadonlyMap<unknown, string>;
  readonly room: { left: number };
}

/** Puts a copy of a template in place of a reference to it. Returns whether it leads to one. */
function fillReference(part: Part, filling: Filling, around: readonly string[] = []): boolean {
  const { $ref, ...others } = part;
  const { root, room } = filling;
  if (typeof $ref !== 'string' || around.includes($ref) || room.left < 1) return false;
  room.left -= 1;
  const copy = structuredClone(findPart(root, $ref));
  if (!isObject(copy) || !fillTemplate(copy, filling, [...around, $ref])) return false;
  const { $id: _id, $anchor: _anchor, $dynamicAnchor: _dynamic, $defs: _defs, ...filled } = copy;
  Reflect.deleteProperty(part, '$ref');
  part['allOf'] = [filled, others['allOf'] ?? []].flat();
  return true;
}

/** Returns whether a schema, or one that it refers to, has dynamic references to one of the anchors. */
function fillTemplate(schema: Part, filling: Filling, around: readonly string[]): boolean {
  let isFilled = false;
  const others: Part[] = [];
  visitParts(schema, (part) => {
    const { $dynamicRef } = part;
    const target = filling.targets.get(String($dynamicRef).split('#')[1]);
    if (target === undefined) {
      others.push(part);
      return;
    }
    isFilled = true;
    Reflect.deleteProperty(part, '$dynamicRef');
    part['$ref'] = target;
  });
  for (const part of others) isFilled = fillReference(part, filling, around) || isFilled;
  return isFilled;
}

function toId(uri: string, base: string): string {
  return URL.canParse(uri, base) ? new URL(uri, base).href.split('#', 1).join('') : uri;
}

type VisitNamed = (part: Part, resource: Resource, pointer: string) => void;

/** Visits the parts of a file, each with the schema around it that has an ID. */
function visitNamed(root: unknown, document: Resource, visit: VisitNamed): void {
  const resources = [document];
  visitParts(root, (part, _, path) => {
    const pointer = toPathPointer(path);
    const isAround = (one: Resource) => `${pointer}/`.startsWith(`${one.pointer}/`);
    const around = resources.findLast(isAround) ?? document;
    const { $id } = part;
    const own = typeof $id === 'string' && { pointer, id: toId($id, around.id) };
    if (own) resources.push(own);
    visit(part, own || around, pointer);
  });
}

function resolveName(
  reference: string,
  resource: Resource,
  names: Names,
  root: unknown,
  self: string,
) {
  const [uri = '', fragment = ''] = reference.split('#');
  const target = uri === '' ? resource : names.resources.get(toId(uri, resource.id));
  if (!target) {
    // Files beside the document can be named by its URI.
    const folder = self.slice(0, self.lastIndexOf('/') + 1);
    return folder !== '' && uri.startsWith(folder) ? reference.slice(folder.length) : reference;
  }
  if (fragment === '') return `#${target.pointer}`;
  if (fragment.startsWith('/')) {
    const isInside =
      target.pointer === '' ||
      findAt(root, toSteps(target.pointer + decode(fragment))) !== undefined;
    return isInside || uri !== '' ? `#${target.pointer}${fragment}` : reference;
  }
  const all = names.anchors.get(fragment) ?? [];
  const inside = all.filter((pointer) => `${pointer}/`.startsWith(`${target.pointer}/`));
  const [only] = inside.length > 0 ? inside : all;
  return only === undefined || inside.length > 1 ? reference : `#${only}`;
}

/** The pointer from the root to what a reference leads to from the nearest part around a place. */
export function findAround(root: unknown, reference: string, pointer: string): string | undefined {
  if (!reference.startsWith('#/')) return undefined;
  const steps = pointer.split('/');
  const around = steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
  const [found] = around
    .map((part) => part + reference.slice(1))
    .filter((one) => findPart(root, one) !== undefined);
  return found;
}

/* The last check of a loaded document: what it refers to is there. */

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

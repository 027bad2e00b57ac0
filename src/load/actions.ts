/** The actions of an overlay (https://spec.openapis.org/overlay/v1.1.0), and what they reach. */
import {
  type BaseResolver,
  createConfig,
  type Document,
  lintDocument,
} from '@redocly/openapi-core';
import { type JsonValue, paths, query } from 'jsonpath-rfc9535';
import { type Part, toMembers, toStep, toSteps } from '../openapi/document';
import type { Placed } from './problems';

interface Action {
  /** Of the action in the overlay. */
  readonly pointer: string;
  readonly target: string;
  readonly isRemoval: boolean;
  readonly update: Part;
}

export function listActions(overlay: unknown): readonly Action[] {
  const { actions } = toMembers(overlay);
  return (Array.isArray(actions) ? actions : []).flatMap((action: unknown, index) => {
    const { target, remove, update } = toMembers(action);
    if (typeof target !== 'string') return [];
    const pointer = `#/actions/${index}`;
    return [{ pointer, target, isRemoval: remove === true, update: toMembers(update) }];
  });
}

/** What is wrong in an overlay itself. Its title and version can be missing. */
export async function lintOverlay(
  overlay: Document,
  resolver: BaseResolver,
): Promise<readonly Placed[]> {
  const { overlay: version } = toMembers(overlay.parsed);
  if (!/^1\.\d/.test(String(version))) {
    const finding = { found: 'no overlay', expected: 'a file with "overlay: 1.1.0"' };
    return [{ location: [{ source: overlay.source, pointer: '#/overlay' }], finding }];
  }
  const config = await createConfig({ rules: { struct: 'error' } });
  const options = { document: overlay, config, externalRefResolver: resolver };
  const all = await lintDocument(options);
  const found = all.filter(({ message }) => !/^The field `(?:info|title|version)`/.test(message));
  return found.length > 0 ? found : listIdle(overlay);
}

/** The actions that do nothing. */
function listIdle({ source, parsed }: Document): readonly Placed[] {
  const { actions } = parsed as { readonly actions: readonly unknown[] };
  return actions.flatMap((action, index) => {
    const { $ref, update, copy, remove } = toMembers(action);
    if ([$ref, update, copy].some((one) => one !== undefined) || remove === true) return [];
    const finding = {
      found: 'an action that changes nothing',
      expected: '"update", "copy" or "remove: true"',
    };
    return { location: [{ source, pointer: `#/actions/${index}` }], finding };
  });
}

/** What an action reaches. Undefined if its target is not valid, which applying it reports. */
export function select(
  root: unknown,
  { target }: Pick<Action, 'target'>,
): readonly unknown[] | undefined {
  try {
    return query(root as JsonValue, target);
  } catch {
    return undefined;
  }
}

/** The place in the overlay that made a place of the document, in the last action that reaches it. */
export function findCause(where: string, root: unknown, actions: readonly Action[]) {
  const steps = toSteps(where);
  for (const { pointer, target, isRemoval } of actions.toReversed()) {
    const reached = isRemoval ? [] : paths(root as JsonValue, target).map(toPathSteps);
    const start = reached.find((path) => path.every((step, index) => step === steps[index]));
    if (!start) continue;
    return [pointer, 'update', ...steps.slice(start.length).map(toStep)].join('/');
  }
  return undefined;
}

/** The names and indexes in a normalized path (RFC 9535, 2.7). */
function toPathSteps(path: string): readonly string[] {
  const found = path.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g);
  return [...found].map(([, name, index]) =>
    name === undefined ? String(index) : name.replaceAll(/\\(['\\])/g, '$1'),
  );
}

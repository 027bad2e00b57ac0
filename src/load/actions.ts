/** The actions of an overlay (https://spec.openapis.org/overlay/v1.1.0), and what they reach. */
import { type JsonValue, paths, query } from 'jsonpath-rfc9535';
import { type Part, toMembers, toStep, toSteps } from '../openapi/document';

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

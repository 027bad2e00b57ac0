/** Applies an overlay (https://spec.openapis.org/overlay/v1.1.0), and says what is wrong because of it. */
import type { BaseResolver, Document, NormalizedProblem } from '@redocly/openapi-core';
import { type JsonValue, paths, query } from 'jsonpath-rfc9535';
import { toMembers } from '../check/problem';
import { loadPackages } from '../content/packages';
import type { ContentProblem } from '../content/problem';
import { openDocument } from './files';
import { lint } from './lint';
import { toProblems, toShownFile, toWarnings } from './problems';
import { toSteps } from './references';

interface Steps {
  readonly bundle: (
    document: Document,
    resolver: BaseResolver,
    overlays: string[],
  ) => Promise<readonly NormalizedProblem[]>;
  readonly listOfPortals: (document: Document) => readonly ContentProblem[];
}

/** Changes the document, and checks that each action changes something. */
export async function applyOverlay(
  document: Document,
  overlay: string,
  resolver: BaseResolver,
  { bundle, listOfPortals }: Steps,
) {
  const { openApi } = await loadPackages();
  const { parsed, source } = await openDocument(resolver, overlay);
  const file = toShownFile(overlay);
  const actions = listActions(parsed);
  const unmatched = actions.filter((action) => isUnmatched(document, action));
  const problems = await bundle(document, resolver, [overlay]);
  // An action can also change what an earlier one added.
  const useless = unmatched.filter((action) => isUnmatched(document, action));
  const { errors, warnings } = await lint(document, resolver);
  const toLine = (pointer: string) => openApi.getLineColLocation({ source, pointer }).start.line;
  // What is not valid now is the fault of the overlay.
  const added = [...(await toProblems(errors)), ...listOfPortals(document)].map((problem) => {
    const pointer = findCause(problem.where ?? '', document, actions);
    return { ...problem, file, line: pointer === undefined ? undefined : toLine(pointer) };
  });
  return {
    warnings: await toWarnings(warnings.filter(({ advice }) => advice !== undefined)),
    problems: [
      ...(await toProblems(problems.filter(({ ruleId }) => ruleId === 'overlay'))),
      ...useless.map(({ pointer, target }) => ({
        file,
        line: toLine(`${pointer}/target`),
        where: `${pointer}/target`,
        found: `${JSON.stringify(target)}, which matches nothing`,
        expected: 'the JSONPath of a part of the document',
      })),
      ...added,
    ],
  };
}

type Action = ReturnType<typeof listActions>[number];

function listActions(overlay: unknown) {
  const { actions } = toMembers(overlay);
  return (Array.isArray(actions) ? actions : []).flatMap((action: unknown, index) => {
    const { target, remove } = toMembers(action);
    const pointer = `#/actions/${index}`;
    return typeof target === 'string' ? [{ pointer, target, isRemoval: remove === true }] : [];
  });
}

function isUnmatched({ parsed }: Document, { target }: Action): boolean {
  try {
    return query(parsed as JsonValue, target).length === 0;
  } catch {
    // Applying the overlay reports it.
    return false;
  }
}

/** The place in the overlay that made a place of the document, in the last action that reaches it. */
function findCause(where: string, { parsed }: Document, actions: readonly Action[]) {
  const steps = toSteps(where);
  for (const { pointer, target, isRemoval } of actions.toReversed()) {
    const reached = isRemoval ? [] : paths(parsed as JsonValue, target).map(toPathSteps);
    const start = reached.find((path) => path.every((step, index) => step === steps[index]));
    if (!start) continue;
    const rest = steps.slice(start.length).map((step) => step.replaceAll('~', '~0'));
    return [pointer, 'update', ...rest.map((step) => step.replaceAll('/', '~1'))].join('/');
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

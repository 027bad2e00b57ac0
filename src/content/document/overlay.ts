/** Applies an overlay (https://spec.openapis.org/overlay/v1.0.0), and checks that it changes something. */
import type { BaseResolver, Document } from '@redocly/openapi-core';
import type { JsonValue } from 'jsonpath-rfc9535';
import { isObject } from '../../check/problem';
import type { ContentProblem } from '../problem';
import { openDocument } from './files';
import { loadPackages } from '../packages';
import { toShownFile, toProblems } from './problems';

/** Changes the document. Its external references are bundled. */
export async function applyOverlay(
  document: Document,
  file: string,
  resolver: BaseResolver,
): Promise<readonly ContentProblem[]> {
  const { openApi } = await loadPackages();
  const overlay = await openDocument(resolver, file);
  const unmatched = await listUnmatched(document, listTargets(overlay));
  const { problems } = await openApi.bundle({
    doc: document,
    overlays: [file],
    config: await openApi.createConfig({}),
    externalRefResolver: resolver,
    componentRenamingConflicts: 'off',
  });
  // An action can also change what an earlier one added.
  const useless = await listUnmatched(document, unmatched);
  return [
    ...(await toProblems(problems.filter(({ ruleId }) => ruleId === 'overlay'))),
    ...useless.map(({ pointer, target }) => {
      const location = { source: overlay.source, pointer };
      return {
        file: toShownFile(file),
        line: openApi.getLineColLocation(location).start.line,
        where: pointer,
        found: `${JSON.stringify(target)}, which matches nothing`,
        expected: 'the JSONPath of a part of the document',
      };
    }),
  ];
}

type Target = ReturnType<typeof listTargets>[number];

function listTargets({ parsed }: Document) {
  const actions: unknown = isObject(parsed) ? parsed['actions'] : undefined;
  return (Array.isArray(actions) ? actions : []).flatMap((action: unknown, index) => {
    const target = isObject(action) ? action['target'] : undefined;
    return typeof target === 'string' ? [{ pointer: `#/actions/${index}/target`, target }] : [];
  });
}

async function listUnmatched({ parsed }: Document, targets: readonly Target[]) {
  const { query } = await loadPackages();
  return targets.filter(({ target }) => {
    try {
      return query(parsed as JsonValue, target).length === 0;
    } catch {
      // Applying the overlay reports it.
      return false;
    }
  });
}

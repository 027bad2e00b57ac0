/** The facts and the examples of endpoints, media types and responses. */
import { type Change, compareFacts, type Facts, toChanges } from './facts';

/** What has rules of its own, is made from other facts, or is on no page. */
const compared = [
  ...['slug', 'operationId', 'category', 'method', 'path', 'baseUrl', 'mediaType', 'isBareList'],
  ...['parameters', 'whole', 'requestBody', 'responses', 'authentication', 'security', 'choices'],
  ...['related', 'aliases', 'variables', 'label', 'status', 'mediaTypes', 'shape', 'headers'],
  ...['example', 'examples'],
];

export function toFacts(part: object): Facts {
  return Object.fromEntries(
    Object.entries(part as Facts).filter(([name]) => !compared.includes(name)),
  );
}

interface Exampled {
  readonly example?: unknown;
  readonly examples?: unknown;
}

/** Examples follow what changed, since most are made from schemas. They are told if nothing else is. */
export function withExamples(
  changes: readonly Change[],
  older: Exampled,
  newer: Exampled,
  subject: string,
): readonly Change[] {
  if (changes.length > 0) return changes;
  const toExamples = ({ example, examples }: Exampled) => ({ example, examples });
  return toChanges(compareFacts(toExamples(older), toExamples(newer)), subject);
}

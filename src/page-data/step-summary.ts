import * as messages from '../messages/en/changelog';
import { say, sayCount } from '../messages/say';
import type { EndpointChanges, VersionStep } from './index';

/** How many changes there are from one version to the next. */
export function toStepSummary({ before, endpoints }: VersionStep): string {
  if (before === undefined) return messages.firstVersion;
  const changes = groupChanges(endpoints).flatMap((group) => group.changes);
  if (changes.length === 0) return say(messages.noChanges, { before });
  const breaking = changes.filter((change) => change.breaking).length;
  const message = breaking === 0 ? messages.changesNoneBreaking : messages.changes;
  return sayCount(message, changes.length, { before, breaking });
}

type EndpointChange = EndpointChanges['changes'][number];

/** Changes that one or several endpoints have in common. */
export interface ChangeGroup<Endpoint = EndpointChanges> {
  readonly endpoints: readonly Endpoint[];
  readonly changes: readonly EndpointChange[];
}

/**
 * Changes that several endpoints have in common come once, with a list of these endpoints. Changes of
 * the same endpoints are in one group. The order is that of the first endpoints.
 */
export function groupChanges<Endpoint extends EndpointChanges>(
  endpoints: readonly Endpoint[],
): readonly ChangeGroup<Endpoint>[] {
  const texts = endpoints.map(({ changes }) => changes.map((change) => JSON.stringify(change)));
  const groups = new Map<string, { endpoints: Endpoint[]; changes: EndpointChange[] }>();
  for (const text of new Set(texts.flat())) {
    const changed = endpoints.filter((_, index) => texts[index]?.includes(text));
    const key = changed.map((endpoint) => endpoints.indexOf(endpoint)).join();
    const group = groups.get(key) ?? { endpoints: changed, changes: [] };
    group.changes.push(JSON.parse(text) as EndpointChange);
    groups.set(key, group);
  }
  return [...groups.values()];
}

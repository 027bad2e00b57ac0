import type { VersionStep } from './index';

/** How many changes there are from one version to the next. */
export function toStepSummary({ before, endpoints }: VersionStep): string {
  if (before === undefined) return 'First version.';
  const changes = endpoints.flatMap((endpoint) => endpoint.changes);
  if (changes.length === 0) return `No API changes since ${before}.`;
  const breaking = changes.filter((change) => change.breaking).length;
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} since ${before}`;
  return `${count}, ${breaking === 0 ? 'none' : breaking} breaking.`;
}

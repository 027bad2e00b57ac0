import { groupChanges } from './groups';
import type { ChangelogPage, VersionStep } from './index';

/**
 * The sections of the changelog of a cut version, or of the current one. Versions that were cut with
 * an earlier portal do not name their own changes, and the first of them has none.
 */
export function listSteps(
  { steps }: ChangelogPage,
  cut: string | undefined,
): readonly VersionStep[] {
  return steps.length === 0 && cut !== undefined ? [{ endpoints: [] }] : steps;
}

/** The heading of a section. The current version has no name yet. */
export function toStepTitle({ version }: VersionStep, cut: string | undefined): string {
  const name = version?.name ?? cut;
  return name === undefined ? 'Unreleased' : `Version ${name}`;
}

/** How many changes there are from one version to the next. */
export function toStepSummary({ before, endpoints }: VersionStep): string {
  if (before === undefined) return 'First version.';
  const changes = groupChanges(endpoints).flatMap((group) => group.changes);
  if (changes.length === 0) return `No API changes since ${before}.`;
  const breaking = changes.filter((change) => change.breaking).length;
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} since ${before}`;
  return `${count}, ${breaking === 0 ? 'none' : breaking} breaking.`;
}

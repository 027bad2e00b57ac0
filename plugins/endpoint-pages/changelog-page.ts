import type { ChangelogPage } from '../../src/page-data';
import type { PageBody } from './page';

/** The page of a changelog, with the release notes of its versions. */
export function buildChangelogBody(content: ChangelogPage): PageBody {
  return {
    component: 'Changelog',
    description: 'API changes between versions, including breaking changes.',
    content,
    notes: content.steps.flatMap(({ notes = [] }) => notes),
  };
}

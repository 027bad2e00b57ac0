/** What changes in the portal after version 1.0 was cut. */
import { title } from '../../src/catalogue/campaigns/link-fields';
import { addEndpoint, fieldsOf, findEndpoint, findProperty } from '../support/entries';
import type { SiteCopy } from '../support/site-copy';

/** A path and a description that the samples and tables of the guide show. */
const scan = findEndpoint('get-scanning-status');
const isComplete = findProperty(fieldsOf(scan), 'data.isComplete');

export const texts = {
  title: { before: title.description, after: 'Title of the link, as fans read it today.' },
  isComplete: { before: isComplete.description, after: 'Whether all steps are done.' },
  path: { before: scan.path, after: `${scan.path}/progress` },
} as const;

/** Adds the endpoint that `moveOn` removes. Returns its source. */
export function addFirst(copy: SiteCopy): Promise<string> {
  return addEndpoint(copy, { slug: 'shuffle-batches', title: 'Shuffle Batches' });
}

/** Edits, removes and adds endpoints, and changes the props of a component. */
export async function moveOn(copy: SiteCopy, toRemove: string): Promise<void> {
  const links = 'src/catalogue/campaigns/link-fields.ts';
  await copy.edit(links, texts.title.before, texts.title.after);
  await copy.edit('src/catalogue/batch.ts', toRemove, '');
  await addEndpoint(copy, { slug: 'count-batches', title: 'Count Batches' });
  const scans = 'src/catalogue/campaigns/scans.ts';
  await copy.edit(scans, texts.path.before, texts.path.after);
  await copy.edit(scans, texts.isComplete.before, texts.isComplete.after);
  const folder = 'src/components/EndpointPage';
  await copy.edit(`${folder}/Examples.tsx`, '<ResponsePanel responses', '<ResponsePanel answers');
  await copy.edit(`${folder}/ResponsePanel.tsx`, 'readonly responses', 'readonly answers');
  await copy.edit(`${folder}/ResponsePanel.tsx`, '({ responses }', '({ answers: responses }');
}

/** The texts of a new entry, which its author replaces. */
import type { Note } from '../api/document';
import type { EndpointEntry } from './model';

/** Marks an entry that is not complete. Readers see it, and a version cannot be cut with it. */
export const templateNote: Note = {
  kind: 'warning',
  title: 'Not documented yet',
  text: 'Remove this note when the entry is complete.',
};

export const templateSummary = 'Describe in one sentence what the call does.';
export const templateUsage = 'Say when to call it, and what to call next.';
export const templateResponse = 'Describe the result of the call.';

export const templateTexts: readonly string[] = [templateSummary, templateUsage, templateResponse];

/** Whether an entry still has the note of a new entry, so it can contain the texts of the template. */
export function isUnfinished({ notes = [] }: Pick<EndpointEntry, 'notes'>): boolean {
  return notes.some(({ text }) => text === templateNote.text);
}

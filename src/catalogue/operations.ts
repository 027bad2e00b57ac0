import type { Category } from './model';

/** How many operations a category has: an undo counts with what it undoes. */
export function countOperations({ endpoints: all }: Pick<Category, 'endpoints'>): number {
  return all.filter(({ undoes }) => undoes === undefined).length;
}

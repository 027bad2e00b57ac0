import type { Category } from './model';

/** The number of operations in a category. An operation that undoes another one is not counted. */
export function countOperations({ endpoints: all }: Pick<Category, 'endpoints'>): number {
  return all.filter(({ undoes }) => undoes === undefined).length;
}

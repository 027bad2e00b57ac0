/** What follows from an entry of the catalogue; it reads no facts, so that none is kept when they change. */
import type { Category, CategoryId, Endpoint } from './model';

/** The page of an endpoint (spec §2). */
export function toRoute({
  category,
  slug,
}: Pick<Endpoint, 'category' | 'slug'>): `/docs/${CategoryId}/${string}` {
  return `/docs/${category}/${slug}`;
}

/** The overview of a category (spec §2). */
export function toCategoryRoute({ id }: Pick<Category, 'id'>): `/endpoints/${CategoryId}` {
  return `/endpoints/${id}`;
}

/** How many operations a category has: an undo counts with what it undoes (decisions, Counts). */
export function countOperations({ endpoints: all }: Pick<Category, 'endpoints'>): number {
  return all.filter(({ undoes }) => undoes === undefined).length;
}

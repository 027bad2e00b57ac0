/** The catalogue: every fact about the API, in reading order. */
import { authentication } from './authentication';
import { batch } from './batch';
import { campaigns } from './campaigns';
import type { Catalogue, Category, CategoryId, Endpoint } from './model';
import { scheduledScans } from './scheduled-scans';
import { settings } from './settings';

export const catalogue: Catalogue = {
  categories: [authentication, settings, batch, campaigns, scheduledScans],
};

/** Every endpoint of every category, in reading order. */
export const endpoints: readonly Endpoint[] = catalogue.categories.flatMap(
  (category) => category.endpoints,
);

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

/** The data that generated pages hold: written by plugins/endpoint-pages, drawn by components. */
import type { Category, Endpoint } from './catalogue/model';

/** An endpoint as a card or a link shows it. */
export type EndpointCard = Pick<
  Endpoint,
  'slug' | 'title' | 'summary' | 'method' | 'path' | 'group' | 'deprecated'
> & { readonly route: string };

/** A category as the home page and the index show it. */
export type CategoryCard = Pick<Category, 'id' | 'title' | 'cardTitle' | 'description'> & {
  readonly route: string;
  /** How many operations the category counts; an undo counts with what it undoes. */
  readonly operations: number;
};

export interface CategoriesPage {
  readonly categories: readonly CategoryCard[];
}

export interface CategoryOverviewPage {
  readonly category: CategoryCard & Pick<Category, 'groups'>;
  readonly endpoints: readonly EndpointCard[];
}

export interface EndpointPage {
  readonly endpoint: Endpoint;
  readonly category: Pick<CategoryCard, 'title' | 'route'>;
}

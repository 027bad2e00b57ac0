/** The data that generated pages hold, in format 1. */
import type { Inline } from '../catalogue/inline';
import type { Category, Endpoint, Method, StatusCode, Verb } from '../catalogue/model';

/** By kind of page. */
export interface PageData1 {
  readonly endpoint: EndpointPage;
  readonly overview: CategoryOverviewPage;
  readonly categories: CategoriesPage;
  readonly changelog: ChangelogPage;
  readonly errors: ErrorsPage;
}

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

/** What changed from version to version, newest first; empty until a version was cut. */
export interface ChangelogPage {
  readonly steps: readonly VersionStep[];
}

export interface VersionStep {
  /** The cut version; left out for the version that the page itself belongs to. */
  readonly version?: { readonly name: string; readonly date: string };
  /** The version that it is compared with; the first one has none. */
  readonly before?: string;
  readonly endpoints: readonly EndpointChanges[];
}

export interface EndpointChanges {
  readonly title: string;
  readonly method: Method;
  /** Routes of its pages in the version and in the one before, where it has them. */
  readonly page?: string;
  readonly pageBefore?: string;
  /** Breaking ones first. The words are kept, so that a cut changelog never says anything else. */
  readonly changes: readonly { readonly breaking: boolean; readonly sentence: readonly Inline[] }[];
}

/** What all endpoints share. */
export interface ErrorsPage {
  readonly statusCodes: readonly StatusCode[];
  readonly verbs: readonly Verb[];
}

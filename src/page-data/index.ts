/** The data of generated pages, which components render. It is made from views at each build. */
import type { Inline } from '../openapi/inline';
import type { Method, StatusCode, Verb } from '../openapi/document';
import type { Category, Endpoint, NamedShape } from '../openapi/model';

export interface PageData {
  readonly endpoint: EndpointPage;
  readonly overview: CategoryOverviewPage;
  readonly categories: CategoriesPage;
  readonly schema: SchemaPage;
  readonly schemas: SchemasPage;
  readonly changelog: ChangelogPage;
  readonly errors: ErrorsPage;
  readonly about: AboutPage;
  readonly apis: ApisPage;
}

export type EndpointCard = Pick<
  Endpoint,
  'slug' | 'title' | 'summary' | 'method' | 'path' | 'group' | 'deprecated' | 'event'
> & { readonly route: string };

/** A category on the home page and in the index. */
export type CategoryCard = Pick<
  Category,
  'id' | 'title' | 'cardTitle' | 'description' | 'section' | 'parent'
> & {
  readonly route: string;
  /** The number of operations. An operation that undoes another one is not counted. */
  readonly operations: number;
  /** The numbers of requests that the API sends, if there are any. */
  readonly webhooks?: number;
  readonly callbacks?: number;
  /** The first endpoints, on the home page of an API with few categories. */
  readonly first?: readonly Pick<EndpointCard, 'method' | 'title' | 'route'>[];
};

export interface CategoriesPage {
  readonly categories: readonly CategoryCard[];
  /** All endpoints with the titles of their categories, in the index only. */
  readonly endpoints?: readonly (EndpointCard & { readonly category: string })[];
}

export interface CategoryOverviewPage {
  readonly category: CategoryCard & Pick<Category, 'groups'>;
  readonly endpoints: readonly EndpointCard[];
  /** Those of other categories that belong to this one, too. */
  readonly others?: readonly EndpointCard[];
  /** The categories below it in the menu. */
  readonly inner?: readonly CategoryCard[];
  readonly blocks?: Blocks;
}

export interface EndpointPage {
  readonly endpoint: Endpoint;
  /** The descriptions with lists, tables, code or HTML. */
  readonly blocks?: Blocks;
  /** The status codes of all endpoints, each with its anchor on the errors page. */
  readonly statusCodes: readonly Pick<StatusCode, 'code' | 'name' | 'anchor'>[];
}

/** The named schemas of a given document. */
export interface SchemasPage {
  readonly schemas: readonly (Pick<NamedShape, 'name' | 'slug'> & {
    readonly route: string;
    /** The first paragraph of the description. */
    readonly text: string;
  })[];
}

export interface SchemaPage {
  readonly schema: NamedShape;
  /** The operations whose request or response contains it. */
  readonly usedBy: readonly Pick<EndpointCard, 'method' | 'title' | 'route'>[];
  readonly blocks?: Blocks;
}

/** The changes between versions, newest first. Empty until a version is cut. */
export interface ChangelogPage {
  readonly steps: readonly VersionStep[];
}

export interface VersionStep {
  /** The cut version. Omitted for the version that the page belongs to. */
  readonly version?: { readonly name: string; readonly date: string };
  /** The version that it is compared with. The first version has none. */
  readonly before?: string;
  /** The release notes above the changes: names of files in `docs/releases`, without an extension. */
  readonly notes?: readonly string[];
  readonly endpoints: readonly EndpointChanges[];
}

/** The changes of an endpoint, or of the API as a whole, which has no method. */
export interface EndpointChanges {
  readonly title: string;
  readonly method?: Method;
  /** Routes of its pages in the version and in the previous version, if they exist. */
  readonly page?: string;
  readonly pageBefore?: string;
  /** Breaking changes first. Stores the sentences, so a cut changelog never changes. */
  readonly changes: readonly { readonly breaking: boolean; readonly sentence: readonly Inline[] }[];
}

export interface ErrorsPage {
  readonly statusCodes: readonly StatusCode[];
  readonly verbs: readonly Verb[];
}

/** What a given document says about its API, as CommonMark. */
export interface AboutPage {
  readonly version: string;
  /** The first paragraph of the description. */
  readonly summary: string;
  readonly introduction: readonly AboutText[];
  readonly authentication: readonly AboutText[];
  readonly errors: readonly AboutText[];
  readonly home?: HomeContent;
  readonly start?: Start;
  readonly blocks?: Blocks;
}

/** What readers need for their first request. */
export interface Start {
  readonly baseUrls: readonly { readonly url: string; readonly description: string }[];
  /** The ways to authenticate, in the inline notation. Empty without any. */
  readonly access: string;
}

/** What the settings say of the home page. */
export interface HomeContent {
  readonly lead?: string;
  readonly actions: readonly { readonly label: string; readonly href: string }[];
  readonly guides: readonly {
    readonly to: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** The home page around several APIs. */
export interface ApisPage extends HomeContent {
  readonly apis: readonly ApiCard[];
}

export interface ApiCard {
  readonly id: string;
  readonly name: string;
  /** The path of its home page below that of the portal: empty for the root, or `orders/`. */
  readonly path: string;
  /** The first paragraph of its description. Empty without one. */
  readonly summary: string;
  /** What the document says of its version. */
  readonly version: string;
  /** The number of operations. An operation that undoes another one is not counted. */
  readonly count: number;
}

interface AboutText {
  readonly text: string;
}

/** The props of the component of a generated page. */
export interface PageProps<Kind extends keyof PageData> {
  readonly page: PageData[Kind];
}

/* Descriptions with lists, tables, code and HTML. */

export type Block = string | BlockElement;

interface BlockElement {
  /** The name of an HTML element. */
  readonly tag: string;
  readonly href?: string;
  readonly code?: { readonly code: string; readonly language: string };
  /** Others, as React writes them. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  readonly children?: readonly Block[];
}

/** By the text of the description. Texts in the inline notation are not among them. */
export type Blocks = Readonly<Record<string, readonly Block[]>>;

/** What `x-portal` contains, version 1. `x-portal.schema.json` describes the same. */

/** An HTTP method as it is sent, such as `GET`. Others than the usual ones can be in lower case. */
export type Method = string;

/** On the document. */
export interface DocumentPortal {
  readonly version: 1;
  readonly statusCodes?: readonly StatusCode[];
  readonly verbs?: readonly Verb[];
  /** Whether named schemas have pages of their own. Without it, they have. */
  readonly schemaPages?: boolean;
  /** False if the API documents no way to ask for a format, so that requests have no `Accept`. */
  readonly accept?: boolean;
  /** What pages do not tell: which values of responses can be null, examples of parameters. */
  readonly untold?: readonly ('null' | 'examples')[];
  /** Whether links of descriptions are routes of the portal, such as `/docs/errors`. */
  readonly linksPages?: boolean;
  /**
   * Whether requests are described by their fields: the texts of bodies and security schemes are those
   * of `Content-Type` and `Authorization`, and the title of a body without fields is its name.
   */
  readonly requestsAsFields?: boolean;
}

/** On an operation. */
export interface OperationPortal {
  /** The key of the operation in file names, URLs and the sidebar. */
  readonly slug: string;
  readonly group?: string;
  /** When to call it, and what to call next. */
  readonly usage?: string;
  /** The slugs of the operations to call next. */
  readonly next?: readonly string[];
  readonly notes?: readonly Note[];
  /** Titled sections of the form. All other parameters come first. */
  readonly sections?: Sections;
  /** Slug of the operation that this one undoes. The two count as one. */
  readonly undoes?: string;
  /** Old URLs that redirect to the page, for example `/docs/campaigns/old-name`. */
  readonly aliases?: readonly string[];
  /** A sentence that says since when it is deprecated, and what to use instead. */
  readonly deprecated?: string;
}

/** On a tag, which is a category of the portal. */
export interface TagPortal {
  /** The segment in its routes: `/endpoints/{slug}` and `/docs/{slug}/…`. */
  readonly slug: string;
  /** The label of the card on the home page, if it differs. */
  readonly cardTitle?: string;
  /** The headings of the overview, in order. */
  readonly groups?: readonly string[];
  /** The slugs of its operations in reading order. Without them, the order is that of the paths. */
  readonly operations?: readonly string[];
  readonly aliases?: readonly string[];
}

/** On a schema or a parameter. */
export interface SchemaPortal {
  /** The name of an item of the array in the singular, for example `Locale`. */
  readonly itemName?: string;
  /** Whether the form has buttons to add and delete items. */
  readonly expandable?: boolean;
  readonly sections?: readonly Section[];
  readonly secret?: boolean;
  /** Whether samples contain the default of an optional header. */
  readonly isSent?: boolean;
  /** The name before a rename, for the changelog. */
  readonly was?: string;
  /** Since when it is deprecated, and what to use instead. */
  readonly deprecated?: string;
}

/** Where parameters and the parts of a body travel, in display order. */
export const parameterLocations = [
  'path',
  'body',
  'query',
  'formData',
  'header',
  'cookie',
] as const;

export type ParameterLocation = (typeof parameterLocations)[number];

export type Sections = Readonly<Partial<Record<ParameterLocation, readonly Section[]>>>;

/** A titled section of a form, with the parameters below the title. */
export interface Section {
  readonly title: string;
  readonly description?: string;
  readonly names: readonly string[];
}

/** An info box above the parameters. */
export interface Note {
  readonly kind: 'info' | 'tip' | 'warning';
  readonly title: string;
  readonly text: string;
}

/** A status code that all operations share. */
export interface StatusCode {
  readonly code: string;
  readonly name: string;
  readonly meaning: string;
  /** The ID of its row on the errors page: `/docs/errors#status-401`. */
  readonly anchor: `status-${string}`;
}

export interface Verb {
  readonly method: Method;
  readonly use: string;
}

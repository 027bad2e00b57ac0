/** What pages and exports know of the operator. */
import type { ExportedSite } from './exports/version';
import type { LanguageId } from './samples/languages';

export interface Site extends ExportedSite {
  /** The text of the welcome toast, with `{email}` for the support address. Undefined for none. */
  readonly welcomeToast?: string;
  /** Where readers report problems, with `{page}` and `{title}`. Undefined if there is no link. */
  readonly feedbackUrl?: string;
  /** The letter of a logo that is made, since there is none. */
  readonly letter?: string;
  /** The logo of the brand in both themes. */
  readonly logo?: Logo;
  /** Links in the header. Undefined without any, like all lists: pages carry what is set. */
  readonly header?: readonly Link[];
  /** Columns of links in the footer. */
  readonly footer?: readonly LinkColumn[];
  /** Whether pages can be opened in AI assistants. Undefined if the address decides. */
  readonly assistants?: 'show' | 'hide';
  /** The languages with a tab, in this order. */
  readonly languages?: readonly LanguageId[];
  /** Undefined in a portal of one API. */
  readonly around?: Around;
}

/** The portal of several APIs around a site. */
export interface Around {
  readonly name: string;
  /** The path of its home page, with the base URL and a slash at its end. */
  readonly path: string;
  /** The ID of the API that the site shows. Empty for the pages around all. */
  readonly current: string;
  readonly apis: readonly ApiPlace[];
}

/** An API of a portal of several. */
export interface ApiPlace {
  readonly id: string;
  readonly name: string;
  /** The path of its home page below that of the portal: empty for the root, or `orders/`. */
  readonly path: string;
  /** The name of its version that readers see first, such as `current`. */
  readonly version: string;
}

/** A link that the operator set: to a page, such as `/docs/errors`, or with `https:` elsewhere. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

export interface LinkColumn {
  readonly title: string;
  readonly links: readonly Link[];
}

/** Files of the site, such as `assets/images/logo-0a1b2c3d.svg`, and the size of the light one in pixels. */
export interface Logo {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

/** The location of the portal. */
export interface Deployment {
  /** The origin, for example `https://developers.example.com`. */
  readonly siteUrl: string;
  /** The path with a slash at both ends, for example `/` or `/portal/`. */
  readonly baseUrl: string;
  /** The URL where portal files are edited, with a trailing slash. Empty if there is none. */
  readonly editUrl: string;
  /** What is at `/` after the first cut: the current work, or the latest release. */
  readonly latest: 'current' | 'release';
  /** The URL of the operator's script on all pages, such as analytics. Empty if there is none. */
  readonly scriptUrl: string;
  /** What `security.txt` says: a URL, and until when it is valid. Null if there is none. */
  readonly security: { readonly contact: string; readonly expires: string } | null;
}

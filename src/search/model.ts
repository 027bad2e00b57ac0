/** The files of an index of a version, and what a search finds in them. */
import type { Method } from '../openapi/document';

/** A page as searches find and show it. */
export interface PageTitle {
  readonly title: string;
  readonly permalink: string;
  readonly category: string;
  readonly endpoint?: TitledEndpoint;
  /** Set if it only explains operations, as overviews, schemas and events do. Operations come first. */
  readonly explains?: true;
  /** The API of the page in a search of several. Files have none. */
  readonly api?: SearchedApi;
}

export interface SearchedApi {
  readonly id: string;
  readonly name: string;
}

/** What an endpoint can be found by, besides its title. */
export interface TitledEndpoint {
  readonly method: Method;
  /** The template, such as `campaigns/boards/{boardId}/links`. */
  readonly path: string;
  readonly operationId: string;
}

/** What a search reads of a page: the page itself, then its headings, fields and status codes. */
export interface IndexedPage extends PageTitle {
  readonly sections: readonly IndexedSection[];
}

export interface IndexedSection {
  /** The anchor with its `#`. Empty for the start of the page. */
  readonly anchor: string;
  /** The heading, or the name of a field with those of its parents. Empty for the start. */
  readonly heading: string;
  readonly kind: 'page' | 'heading' | 'parameter' | 'field' | 'status';
  /** A line for each paragraph, item and row. */
  readonly text: string;
  /** Words that find the section and that it does not show as text, such as values of an enum. */
  readonly words?: readonly string[];
}

/** Between the cells of a row of a table. */
export const cellEnd = ' · ';

/** The first file of an index, which a reader loads with the first search. */
export interface IndexStart {
  readonly pages: readonly PageTitle[];
  /** The number of sections of each page. A section has the number that those before it leave it. */
  readonly sections: readonly number[];
  /** The folder of the other files. Its name depends on their content. */
  readonly folder: string;
  /** The first term of each file of terms, in the order of their code units. */
  readonly terms: readonly string[];
  /** The first page of each file of texts. */
  readonly texts: readonly number[];
  /** What else to search for, from the editors. */
  readonly synonyms: Synonyms;
}

/** The words of pages that readers look for with a word of their own, or with several. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The sections with each term: the distance to the section before, and the weight. */
export type TermFile = Readonly<Record<string, readonly number[]>>;

/** For each page, its sections: anchor, heading, kind, text. */
export type TextFile = readonly (readonly SectionText[])[];

export type SectionText = readonly [
  anchor: string,
  heading: string,
  kind: IndexedSection['kind'],
  text: string,
];

/** A file of an index, by its path below the root of the site. */
export interface IndexFile {
  readonly file: string;
  readonly content: IndexStart | TermFile | TextFile | readonly string[];
}

/** The first file of the index of a version. */
export function toStartFile(version: string): string {
  return `search/${version}.json`;
}

/** All terms of an index, for the correction of words that it does not have. */
export const vocabularyFile = 'words.json';

export const toTermFile = (folder: string, part: number) => `${folder}/terms-${part}.json`;
export const toTextFile = (folder: string, part: number) => `${folder}/texts-${part}.json`;

/** The parts of search-local that the portal uses; the package carries no types. */
declare module '@easyops-cn/docusaurus-search-local' {
  import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';

  interface SearchOptions {
    readonly docsRouteBasePath?: string;
    readonly indexBlog?: boolean;
    readonly ignoreFiles?: readonly (string | RegExp)[];
    /** How many letters a match may differ by. */
    readonly fuzzyMatchingDistance?: number;
  }

  export default function searchLocal(context: LoadContext, options: SearchOptions): Plugin;
  export function validateOptions(
    context: OptionValidationContext<SearchOptions, SearchOptions>,
  ): SearchOptions;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  interface IndexedDocument {
    readonly i: number;
    /** Text of the entry: a title, a heading or a paragraph. */
    readonly t: string;
    /** Path of the page, with the base URL. */
    readonly u: string;
    /** Anchor of the section, `#` included; empty for the start of the page. */
    readonly h?: string;
    /** Title of the section that holds a paragraph. */
    readonly s?: string;
    /** Groups of the sidebar that lead to the page; titles only. */
    readonly b?: readonly string[];
  }

  export interface SearchMatch {
    readonly document: IndexedDocument;
    /** Entry of the page's title, unless the match is that entry. */
    readonly page?: IndexedDocument | false;
    /** 0 title, 1 heading, 2 description, 3 keywords, 4 paragraph. */
    readonly type: number;
    /** Where the words stand in the text, as [start, length], by word of the index. */
    readonly metadata: Readonly<
      Record<string, { readonly t?: { readonly position: readonly (readonly [number, number])[] } }>
    >;
  }

  export function searchByWorker(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ): Promise<readonly SearchMatch[]>;
  export function fetchIndexesByWorker(baseUrl: string, context: string): Promise<void>;
}

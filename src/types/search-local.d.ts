/** The parts of search-local that the portal uses. The package has no types. */
declare module '@easyops-cn/docusaurus-search-local' {
  import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';

  export default function searchLocal(
    context: LoadContext,
    options: object,
  ): Required<Pick<Plugin, 'configureWebpack' | 'postBuild'>>;

  export function validateOptions(context: OptionValidationContext<object, object>): object;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  interface IndexedDocument {
    readonly i: number;
    /** The text of the entry: a title, a heading or a paragraph. */
    readonly t: string;
    /** The path of the page, including the base URL. */
    readonly u: string;
    /** The anchor of the section, including `#`. Empty for the start of the page. */
    readonly h?: string;
    /** The title of the section that contains a paragraph. */
    readonly s?: string;
  }

  export interface SearchMatch {
    readonly document: IndexedDocument;
    /** 0 title, 1 heading, 2 description, 3 keywords, 4 paragraph. */
    readonly type: number;
    /** The positions of the words in the text, as [start, length], by word of the index. */
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
}

/** The titles of a version, written by plugins/search. */
declare module '@generated/search/default' {
  import type { PageTitle } from '@portal/src/routes/titles';

  const loaders: Readonly<Record<string, () => Promise<{ default: readonly PageTitle[] }>>>;
  export default loaders;
}

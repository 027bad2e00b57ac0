/** The parts of search-local that the portal uses; the package carries no types. */
declare module '@easyops-cn/docusaurus-search-local' {
  import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';

  interface SearchOptions {
    readonly docsRouteBasePath?: string;
    readonly indexBlog?: boolean;
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
    readonly u: string;
    readonly h?: string;
    /** Title of the section that holds a paragraph. */
    readonly s?: string;
  }

  export interface SearchMatch {
    readonly document: IndexedDocument;
    readonly page?: IndexedDocument | false;
    readonly type: number;
  }

  export function searchByWorker(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ): Promise<readonly SearchMatch[]>;
  export function fetchIndexesByWorker(baseUrl: string, context: string): Promise<void>;
}

declare module '@generated/title-index/default' {
  import type { PageTitle } from '@site/src/titles';

  const loaders: Readonly<Record<string, () => Promise<{ default: readonly PageTitle[] }>>>;
  export default loaders;
}

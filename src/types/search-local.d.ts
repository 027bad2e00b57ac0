/** The parts of search-local that the portal uses. The package has no types. */
declare module '@easyops-cn/docusaurus-search-local' {
  import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
  import type { LoadContext, OptionValidationContext, Plugin, Props } from '@docusaurus/types';

  export namespace SearchLocal {
    interface Options {
      readonly docsRouteBasePath?: string;
      readonly indexBlog?: boolean;
      readonly ignoreFiles?: readonly (string | RegExp)[];
      /** The maximum edit distance of a match. */
      readonly fuzzyMatchingDistance?: number;
    }

    interface Context extends Pick<LoadContext, 'siteDir' | 'generatedFilesDir'> {
      readonly siteConfig: Pick<LoadContext['siteConfig'], 'themeConfig'>;
    }

    interface Version extends Pick<LoadedVersion, 'path' | 'isLast'> {
      readonly docs: readonly { readonly permalink: string }[];
    }

    /** The parts of a finished build that the index is made from. */
    interface Build extends Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'> {
      readonly siteConfig: Pick<Props['siteConfig'], 'trailingSlash'>;
      readonly plugins: readonly {
        readonly name: string;
        readonly content: { readonly loadedVersions: readonly Version[] };
      }[];
    }
  }

  export default function searchLocal(
    context: SearchLocal.Context,
    options: SearchLocal.Options,
  ): Pick<Plugin, 'configureWebpack'> & { postBuild: (build: SearchLocal.Build) => Promise<void> };

  export function validateOptions(
    context: OptionValidationContext<SearchLocal.Options, SearchLocal.Options>,
  ): SearchLocal.Options;
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
    /** The sidebar groups of the page. Only for titles. */
    readonly b?: readonly string[];
  }

  export interface SearchMatch {
    readonly document: IndexedDocument;
    /** The entry of the page title, unless it is the match. */
    readonly page?: IndexedDocument | false;
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
  export function fetchIndexesByWorker(baseUrl: string, context: string): Promise<void>;
}

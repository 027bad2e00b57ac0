/** The part of search-local that the portal uses. The package has no types. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse' {
  /** The start and the sections of a page, by its headings of the levels 1 to 3. */
  export function parse(
    html: string,
    type: 'docs',
    url: string,
    config: { readonly forceIgnoreNoIndex: boolean },
  ): {
    readonly pageTitle: string;
    readonly sections: readonly {
      readonly title: string;
      /** The anchor of the heading, including `#`. Empty for the start of the page. */
      readonly hash: string;
      readonly content: string;
    }[];
  } | null;
}

/** One entry of the title index: what the header's search box matches and shows. */
export interface PageTitle {
  readonly title: string;
  readonly permalink: string;
  readonly category: string;
}

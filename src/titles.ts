/** An entry of the title index, which the search box in the header searches and shows. */
export interface PageTitle {
  readonly title: string;
  readonly permalink: string;
  readonly category: string;
}

/** What a page shows of single lines. */
export interface LineMarks {
  /** Numbers of the highlighted lines, from 1. */
  readonly highlighted: ReadonlySet<number>;
  /** The number that the first line shows; none are shown where it is left out. */
  readonly numberedFrom?: number;
}

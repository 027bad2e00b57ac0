/** Line numbers and highlighted lines of a code block. */
export interface LineMarks {
  /** The numbers of the highlighted lines, starting at 1. */
  readonly highlighted: ReadonlySet<number>;
  /** The number of the first line. If omitted, lines have no numbers. */
  readonly numberedFrom?: number;
}

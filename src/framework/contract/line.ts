/** An undocumented internal of Docusaurus or search-local that the portal uses. */
export interface Line {
  readonly id: string;
  /** The internal and its package. */
  readonly touches: string;
  /** A text that exists only in the files that use the internal. */
  readonly mark: string;
  /** The files in this repository that use it. */
  readonly where: readonly string[];
  readonly why: string;
  /** A possible replacement. */
  readonly instead: string;
  /** The number of an issue or pull request of facebook/docusaurus. Omitted if none was found. */
  readonly upstream?: number;
}

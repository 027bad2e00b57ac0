/** A place where the portal touches what Docusaurus or search-local do not document. */
export interface Line {
  readonly id: string;
  /** What is touched, in the package where it stands. */
  readonly touches: string;
  /** A text that every file holds that touches it, and no other file. */
  readonly mark: string;
  /** Files of this repository that touch it. */
  readonly where: readonly string[];
  readonly why: string;
  /** What could take its place one day. */
  readonly instead: string;
  /** A number of facebook/docusaurus: its issue or pull request; left out where none was found. */
  readonly upstream?: number;
}

import type { ApiDocument } from '../document';

/** What the shape of a schema depends on. */
export interface Reader {
  readonly document: ApiDocument;
  /** Fields that only the other side sends are left out. Without it, all fields are there. */
  readonly direction?: 'request' | 'response';
  /** The slugs of the pages of schemas, by name. */
  readonly slugs: ReadonlyMap<string, string>;
  /** How many shapes can still be shown in place. Without it, the shape is the outermost one. */
  readonly room?: { left: number };
}

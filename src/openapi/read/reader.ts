import type * as messages from '../../messages/en/view';
import type { ApiDocument } from '../document';

/** What the view says by itself. */
export type Words = Readonly<Record<keyof typeof messages, string>>;

/** What the shape of a schema depends on. */
export interface Reader {
  readonly document: ApiDocument;
  readonly words: Words;
  /** Fields that only the other side sends are left out. Without it, all fields are there. */
  readonly direction?: 'request' | 'response';
  /** The slugs of the pages of schemas, by name. */
  readonly slugs: ReadonlyMap<string, string>;
  /** How many shapes can still be shown in place. Without it, the shape is the outermost one. */
  readonly room?: { left: number };
}

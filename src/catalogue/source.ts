/** Remembers where the source code defines an entry, for the messages of the check. */

/** A place in the source code, such as `{ file: 'src/catalogue/batch.ts', line: 12 }`. */
export interface Source {
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
}

/** Global, because `npm start` loads the modules of the catalogue again after each edit. */
const key = Symbol.for('catalogue.source');

/** Marks an entry with the place that called the function `define`. Copies keep the mark. */
export function markSource<Entry extends object>(
  entry: Entry,
  define: (...args: never) => unknown,
): Entry {
  const trace = { stack: '' };
  Error.captureStackTrace(trace, define);
  return Object.defineProperty(entry, key, { value: trace, enumerable: true });
}

/** The place that defines an entry. Undefined for anything else. */
export function findSource(entry: unknown): Source | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const trace = (entry as { readonly [key]?: { readonly stack: string } })[key];
  return trace && findSourceIn(trace.stack);
}

/** The first place in the catalogue that a stack trace names. */
export function findSourceIn(stack: string): Source | undefined {
  const [, file = '', line] = /(src[\\/]catalogue[\\/][^:\n]*\.ts):(\d+)/.exec(stack) ?? [];
  return line === undefined ? undefined : { file: file.replaceAll('\\', '/'), line: Number(line) };
}

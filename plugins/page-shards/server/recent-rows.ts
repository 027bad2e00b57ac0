interface Row {
  readonly path: string;
}

/** The most pages that the framework renders at the same time in a thread. */
const most = 32;

/**
 * Keeps the rows of the most recent paths at the start of a list, where searches from the start find
 * them. Returns a function that moves the row of a path there. The order of the others changes.
 */
export function keepRecentFirst(rows: Row[]): (path: string) => void {
  const indexes = new Map(rows.map(({ path }, index) => [path, index]));
  let next = 0;
  return (path) => {
    const index = indexes.get(path) ?? 0;
    const [row, other] = [rows[index], rows[next]];
    if (index < most || !row || !other) return;
    rows[next] = row;
    rows[index] = other;
    indexes.set(row.path, next).set(other.path, index);
    next = (next + 1) % most;
  };
}

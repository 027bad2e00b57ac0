/**
 * The index of the first line that an edit added or changed, or undefined if it only removed lines.
 * A comma at the end of a line changes with the next line, so it does not count.
 */
export function findChangedLine(before: string, after: string): number | undefined {
  const old = before.split('\n').map(withoutComma);
  const lines = after.split('\n').map(withoutComma);
  const first = lines.findIndex((line, index) => line !== old[index]);
  if (first === -1) return undefined;
  const end = lines.length - countSameAtEnd(old, lines, first);
  return first < end ? first : undefined;
}

function withoutComma(line: string): string {
  return line.replace(/,$/, '');
}

/** The number of equal lines at the end, from the line `first` at most. */
function countSameAtEnd(old: readonly string[], lines: readonly string[], first: number): number {
  const most = Math.min(old.length, lines.length) - first;
  let count = 0;
  while (count < most && old.at(-1 - count) === lines.at(-1 - count)) count += 1;
  return count;
}

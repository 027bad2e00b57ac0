/** Compares facts of the catalogue with a row of the specification. */

/**
 * Fails with one line that says which row differs, and how.
 * @param row where the row is: its table, and the words that it begins with
 */
export function expectRow(
  row: string,
  found: readonly unknown[],
  specified: readonly unknown[],
): void {
  const [here, there] = [found, specified].map((facts) => facts.map(toText));
  const added = here!.filter((fact) => !there!.includes(fact));
  const missing = there!.filter((fact) => !here!.includes(fact));
  const isReordered = added.length === 0 && missing.length === 0 && here!.join() !== there!.join();
  const differences = [
    ...(added.length > 0 ? [`has ${added.join(', ')}`] : []),
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(isReordered ? [`has another order: ${here!.join(', ')}`] : []),
  ];
  if (differences.length === 0) return;
  throw new Error(
    `${row}: the catalogue ${differences.join(' and ')}. If the API changed, change this row.`,
  );
}

function toText(fact: unknown): string {
  return Array.isArray(fact) ? fact.map((part) => String(part ?? '-')).join(' ') : String(fact);
}

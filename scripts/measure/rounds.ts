/** Repeats measurements in turns, and prints their figures. */
import os from 'node:os';
import process from 'node:process';
import type { Browser } from 'playwright-core';

/** How much slower the processor is, as on a phone. */
export const slowdown = 4;

/** How many times a measurement is repeated, because other load affects single rounds. */
const rounds = 5;

/**
 * Measures all cases in turns, so that other load affects all of them. Returns the results by case
 * and by round.
 */
export async function inRounds<Result>(
  cases: readonly ((round: number) => Promise<Result>)[],
): Promise<Result[][]> {
  const all = cases.map((): Result[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measureCase] of cases.entries()) all[index]?.push(await measureCase(round));
  }
  return all;
}

/** The value that this share of the values does not exceed. NaN if there are none. */
export function toQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints rows by name, below the conditions of the measurement. */
export function printTable(
  browser: Browser,
  title: string,
  rows: Readonly<Record<string, object>>,
): void {
  const processors = os.cpus();
  const machine = [
    `${rounds} rounds`,
    `${slowdown}x CPU throttling`,
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `Node ${process.versions.node}`,
    `Chromium ${browser.version()}`,
  ];
  console.log(`\n${title}\n${machine.join(', ')}`);
  console.table(rows);
}

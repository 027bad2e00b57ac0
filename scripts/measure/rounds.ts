/** Repeats measurements in turns, and prints their figures. */
import os from 'node:os';
import process from 'node:process';
import type { Browser } from 'playwright-core';

/** How much slower the processor is, as on a phone. */
export const slowdown = 4;

/** How many times a measurement is repeated, because other load affects single rounds. */
const rounds = 5;

/** Measures all cases in turns, so that other load affects all of them. The results of each round. */
export async function inRounds<Name extends string, Result>(
  cases: Readonly<Record<Name, (round: number) => Promise<Result>>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(cases) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Result[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await cases[name](round));
  }
  return results;
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
  const [processor, ...others] = os.cpus();
  const machine = `${others.length + 1} × ${processor?.model.trim() ?? 'unknown processor'}`;
  const programs = `Node ${process.versions.node}, Chromium ${browser.version()}`;
  console.log(`\n${title}\n${rounds} rounds, ${slowdown}x CPU throttling, ${machine}, ${programs}`);
  console.table(rows);
}

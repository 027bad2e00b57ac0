/** Prints the table of a measurement. */
import os from 'node:os';
import process from 'node:process';
import { rounds, slowdown } from './paint.mjs';

/**
 * Prints the conditions of the measurement above its rows.
 * @param {import('playwright-core').Browser} browser
 * @param {string} title
 * @param {Readonly<Record<string, object>>} rows by name
 */
export function printTable(browser, title, rows) {
  const processors = os.cpus();
  const machine = [
    `${rounds} rounds`,
    `${slowdown}x CPU throttling`,
    '1280 px',
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `Node ${process.versions.node}`,
    `Chromium ${browser.version()}`,
  ];
  console.log(`\n${title}\n${machine.join(', ')}`);
  console.table(rows);
}

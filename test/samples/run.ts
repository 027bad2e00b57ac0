/**
 * `npm run test:samples`: compiles or interprets samples, and compares what they send with the
 * expected requests.
 */
import process from 'node:process';
import { runSamples } from './proof/run';

export const usage = `npm run test:samples [-- LANGUAGE … --all]

Runs about 60 chosen requests as samples of the named languages, or of all languages whose toolchain is
installed. Named languages must be installed. With --all, runs all requests.`;

export const options = { all: {} };

export async function run(args: string[]): Promise<void> {
  process.exitCode = (await runSamples(args)) ? 0 : 1;
}

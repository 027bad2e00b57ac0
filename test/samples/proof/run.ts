/** Runs the samples of several languages, and reports the outcomes. */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Failure } from '../../../src/failure';
import { findLanguage, type LanguageId, languageIds, languages } from '../../../src/samples';
import { inParallel, prove, runners } from './prove';
import { chosenRequests, listRequests, type ProofRequest } from './requests';

/**
 * The last line of the output has the totals. Resolves to whether no sample failed. Some languages
 * wait or use one processor, so others run at the same time. Each prints its lines when it ends.
 */
export async function runSamples(args: string[]): Promise<boolean> {
  const { named, requests } = readArguments(args);
  const sums = { passed: 0, failed: 0, skipped: 0 };
  await inParallel(named.length > 0 ? named : languageIds, async (id) => {
    const toolchain = await runners[id].find();
    if (toolchain.found) {
      const { passed, failed, lines } = await runLanguage(id, requests);
      console.log(`\n── ${languages[id].label} ── ${toolchain.version}\n${lines.join('\n')}`);
      sums.passed += passed;
      sums.failed += failed;
      return;
    }
    console.log(`\n── ${languages[id].label} ── SKIPPED: ${toolchain.reason}`);
    if (named.includes(id)) sums.failed += 1;
    else sums.skipped += requests.length;
  });
  const skipped = sums.skipped > 0 ? `, ${sums.skipped} skipped` : '';
  console.log(`\n${sums.passed} passed, ${sums.failed} failed${skipped}`);
  return sums.failed === 0 && sums.passed > 0;
}

function readArguments(args: string[]): {
  readonly named: readonly LanguageId[];
  readonly requests: readonly ProofRequest[];
} {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const named = positionals.map((text) => {
    const id = findLanguage(text);
    if (!id) throw new Failure(`There are no samples in ${JSON.stringify(text)}.`);
    return id;
  });
  return { named, requests: values.all ? listRequests() : chosenRequests };
}

async function runLanguage(id: LanguageId, requests: readonly ProofRequest[]) {
  const start = performance.now();
  const outcomes = await prove(id, requests);
  const bad = outcomes.filter(({ problems }) => problems.length > 0);
  const failed = bad.length;
  const passed = outcomes.length - failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const lines = [
    ...bad.map(({ name, problems }) => `✗ ${name}\n  ${problems.join('\n  ')}`),
    `${languages[id].label}: ${passed} passed, ${failed} failed (${seconds} s)`,
  ];
  return { passed, failed, lines };
}

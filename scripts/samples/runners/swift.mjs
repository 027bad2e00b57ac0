import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { compile, findProgram, oneByOne, rename, writeFiles } from '../runner.mjs';

/** @typedef {import('../runner.mjs').Sample} Sample */

/** The folder that `scripts/setup-swift.sh` creates, with the same default. */
const cache = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
const swiftRoot = process.env.SWIFT_ROOT || path.join(cache, 'music-link-api-portal/swift');

/** The folder of the samples inside that folder. */
const inside = '/samples';

/**
 * One program for all samples, with a function for each, compiled in a separate Debian folder.
 * @type {import('../runner.mjs').Runner}
 */
export const swift = {
  find: async () => {
    const toolchain = await findProgram('chroot', [swiftRoot, 'swiftc', '--version']);
    const reason = `no Swift in ${swiftRoot}. To install it, run scripts/setup-swift.sh as root`;
    return toolchain.found ? toolchain : { found: false, reason };
  },
  prepare: async (samples) => {
    const files = Object.fromEntries(
      samples.map((sample) => [`sample${sample.id}.swift`, toFunction(sample)]),
    );
    const cases = samples.map(({ id }) => `case "${id}": try await sample${id}()\n`);
    await writeFiles(path.join(swiftRoot, inside), {
      ...files,
      'main.swift': `switch CommandLine.arguments[1] {\n${cases.join('')}default: fatalError()\n}\n`,
    });
    const sources = ['main.swift', ...Object.keys(files)].map((name) => `${inside}/${name}`);
    await compile({
      command: 'chroot',
      args: [swiftRoot, 'swiftc', '-wmo', '-o', `${inside}/samples`, ...sources],
    });
    return oneByOne(({ id }) => ({
      command: 'chroot',
      args: [swiftRoot, `${inside}/samples`, id],
    }));
  },
};

/**
 * Keeps the imports at the top and wraps the other code in a function.
 * @param {Sample} sample
 */
function toFunction(sample) {
  const start = `\nfunc sample${sample.id}() async throws {\n`;
  return `${rename(sample, '#endif\n', `#endif\n${start}`)}}\n`;
}

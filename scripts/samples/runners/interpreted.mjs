/** Languages whose samples run unchanged from their files. */
import path from 'node:path';
import { findAll, findProgram, oneByOne, writeFiles } from '../runner.mjs';

/**
 * @typedef {import('../runner.mjs').Runner} Runner
 * @typedef {import('../runner.mjs').Toolchain} Toolchain
 */

/** @type {Runner} */
export const curl = {
  find: () => findAll([findProgram('curl', ['--version'])]),
  prepare: (samples, folder) => prepareFiles(samples, folder, 'sh', 'sh'),
};

/** @type {Runner} */
export const python = {
  find: async () => (await findPython()).toolchain,
  prepare: async (samples, folder) =>
    prepareFiles(samples, folder, 'py', (await findPython()).command),
};

/** @type {Runner} */
export const javascript = {
  find: () => findProgram('node', ['--version']),
  prepare: (samples, folder) => prepareFiles(samples, folder, 'mjs', 'node'),
};

/** @type {Runner} */
export const php = {
  find: () =>
    findAll([
      findProgram('php', ['--version']),
      findProgram('php', ['--run', "echo 'with curl ', curl_version()['version'];"]),
    ]),
  prepare: (samples, folder) => prepareFiles(samples, folder, 'php', 'php'),
};

/** @type {Runner} */
export const ruby = {
  find: () => findProgram('ruby', ['--version']),
  prepare: (samples, folder) => prepareFiles(samples, folder, 'rb', 'ruby'),
};

/**
 * @param {readonly import('../runner.mjs').Sample[]} samples
 * @param {string} folder
 * @param {string} extension
 * @param {string} command
 * @returns {ReturnType<Runner['prepare']>}
 */
async function prepareFiles(samples, folder, extension, command) {
  const toName = (/** @type {string} */ id) => `sample${id}.${extension}`;
  await writeFiles(folder, Object.fromEntries(samples.map(({ id, code }) => [toName(id), code])));
  return oneByOne(({ id }) => ({ command, args: [path.join(folder, toName(id))] }));
}

/**
 * The Python with the requests package: that of the system, or the first one on the PATH.
 * @returns {Promise<{command: string, toolchain: Toolchain}>}
 */
async function findPython() {
  const version =
    'import platform, requests; print("Python", platform.python_version(), "with requests", requests.__version__)';
  for (const command of ['/usr/bin/python3', 'python3']) {
    const toolchain = await findProgram(command, ['-c', version]);
    if (toolchain.found) return { command, toolchain };
  }
  const reason = 'no python3 that can import requests';
  return { command: 'python3', toolchain: { found: false, reason } };
}

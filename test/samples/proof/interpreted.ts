/** Languages whose samples run unchanged from their files. */
import path from 'node:path';
import { findPrograms, type Runner, type Toolchain, writeFiles } from './program';

export const curl: Runner = {
  find: () => findPrograms(['curl', '--version']),
  prepare: prepareFiles('sh', 'sh'),
};

export const python: Runner = {
  find: async () => (await findPython()).toolchain,
  prepare: async (samples, folder) => {
    const { command } = await findPython();
    return prepareFiles('py', command)(samples, folder);
  },
};

export const javascript: Runner = {
  find: () => findPrograms(['node', '--version']),
  prepare: prepareFiles('mjs', 'node'),
};

export const php: Runner = {
  find: () =>
    findPrograms(
      ['php', '--version'],
      ['php', '--run', "echo 'with curl ', curl_version()['version'];"],
    ),
  prepare: prepareFiles('php', 'php'),
};

export const ruby: Runner = {
  find: () => findPrograms(['ruby', '--version']),
  prepare: prepareFiles('rb', 'ruby'),
};

function prepareFiles(extension: string, command: string): Runner['prepare'] {
  return async (samples, folder) => {
    const toName = (id: string) => `sample${id}.${extension}`;
    await writeFiles(folder, Object.fromEntries(samples.map(({ id, code }) => [toName(id), code])));
    return ({ id }) => ({ command, args: [path.join(folder, toName(id))] });
  };
}

/** The Python with the requests package: that of the system, or the first one on the PATH. */
async function findPython(): Promise<{ command: string; toolchain: Toolchain }> {
  const version =
    'import platform, requests; print("Python", platform.python_version(), "with requests", ' +
    'requests.__version__)';
  for (const command of ['/usr/bin/python3', 'python3']) {
    const toolchain = await findPrograms([command, '-c', version]);
    if (toolchain.found) return { command, toolchain };
  }
  const reason = 'no python3 that can import requests';
  return { command: 'python3', toolchain: { found: false, reason } };
}

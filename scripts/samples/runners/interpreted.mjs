/**
 * Languages whose samples run unchanged from their files. Interpreters that start slowly run many
 * files, with a program that continues after the error of a sample.
 */
import path from 'node:path';
import { findAll, findProgram, oneByOne, toEndLine, writeFiles } from '../runner.mjs';

/**
 * @typedef {import('../runner.mjs').Runner} Runner
 * @typedef {import('../runner.mjs').Sample} Sample
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
    prepareProgram(samples, folder, {
      ...{ extension: 'py', command: (await findPython()).command },
      code: `import os
import runpy
import sys

for name in sys.argv[1:]:
    try:
        runpy.run_path(name, run_name="__main__")
        outcome = "ok"
    except BaseException as error:
        outcome = repr(error)
    id = os.path.basename(name).removeprefix("sample").removesuffix(".py")
    print("${toEndLine('" + id + "', '" + outcome + "')}", flush=True)
`,
    }),
};

/** @type {Runner} */
export const javascript = {
  find: () => findProgram('node', ['--version']),
  prepare: (samples, folder) =>
    prepareProgram(samples, folder, {
      ...{ extension: 'mjs', command: 'node' },
      code: `for (const name of process.argv.slice(2)) {
  const outcome = await import(name).then(() => 'ok', String);
  const [, id] = /sample(\\d+)\\.mjs$/.exec(name);
  console.log(\`${toEndLine('${id}', '${outcome}')}\`);
}
`,
    }),
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
  prepare: (samples, folder) =>
    prepareProgram(samples, folder, {
      ...{ extension: 'rb', command: 'ruby' },
      code: `ARGV.each do |name|
  outcome = begin
    load(name, true)
    "ok"
  rescue Exception => error
    error.inspect
  end
  puts "${toEndLine('#{name[/sample(\\d+)/, 1]}', '#{outcome}')}"
end
`,
    }),
};

/**
 * @param {readonly Sample[]} samples
 * @param {string} folder
 * @param {string} extension
 * @param {string} command
 * @returns {ReturnType<Runner['prepare']>}
 */
async function prepareFiles(samples, folder, extension, command) {
  const toFile = await writeSamples(samples, folder, extension);
  return oneByOne((sample) => ({ command, args: [toFile(sample)] }));
}

/**
 * @param {readonly Sample[]} samples
 * @param {string} folder
 * @param {{extension: string, command: string, code: string}} program runs the files of its arguments
 * @returns {ReturnType<Runner['prepare']>}
 */
async function prepareProgram(samples, folder, { extension, command, code }) {
  const toFile = await writeSamples(samples, folder, extension);
  const main = `main.${extension}`;
  await writeFiles(folder, { [main]: code });
  return {
    atOnce: 50,
    toProgram: (some) => ({ command, args: [path.join(folder, main), ...some.map(toFile)] }),
  };
}

/**
 * @param {readonly Sample[]} samples
 * @param {string} folder
 * @param {string} extension
 */
async function writeSamples(samples, folder, extension) {
  const toName = (/** @type {Sample} */ { id }) => `sample${id}.${extension}`;
  await writeFiles(
    folder,
    Object.fromEntries(samples.map((sample) => [toName(sample), sample.code])),
  );
  return (/** @type {Sample} */ sample) => path.join(folder, toName(sample));
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

import { compile, findAll, findProgram, rename, writeFiles } from '../runner.mjs';

/**
 * One compilation of all samples, each with a class of its own. The compiler is told that files
 * are ASCII, as it assumes on some machines.
 * @type {import('../runner.mjs').Runner}
 */
export const java = {
  find: () => findAll([findProgram('java', ['-version']), findProgram('javac', ['-version'])]),
  prepare: async (samples, folder) => {
    const toClass = (/** @type {string} */ id) => `Main${id}`;
    const files = Object.fromEntries(
      samples.map((sample) => [
        `${toClass(sample.id)}.java`,
        rename(sample, '\npublic class Main {\n', `\npublic class ${toClass(sample.id)} {\n`),
      ]),
    );
    await writeFiles(folder, { ...files, sources: Object.keys(files).join('\n') });
    await compile({
      command: 'javac',
      args: ['-encoding', 'US-ASCII', '-d', 'classes', '@sources'],
      cwd: folder,
    });
    return ({ id }) => ({
      command: 'java',
      args: ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', 'classes', toClass(id)],
      cwd: folder,
    });
  },
};

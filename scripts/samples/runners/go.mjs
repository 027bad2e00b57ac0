import path from 'node:path';
import { compile, findProgram, oneByOne, rename, writeFiles } from '../runner.mjs';

/**
 * One program for all samples.
 * @type {import('../runner.mjs').Runner}
 */
export const go = {
  find: () => findProgram('go', ['version']),
  prepare: async (samples, folder) => {
    const toFunction = (/** @type {string} */ id) => `sample${id}`;
    const cases = samples.map(({ id }) => `\t\t"${id}": ${toFunction(id)},\n`);
    await writeFiles(folder, {
      'go.mod': 'module samples\n\ngo 1.18\n',
      'main.go': `package main

import "os"

func main() {
	map[string]func(){
${cases.join('')}	}[os.Args[1]]()
}
`,
      ...Object.fromEntries(
        samples.map((sample) => [
          `${toFunction(sample.id)}.go`,
          rename(sample, '\nfunc main() {\n', `\nfunc ${toFunction(sample.id)}() {\n`),
        ]),
      ),
    });
    const command = path.join(folder, 'samples');
    await compile({
      command: 'go',
      args: ['build', '-o', command, '.'],
      cwd: folder,
      env: { GO111MODULE: 'on', GOFLAGS: '', GOPROXY: 'off', GOTOOLCHAIN: 'local' },
    });
    return oneByOne(({ id }) => ({ command, args: [id] }));
  },
};

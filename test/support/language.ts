/** What code says in another language. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { root } from '../../plugins/bundler/places';

/**
 * Runs a program in a process with the messages of a language.
 * @param folder the folder of `portal.yaml`
 * @param program ends with a call of `tell` for its result; `load` loads a module, from the root
 */
export function runInLanguage(folder: string, locale: string, program: string): unknown {
  const start = `
    import jiti from 'jiti';
    import { loadInEnglish, useLanguage } from './plugins/bundler/node-messages.mjs';
    useLanguage(${JSON.stringify(folder)}, '${locale}');
    const load = jiti(process.cwd() + '/file.mjs');
    const tell = (result) => console.log(JSON.stringify(result));
  `;
  const args = ['--input-type=module', '--eval', start + program];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
}

import { execFileSync } from 'node:child_process';
import process from 'node:process';
import type { LoadContext } from '@docusaurus/types';
import { translateMessages } from '../../../plugins/bundler/messages';
import { root } from '../../../plugins/bundler/places';
import { useFolder } from '../../support/folder';

function translate(currentLocale: string): string {
  const rules = translateMessages({ siteDir: __dirname, i18n: { path: 'i18n', currentLocale } } as LoadContext);
  return rules.flatMap(({ use }) => use.map(({ options }) => options.edit())).join('');
}

it('puts the messages of another language into their modules, and its tag', () => {
  const code = translate('de');
  expect(code).toContain('export const undo = "Rückgängig";\n');
  expect(code).toContain('export const tag = "de";\n');
});

it('leaves English alone', () => {
  expect(translate('en')).toBe('');
});

describe('in Node, the messages of another language', () => {
  const { at, write } = useFolder();

  /** What a process says in a language, and what its list of all messages has. */
  function run(locale: string): unknown {
    const program = `
      import jiti from 'jiti';
      import { useLanguage } from './plugins/bundler/node-messages.mjs';
      useLanguage(${JSON.stringify(at())}, '${locale}');
      const load = jiti(process.cwd() + '/file.mjs');
      const { sayLimits } = load('./src/words/facts');
      const { form } = load('./src/messages/english');
      const shape = { kind: 'scalar', type: 'string', minLength: 1, maxLength: 2000 };
      console.log(JSON.stringify([sayLimits(shape), form.undo]));
    `;
    const args = ['--input-type=module', '--eval', program];
    return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
  }

  it('are those of their modules', () => {
    expect(run('de')).toEqual(['1 bis 2.000 Zeichen', 'Undo']);
  });

  it('can be those of the project', async () => {
    const message = '{least} tot {count} tekens';
    const texts = { 'limits.charactersBetween': { message }, 'form.undo': { message: 'Terug' } };
    await write({ 'i18n/nl/code.json': JSON.stringify(texts) });
    expect(run('nl')).toEqual(['1 tot 2.000 tekens', 'Undo']);
  });
});

import { translateMessages } from '../../../plugins/bundler/messages';
import { useFolder } from '../../support/folder';
import { runInLanguage } from '../../support/language';

function translate(currentLocale: string): string {
  const rules = translateMessages(__dirname, currentLocale);
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

  /** What a process says in a language, with what is English in it. */
  function run(locale: string): unknown {
    const program = `
      const { sayLimits } = load('./src/words/facts');
      const { form } = load('./src/messages/english');
      const shape = { kind: 'scalar', type: 'string', minLength: 1, maxLength: 2000 };
      const { sayLimits: sayInEnglish } = loadInEnglish('../../src/words/facts');
      tell([sayLimits(shape), form.undo, sayInEnglish(shape), sayLimits(shape)]);
    `;
    return runInLanguage(at(), locale, program);
  }

  it('are those of their modules', () => {
    const said = '1 bis 2.000 Zeichen';
    expect(run('de')).toEqual([said, 'Undo', '1 to 2,000 characters', said]);
  });

  it('can be those of the project', async () => {
    const message = '{least} tot {count} tekens';
    const texts = { 'limits.charactersBetween': { message }, 'form.undo': { message: 'Terug' } };
    await write({ 'i18n/nl/code.json': JSON.stringify(texts) });
    const said = '1 tot 2.000 tekens';
    expect(run('nl')).toEqual([said, 'Undo', '1 to 2,000 characters', said]);
  });
});

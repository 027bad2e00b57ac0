import type { LoadContext } from '@docusaurus/types';
import { translateMessages } from '../../../plugins/bundler/messages';

function translate(currentLocale: string): string {
  const rules = translateMessages({ siteDir: __dirname, i18n: { currentLocale } } as LoadContext);
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

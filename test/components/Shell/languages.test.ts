import { findPreferred } from '../../../src/components/Shell/languages';

const toTranslation = (tag: string) => ({ locale: tag, label: tag, tag, path: '/', isHome: true });
const translations = ['en', 'pt-BR', 'zh-Hans'].map(toTranslation);

it.each([
  [['de', 'pt-PT', 'en'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['EN-us', 'pt-BR'], 'en'],
  [['de', 'fr'], undefined],
  [[], undefined],
])('a reader with %j prefers %s', (wanted, tag) => {
  expect(findPreferred(wanted, translations)?.tag).toBe(tag);
});

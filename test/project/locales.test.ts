import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listUnreadTranslations, translateSettings } from '../../src/project/translation';
import { checkMessages, readMessages, toLocales } from '../../src/project/locales';
import { toLists } from '../../src/project/lists';
import * as english from '../../src/messages/english';
import { useFolder } from '../support/folder';
import { deployment } from '../support/site';

const { at, write } = useFolder();

describe('the languages of a portal', () => {
  const toUrls = (locales: readonly string[], baseUrl: string) => {
    const lists = toLists(new Map(locales.map((locale, index) => [`locales[${index}]`, locale])));
    const { defaultLocale, localeConfigs } = toLocales({
      lists,
      deployment: { ...deployment, baseUrl },
    });
    return [defaultLocale, Object.values(localeConfigs).map((config) => config.baseUrl)];
  };

  it('have a folder each, but the first one, which is English without settings', () => {
    expect(toUrls([], '/')).toEqual(['en', []]);
    expect(toUrls(['ja', 'en'], '/portal/')).toEqual(['ja', ['/portal/', '/portal/en/']]);
  });
});

function listShipped(): string[] {
  const folder = path.join(__dirname, '../../src/messages/languages');
  return readdirSync(folder).map((file) => path.parse(file).name);
}

describe('messages', () => {
  it('are English in a language that has none', () => {
    const { language, ...others } = readMessages(at(), 'nl');
    expect(language).toEqual({ tag: 'nl' });
    expect(others).toEqual({ ...english, language: undefined });
  });

  it('are named if they are missing, unknown, or have other places', async () => {
    const entries = {
      'form.undo': { message: 'Ongedaan maken' },
      'form.redo': { message: 'Opnieuw' },
      'form.used': { message: '{aantal} van {most}' },
      'theme.common.skipToMainContent': { message: '{x}' },
    };
    await write({ 'i18n/nl/code.json': JSON.stringify(entries) });
    const [missing, ...wrong] = checkMessages(at(), 'nl');
    expect(missing).toMatch(/^\d+ messages are not in i18n\/nl\/code\.json, so they are English: /);
    expect(wrong).toEqual([
      'i18n/nl/code.json: form.redo is unknown.',
      'i18n/nl/code.json: form.used has {aantal}, {most}, expected {count}, {most}.',
    ]);
  });

  it.each(listShipped())('are complete in %s', (locale) => {
    expect(checkMessages(at(), locale)).toEqual([]);
    const commas = Object.values(readMessages(at(), locale)).flatMap((one) => one['comma'] ?? []);
    expect(commas.filter((one) => /ar|he/.test(locale) && !one.includes('\u200f'))).toEqual([]);
  });

  /** What a button says, and its name for screen readers, which contains it (WCAG 2.2, 2.5.3). */
  it.each([
    ['shell.copyPage', 'shell.copyAsMarkdown'],
    ['form.remove', 'form.removeItem'],
    ['form.duplicate', 'form.duplicateItem'],
    ['form.deleteIt', 'form.deleteItem'],
    ['form.show', 'form.showField'],
    ['form.sendNull', 'form.sendNullFor'],
  ])('have %s in %s', (text, name) => {
    const find = (locale: string, id: string) => {
      const [module = '', key = ''] = id.split('.');
      return readMessages(at(), locale)[module]?.[key]?.toLowerCase() ?? '';
    };
    const wrong = listShipped().filter((one) => !find(one, name).includes(find(one, text)));
    expect(wrong).toEqual([]);
  });

  it('must be JSON', async () => {
    await write({ 'i18n/nl/code.json': '{' });
    expect(() => checkMessages(at(), 'nl')).toThrow(/code\.json: .*\. Expected JSON\.$/);
  });
});

it('files of languages that nothing reads are named', async () => {
  const files = ['en/code.json', 'en/docs/a.md', 'fr/docs/a.md', 'de/docs/a.md', 'de/shop/a.md'];
  const names = [
    'portal.yaml',
    'shop.overlay.yaml',
    'api.overlay.yaml',
    'overlay.yaml',
    'shp/a.md',
  ];
  const all = [...files, ...names.map((name) => `de/${name}`)];
  await write(Object.fromEntries(all.map((file) => [`i18n/${file}`, ''])));
  const find = (ids: readonly string[]) =>
    listUnreadTranslations(at('.'), ['en', 'de'], ids).map(
      (text) => /i18n\/(\S+):/.exec(text)?.[1],
    );
  expect(find(['', 'shop']).sort()).toEqual([
    ...['de/api.overlay.yaml', 'de/overlay.yaml', 'de/shp', 'en/docs', 'fr'],
  ]);
  expect(find(['']).sort()).toEqual([
    ...['de/overlay.yaml', 'de/shop', 'de/shop.overlay.yaml', 'de/shp', 'en/docs', 'fr'],
  ]);
});

it.each([
  ['apis: [{ id: a, name: Läden }, { name: Links }]', []],
  ['footer: [{ title: Firma }]\nheader: [, { label: Blog, href: /b }]', []],
  ['apis: [{ id: b }]', ['apis[0].id']],
  ['header: [{ label: A }, { label: B }, { label: C }]', ['header[2].label']],
])('%j translates texts of settings by their place', async (text, wrong) => {
  const file = { value: '', file: 'portal.yaml' };
  const names = ['apis[0].name', 'apis[1].name', 'footer[0].title', 'header[0].label'];
  const entries = new Map([...names, 'header[1].label'].map((name) => [name, file]));
  entries
    .set('apis[0].id', { ...file, value: 'a' })
    .set('header[1].href', { ...file, value: '/b' });
  await write({ 'i18n/de/portal.yaml': `${text}\n` });
  const { problems } = translateSettings(entries, at('.'), 'de');
  expect(problems.map(({ where }) => where)).toEqual(wrong);
});

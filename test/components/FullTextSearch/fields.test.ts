import { endpoints } from '@site/src/catalogue';
import { toPlainText } from '@site/src/catalogue/inline';
import { listNested, propertiesOf, type Property } from '@site/src/catalogue/schema';
import { toFacts, toTypeName } from '@site/src/request/facts';
import { buildExcerpt, type Part } from '@site/src/components/FullTextSearch/excerpt';
import { findField, findFocus, toFieldHash } from '@site/src/components/FullTextSearch/foundField';

const show = (parts: readonly Part[]) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

/** The excerpt of a text for a word. */
function find(text: string, word: string): string {
  const ranges = [...text.matchAll(new RegExp(word, 'gi'))].map(
    ({ index }) => [index, index + word.length] as const,
  );
  return show(buildExcerpt(text, ranges, findFocus(text, ranges)));
}

/** The type, the limits and the description of a field. */
function toTexts(property: Property): readonly string[] {
  const facts = toPlainText(toFacts(property).join(' · '));
  return [
    toTypeName(property),
    ...(property.required ? ['required'] : []),
    ...(facts === '' ? [] : [facts]),
    toPlainText(property.description),
  ];
}

const properties = endpoints.flatMap(({ parameters, responses }) =>
  [
    ...Object.values(parameters).flat(),
    ...responses.flatMap(({ schema }) => (schema ? propertiesOf(schema) : [])),
  ]
    .flatMap((property) => listNested([property]))
    .map(({ property }) => property),
);

describe('the excerpt of a field', () => {
  it('consists of its name, type, limits and description, for all fields of the API', () => {
    const distinct = new Set(properties.map((property) => toTexts(property).join('\n')));
    expect(distinct.size).toBeGreaterThan(200);
    for (const texts of distinct) {
      const text = `first # string A text. itself # ${texts.replaceAll('\n', ' ')} last # object true if so.`;
      const excerpt = find(text, 'itself').trim();
      const expected = `[itself] · ${texts.replaceAll('\n', ' · ')}`;
      expect(expected).toContain(excerpt.replace(/…$/, ''));
      expect(excerpt.split(' · ').slice(0, -1)).toEqual(expected.split(' · ').slice(0, -1));
    }
  });

  const text =
    'page # integer 0 or more · Default: 0 The page to return. The first page is 0. ' +
    'isLocked # boolean Whether to exclude the service. isHidden # boolean true if the user added it. ' +
    'Sorting sort # string, URL required Deprecated Each at most 5 characters Use page. ' +
    'Locale fields (2) images # array of strings One of a, b Always sorted.';

  it.each([
    ['exclude', 'isLocked · boolean · Whether to [exclude] the service. '],
    ['added', 'isHidden · boolean · true if the user [added] it. '],
    [
      '0',
      'page · integer · [0] or more · Default: [0] · The page to return. The first page is [0]. ',
    ],
    [
      'integer',
      'page · [integer] · 0 or more · Default: 0 · The page to return. The first page is 0. ',
    ],
    [
      'sort',
      '[sort] · string, URL · required · Deprecated · Each at most 5 characters · Use page. ',
    ],
    ['images', '[images] · array of strings · One of a, b · Always sorted.'],
  ])('for %j is that of its field: %s', (word, expected) => {
    expect(find(text, word)).toBe(expected);
  });

  it('reads the rows of a table without links', () => {
    const table =
      'Name Meaning status string, required Status of it. done boolean Whether it ended.';
    expect(find(table, 'Status of')).toBe('status · string · required · [Status of] it. ');
    expect(find(table, 'ended')).toBe('done · boolean · Whether it [ended].');
  });
});

describe('the address of a field in a text', () => {
  const tree = '/path//id/body//locales///title//title 1';
  const text = 'locales # array of objects Texts. title # string The text. title 1 # string Other.';
  const toHash = (section: string, word: string) => {
    const at = text.indexOf(word);
    const field = findField({ i: 1, u: '/docs/a', t: text, h: section }, [at, at + 1]);
    return field && toFieldHash(field, tree);
  };

  it.each([
    ['Texts', '#body.locales'],
    ['title', '#body.locales.title'],
    ['The text', '#body.locales.title'],
    ['Other', '#body.title%201'],
  ])('for %j is %s', (word, hash) => {
    expect(toHash('#body-params', word)).toBe(hash);
  });

  it.each(['#path-params', '#header-params', '#response-structure', '#overview', ''])(
    'is not known in the section %j, which has other fields in the tree or none',
    (section) => expect(toHash(section, 'Texts')).toBeUndefined(),
  );

  it('does not exist for other text', () => {
    expect(findField({ i: 1, u: '/docs/a', t: 'A text.' }, [2, 6])).toBeUndefined();
  });
});

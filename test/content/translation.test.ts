import { complete, translate } from '../../src/content/translation';
import { toMessage } from '../../src/check/messages';
import type { ApiDocument } from '../../src/openapi/document';
import { findKeys, toFindRoute } from '../../src/routes/document-links';
import { toCollectBlocks } from '../../src/content/blocks';
import { checkTranslations } from '../../src/content/pages/translated';
import { documentOf, viewOf } from '../openapi/read';
import { useFolder } from '../support/folder';

const { at, read, write } = useFolder();
const file = () => at('de.overlay.yaml');

const original = documentOf({
  tags: [{ name: 'a', description: 'All.', 'x-portal': { slug: 'a', groups: ['Read'] } }],
  paths: {
    '/a': {
      get: { summary: 'List', description: 'All.', 'x-portal': { slug: 'list', group: 'Read' } },
    },
  },
});

const run = async (actions: string) => {
  await write({ 'de.overlay.yaml': `overlay: 1.1.0\ninfo: { title: de }\nactions:\n${actions}` });
  const { document, problems, warnings } = translate(original, file());
  const toShort = (text: string) => text.replace(/^\S*de\.overlay\.yaml/, 'de');
  return {
    document,
    problems: problems.map(toMessage).map(toShort),
    warnings: warnings.filter((text) => !/^\d+ of \d+ texts/.test(text)).map(toShort),
  };
};

describe('the translation of a document', () => {
  it('changes texts, by the path of a part or of several, and leaves the original alone', async () => {
    const before = JSON.stringify(original);
    const { document, problems, warnings } = await run(
      `  - { target: "$.paths['/a'].get", update: { summary: Liste } }\n` +
        `  - { target: "$..[?@.description=='All.']", update: { description: Alle. } }\n` +
        `  - { target: "$.paths['/a'].get['x-portal']", update: { group: Lesen } }\n`,
    );
    expect([problems, warnings]).toEqual([[], []]);
    expect(document.paths['/a']?.get).toMatchObject({ summary: 'Liste', description: 'Alle.' });
    // The headings of the overview are those of its operations.
    expect(document.tags?.[0]).toMatchObject({
      description: 'Alle.',
      'x-portal': { groups: ['Lesen'] },
    });
    expect(JSON.stringify(original)).toBe(before);
  });

  const get = `target: "$.paths['/a'].get"`;
  it.each([
    [
      `  - { ${get}, update: { operationId: b } }\n`,
      'update.operationId: found a member that a translation cannot change, expected the texts of that part: one of "summary", "description".',
    ],
    [`  - { ${get}, update: { sumary: b } }\n`, 'Did you mean "summary"?'],
    [`  - { ${get}, update: { summary: 1 } }\n`, 'update.summary: found 1, expected a text.'],
    [`  - { ${get}, remove: true }\n`, 'found a removal, expected only texts: "update".'],
    [`  - { ${get} }\n`, 'found an action without texts, expected "update" with texts.'],
    ['  - { update: { summary: b } }\n', 'found an action without a target, expected a JSONPath.'],
    ['  - text\n', 'found an action without a target, expected a JSONPath.'],
    ['  - { target: "$[", update: { summary: b } }\n', 'found "$[", which is no JSONPath'],
  ])('refuses %j', async (actions, message) => {
    const { problems } = await run(actions);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toMatch(/^de:4: /);
  });

  it('says what is missing, was translated from another text, or points at nothing', async () => {
    const { warnings } = await run(
      `  - { ${get}, x-original: { summary: Show }, update: { summary: Zeigen, description: '' } }\n` +
        '  - { target: "$.tags[1]", update: { description: b } }\n',
    );
    expect(warnings).toEqual([
      'de:4: "summary" was translated from another text. It is now "List". Translate that, and put it into "x-original".',
      'de:5: "$.tags[1]" matches no part with texts. Remove the action, or correct its path.',
    ]);
    expect(translate(original, file()).warnings.at(-1)).toMatch(
      /^4 of 5 texts have no translation in \S+, so they are shown in the original: \$\.tags\[0\]\.description, /,
    );
  });

  it('needs a list of actions, and YAML', async () => {
    await write({ 'de.overlay.yaml': 'overlay: 1.1.0\n' });
    expect(translate(original, file()).problems).toMatchObject([{ found: 'no list of actions' }]);
    await write({ 'de.overlay.yaml': 'a: b: c\n' });
    expect(translate(original, file()).problems).toMatchObject([{ line: 1, expected: 'YAML' }]);
  });
});

it('the overlay to fill in has what is missing, and keeps what there is', async () => {
  const first = complete(original, file(), 'de');
  expect([first.count, first.isNew]).toEqual([5, true]);
  await write({ 'de.overlay.yaml': first.text });
  expect(translate(original, file()).problems).toEqual([]);
  expect(complete(original, file(), 'de').count).toBe(0);
  const written =
    'overlay: 1.1.0\nactions:\n    # Mine.\n' +
    '    - { target: "$.tags[0]", x-original: { description: All. }, update: { description: Alle. } }\n';
  await write({ 'de.overlay.yaml': written });
  const { text, count } = complete(original, file(), 'de');
  expect(count).toBe(4);
  expect(text.startsWith(written)).toBe(true);
  await write({ 'de.overlay.yaml': text });
  expect(complete(original, file(), 'de')).toMatchObject({ text, count: 0 });
  // The same text has the same translation.
  expect(translate(original, file()).document.paths['/a']?.get?.description).toBe('Alle.');
});

it('the overlay to fill in has texts of several lines as they are', async () => {
  const description = `# Title\n\n${'long '.repeat(40)}\n\n- one\n`;
  const document = { ...original, info: { ...original.info, description } };
  await write({ 'de.overlay.yaml': complete(document, file(), 'de').text });
  const lines = description.trimEnd().replaceAll(/^(?=.)/gm, '        ');
  expect(read('de.overlay.yaml')).toContain(`description: |\n${lines}\n`);
});

it('translated pages share addresses, places and headings with their originals', async () => {
  const toPage = (lines: string, heading: string) =>
    `---\ntitle: A\n${lines}---\n\n## ${heading}\n\n## Same\n`;
  await write({
    'pages/a.mdx': toPage('slug: /a\nsidebar_position: 2\n', 'First steps'),
    'i18n/de/docs/a.mdx': toPage('description: B\nslug: /b\n', 'Anfang'),
    'pages/b.mdx': toPage('slug: /b\n', 'First steps'),
    'i18n/de/docs/b.mdx': toPage('slug: /b\n', 'Anfang {/* #first-steps */}'),
    'pages/d.md': '# Title\n\n## First steps\n\n## Last\n',
    'i18n/de/docs/d.md': '# Titel\n\n## Anfang <!-- #first-steps -->\n\n## Ende\n',
    // In the place of a template.
    'i18n/de/docs/errors.mdx': toPage('', 'Fehler'),
    'i18n/de/docs/c.mdx': toPage('', 'C'),
  });
  const project = {
    folder: at('.'),
    api: { document: at('api.yaml'), pages: at('pages') },
    translations: at('i18n/de/docs'),
  };
  const { problems, warnings } = await checkTranslations(project);
  expect(problems.map(toMessage).map((text) => text.replace(/^.*?i18n/, 'i18n'))).toEqual([
    'i18n/de/docs/a.mdx:4: slug: found "/b", expected "/a", as in the original. Languages share it.',
    'i18n/de/docs/a.mdx:1: sidebar_position: found nothing, expected 2, as in the original. Languages share it.',
  ]);
  expect(warnings).toEqual([
    expect.stringMatching(/de\/docs\/c\.mdx translates no page/),
    expect.stringMatching(
      /de\/docs\/a\.mdx lacks headings of the original: "first-steps"\. .*: \{\/\* #first-/,
    ),
    expect.stringMatching(/d\.md lacks headings of the original: "last"\. .*: <!-- #last -->/),
  ]);
});

it('links to tags and to headings lead to the same places in each language', async () => {
  const description = '# First steps\n\n[Tag](#tag/Orders), [here](#first-steps).\n\n# Last\n';
  const document = documentOf({
    info: { ...original.info, description },
    tags: [{ name: 'Orders', 'x-portal': { slug: 'buy' } }],
    paths: { '/a': { get: { tags: ['Orders'], 'x-portal': { slug: 'list' } } } },
  });
  const translated =
    '# Anfang\n\n[Tag](#tag/Orders), [hier](#anfang), [da](#first-steps).\n\n# Ende\n';
  const update = { description: translated };
  await write({
    'de.overlay.yaml': JSON.stringify({
      actions: [
        { target: '$.info', update },
        { target: '$.tags[0]', update: { 'x-displayName': 'Bestellungen' } },
      ],
    }),
  });
  const draw = (one: ApiDocument) => {
    const collect = toCollectBlocks(toFindRoute(viewOf(one), one), findKeys(one));
    const json = JSON.stringify(Object.values(collect(one.info, 2) ?? {}));
    return [...json.matchAll(/"(?:to|href|id)":"([^"]+)"/g)].map(([, place]) => place);
  };
  const places = ['section/first-steps', '/endpoints/buy', '#section/first-steps'];
  expect(draw(document)).toEqual([...places, 'section/last']);
  expect(draw(translate(document, file()).document)).toEqual([
    ...places,
    ...['#section/first-steps', 'section/last'],
  ]);
});

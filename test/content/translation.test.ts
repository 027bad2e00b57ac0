import { complete, translate } from '../../src/content/translation';
import { toMessage } from '../../src/check/messages';
import type { ApiDocument } from '../../src/openapi/document';
import { useFolder } from '../support/folder';

const { at, read, write } = useFolder();
const file = () => at('de.overlay.yaml');

const original = {
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  tags: [{ name: 'a', description: 'All.', 'x-portal': { slug: 'a', groups: ['Read'] } }],
  paths: {
    '/a': {
      get: { summary: 'List', description: 'All.', 'x-portal': { slug: 'list', group: 'Read' } },
    },
  },
} as unknown as ApiDocument;

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
      'de:4: "summary" was translated from another text. It is now "List".',
      'de:5: "$.tags[1]" matches nothing.',
    ]);
    expect(translate(original, file()).warnings.at(-1)).toMatch(
      /^4 of 5 texts are not in \S+, so they are shown in the original: \$\.tags\[0\]\.description, /,
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
  await write({
    'de.overlay.yaml':
      'overlay: 1.1.0\nactions:\n  # Mine.\n' +
      '  - { target: "$.tags[0]", x-original: { description: All. }, update: { description: Alle. } }\n',
  });
  const { text, count } = complete(original, file(), 'de');
  expect(count).toBe(4);
  await write({ 'de.overlay.yaml': text });
  expect(read('de.overlay.yaml')).toContain('# Mine.');
  // The same text has the same translation.
  expect(translate(original, file()).document.paths['/a']?.get?.description).toBe('Alle.');
});

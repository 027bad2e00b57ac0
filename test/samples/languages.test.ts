import { findLanguage, type LanguageId, languageIds, languages } from '../../src/samples';
import { toCurl } from '../../src/samples/curl';
import { createLink, getLink, requestToken } from './sample';

/** A row for each language. A missing one is a compile error. */
const toRows = (byLanguage: Readonly<Record<LanguageId, string>>) =>
  languageIds.map((id) => [id, byLanguage[id]] as const);

it('the languages have no names in common', () => {
  const names = languageIds.flatMap((id) => [id, ...languages[id].aliases]);
  expect(new Set(names).size).toBe(names.length);
});

it.each(
  toRows({
    curl: 'cURL, CURL, shell, bash, sh, c url',
    python: 'Python, py, Python 3, python3',
    javascript: 'JavaScript, javascript, js, node, NodeJS, Node.js, java script',
    go: 'Go, go, golang, GoLang',
    java: 'Java, JAVA',
    csharp: 'C#, c#, c sharp, C Sharp, csharp, cs, dotnet, .NET',
    php: 'PHP, php',
    ruby: 'Ruby, rb',
    swift: 'Swift, swift',
    rust: 'Rust, rs, \t rust\u00a0',
  }),
)('findLanguage finds %s by its names: %s', (id, names) => {
  expect(names.split(',').map(findLanguage)).toEqual(names.split(',').map(() => id));
});

it.each(['', ' ', 'c', 'c++', 'kotlin', 'gopher', 'constructor', '__proto__', 'toString'])(
  'findLanguage finds no language with the name %j',
  (name) => {
    expect(findLanguage(name)).toBeUndefined();
  },
);

describe('a tricky text', () => {
  // The samples of other languages run with such texts: see proof/nasty.ts.
  it('is JSON and a form value in Swift', () => {
    const { toSample } = languages.swift;
    const json = String.raw`"'\"${'`'}$()${'${}'}\\\n#{} é🎵\u202e"`;
    expect(toSample(createLink)).toContain(`"title": ${json}`);
    expect(toSample(requestToken)).toContain(json.replace('\\u202e', '\\u{202e}'));
  });

  it.each(['swift', 'rust'] as const)('with hashes is enclosed in more hashes in %s', (id) => {
    const toSample = (title: string) =>
      languages[id].toSample({
        ...createLink,
        body: { kind: 'json', mediaType: 'application/json', json: { title } },
      });
    expect(toSample('a # b')).toMatch(/[^#]#"[^]*"#[^#]/);
    expect(toSample('##')).toMatch(/[^#]###"[^]*"###[^#]/);
    expect(toSample('\\#(1)')).toMatch(/[^#]##"[^]*"##[^#]/);
    expect(toSample('#'.repeat(300))).toContain('"\\u0023\\u0023');
  });
});

it.each(languageIds)('a sample ends with a single line break in %s', (id) => {
  for (const request of [getLink, createLink, requestToken]) {
    expect(languages[id].toSample(request)).toMatch(/[^\n]\n$/);
  }
});

it.each([
  ['python', 'headers = {}\n'],
  ['javascript', '  headers: {},\n'],
  ['php', 'CURLOPT_HTTPHEADER => [],\n'],
] as const)('a request without headers has an empty list in %s', (id, list) => {
  expect(languages[id].toSample({ ...getLink, headers: [] })).toContain(list);
});

it('a request without a body has no form content type in Ruby', () => {
  expect(languages.ruby.toSample({ ...getLink, method: 'PUT' })).toContain(
    'Net::HTTPGenericRequest.new("PUT", false, true, uri)',
  );
});

describe('toCurl', () => {
  it('writes a JSON body that escapes only single quotes', () => {
    expect(toCurl(createLink)).toBe(String.raw`curl --request POST \
  --url 'https://api.example.com/boards/b%2F1/links' \
  --fail-with-body \
  --header 'Api-Version: v1.0' \
  --data-raw '{
  "title": "'\''\"${'`'}$()${'${}'}\\\n#{} é🎵\u202e",
  "count": 2,
  "on": true,
  "off": false,
  "none": null,
  "list": [],
  "tags": [
    "007"
  ]
}'
`);
  });

  it.each([
    ['a\nb', 'a%0Ab'],
    ['\u001b[2J', '%1B%5B2J'],
    ['\u202e', '%E2%80%AE'],
    ['\ufeff', '%EF%BB%BF'],
    ['\ud800', '%EF%BF%BD'],
  ])('encodes %j of a form itself, because terminals interpret or hide it', (text, encoded) => {
    const mediaType = 'application/x-www-form-urlencoded';
    const body = { kind: 'form', mediaType, fields: [['a', text]] } as const;
    expect(toCurl({ ...requestToken, body })).toContain(`  --data-raw 'a=${encoded}'\n`);
  });

  it('prevents curl from expanding a placeholder', () => {
    expect(toCurl({ ...getLink, path: '/boards/{boardId}' })).toContain(
      String.raw`
  --url 'https://api.example.com/boards/{boardId}' \
  --globoff \
`,
    );
  });
});

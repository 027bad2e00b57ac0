import fc from 'fast-check';
import type { IndexedPage } from '@portal/src/search/model';
import { openPages, titlesOf, toPage } from './portal';

const pages = [
  toPage('Get scanning status', 'Returns the progress of a scan.', {
    'Wait for the scan': 'Poll until isComplete is true. The page_size has no effect.',
  }),
  toPage('Rescan', 'Scans the services again.'),
  toPage('Error handling', 'What status codes mean.', {
    'Status codes':
      '401 · Unauthorized · The token is not valid.\n404 · Not Found · Nothing is here.',
  }),
  toPage('Pre-release link', 'A link that fans save before the release.'),
  toPage('constructor', 'A name that objects have.'),
  toPage('Branding', 'The picture of the logo. Its QR code is attached.'),
  toPage('Make a link', 'Links.'),
  toPage('Link the a b', 'Links.'),
  toPage('Send papers', 'Sends attachments.'),
];

const synonyms = { crawl: ['scan'], 'crawl fans': ['logo'] };

it.each([
  ['stems', 'scans', ['Get scanning status', 'Rescan']],
  [
    'words of titles in any order',
    'status get scanning',
    ['Get scanning status', 'Error handling', 'Rescan'],
  ],
  ['all words before most words', 'scan services', ['Rescan', 'Get scanning status']],
  ['most words', 'progress of the frobnication', ['Get scanning status', 'Error handling']],
  ['the known words', 'scan the services from berlin to paris', ['Rescan', 'Get scanning status']],
  ['no other word of three letters', 'log file', []],
  ['words of questions', 'what does 401 mean', ['Error handling']],
  ['a word that is not ended', 'unauth', ['Error handling']],
  ['what is made of a word', 'scannable', ['Get scanning status', 'Rescan']],
  [
    'one of three words',
    'branding of fans on services',
    ['Branding', 'Rescan', 'Pre-release link'],
  ],
  ['hyphens and spaces', 'prerelease', ['Pre-release link']],
  ['parts of names', 'complete', ['Get scanning status']],
  ['names in another notation', 'pageSize', ['Get scanning status']],
  ['synonyms of every API', 'is it finished', ['Get scanning status']],
  ['synonyms of the editors', 'crawl', ['Get scanning status', 'Rescan']],
  ['what a phrase means, not its words', 'crawl fans', ['Branding', 'Pre-release link']],
  ['names of members of objects', 'constructor', ['constructor']],
  ['accents', 'hándling', ['Error handling']],
  ['nothing for nonsense', 'xyzzy plugh', []],
  ['nothing for blanks', ' \t', []],
  ['nothing for marks', '?!', []],
])('the search finds %s: %s', async (_name, text, expected) => {
  expect(await titlesOf(await openPages(pages, synonyms), text)).toEqual(expected);
});

it.each([
  ['unautorized', 'unauthorized', 'Error handling'],
  ['scannign status', 'scanning status', 'Get scanning status'],
  ['finisehd', 'finished', 'Get scanning status'],
  ['qrcode', 'qr code', 'Branding'],
  ['attachements', 'attachments', 'Send papers'],
])('a mistyped query says what was searched for: %s', async (text, corrected, title) => {
  const found = await (await openPages(pages)).find(text, 5);
  expect(found.corrected).toBe(corrected);
  expect(found.results[0]?.page.title).toBe(title);
});

it('what most endpoints have says less of each than other pages do, and what kind it is, more', async () => {
  const toEndpoint = (path: string, words: readonly string[] = []): IndexedPage => ({
    ...toPage(`Event ${path}`, 'Sends a notification of an event.'),
    endpoint: { method: 'POST', path, operationId: `post${path}` },
    sections: [
      { anchor: '', heading: '', kind: 'page', text: 'Sends a notification of an event.', words },
      { anchor: '#response-codes', heading: '404', kind: 'status', text: 'Not Found' },
    ],
  });
  const endpoints = ['Zero', 'Two', 'Three', 'Four', 'Five'].map((name) => toEndpoint(name));
  const search = await openPages([...endpoints, toEndpoint('Six', ['webhook']), ...pages]);
  const [first] = await titlesOf(search, '404');
  expect(first).toBe('Error handling');
  expect((await titlesOf(search, '404')).length).toBe(7);
  expect((await titlesOf(search, 'webhooks'))[0]).toBe('Event Six');
});

it('operations come before what explains them, and words of people lead to them', async () => {
  const explains = true;
  const endpoint = { method: 'GET', path: 'journeys', operationId: '' } as const;
  const search = await openPages([
    { ...toPage('repository', 'A repository, which was deleted.'), explains },
    { ...toPage('Delete repository event', 'A repository was deleted.'), explains },
    toPage('Bulk delete repository patterns', 'Ends patterns.'),
    toPage('Delete a repository', 'Ends it.'),
    toPage('Create a pull request', 'Suggests changes.'),
    toPage('Get the authenticated user', 'The user of the token.'),
    toPage('Get the user of a scan', 'Needs an authenticated token.'),
    toPage('List scanning alerts', 'Alerts of a scan.'),
    toPage('Update an alert', 'Its state can be closed.'),
    { ...toPage('Alert closed', 'An alert was closed.'), explains },
    { ...toPage('Trips', 'Timetables of trains.'), explains },
    { ...toPage('Get journeys', 'All.'), category: 'Trips', endpoint },
  ]);
  for (const [text, title] of [
    ['delete repo', 'Delete a repository'],
    ['deleted repository', 'Delete a repository'],
    ['open a PR', 'Create a pull request'],
    ['who am i', 'Get the authenticated user'],
    ['scaning alerts', 'List scanning alerts'],
    ['close an alert', 'Update an alert'],
    ['my user', 'Get the authenticated user'],
  ] as const) {
    expect([text, (await titlesOf(search, text))[0]]).toEqual([text, title]);
  }
  expect(await titlesOf(search, 'timetable')).toEqual(['Trips', 'Get journeys']);
});

it('a mistyped title is a title, and a letter is rather missing than another one', async () => {
  const long = Array.from(
    { length: 300 },
    (_, index) => [`Run ${index}`, 'A workflow runs.'] as const,
  );
  const search = await openPages([
    toPage('Rebase', 'A rebase of notes.'),
    toPage('Workflow completed', 'A run was cancelled.', Object.fromEntries(long)),
    toPage('Cancel a workflow run for good', 'Ends it.'),
    toPage('Release', 'Notes of a release.'),
  ]);
  expect((await titlesOf(search, 'cancel worklow run'))[0]).toBe('Cancel a workflow run for good');
  expect((await search.find('relase notes', 1)).corrected).toBe('release notes');
  expect((await titlesOf(search, 'ends workflow run'))[0]).toBe('Cancel a workflow run for good');
});

it('says nothing twice, and no section without text', async () => {
  const [visibility] = toPage('', '', { visible: 'Who sees it.' }).sections.slice(1);
  const sections = [
    { anchor: '', heading: '', kind: 'page', text: '' } as const,
    ...[visibility!, { ...visibility!, anchor: '#response' }],
  ];
  const search = await openPages([{ ...toPage('Update what is visible', ''), sections }]);
  const [found] = (await search.find('visible', 5)).results;
  expect(found?.sections.map(({ href }) => href)).toEqual(['/docs/Update what is visible#visible']);
});

it('leads to the section, with the sentence marked', async () => {
  const { results } = await (await openPages(pages)).find('404', 5);
  const [first] = results;
  expect(first?.href).toBe('/docs/Error handling#Status codes');
  const parts = first?.sections[0]?.excerpt ?? [];
  expect(parts.map(({ text }) => text).join('')).toBe('404 · Not Found · Nothing is here.');
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['404']);
});

it('has the pages first whose titles contain what was typed, for all parts of all titles', async () => {
  const search = await openPages(pages);
  for (const { title } of pages) {
    for (let start = 0; start < title.length; start += 1) {
      for (let end = start + 1; end <= title.length; end += 1) {
        const part = title.slice(start, end);
        if (part.trim() === '') continue;
        const expected = pages.filter((page) =>
          page.title.toLowerCase().includes(part.trim().toLowerCase()),
        );
        const found = (await titlesOf(search, part)).slice(0, expected.length);
        expect(new Set(found)).toEqual(new Set(expected.map((page) => page.title)));
      }
    }
  }
});

it('answers every text', async () => {
  const search = await openPages(pages);
  const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 200 }));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { results, count } = await search.find(text, 3);
      expect(results.length).toBe(Math.min(3, count));
    }),
  );
});

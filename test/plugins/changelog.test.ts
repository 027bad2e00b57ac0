import { buildChangelog, buildFrozenChangelog } from '../../plugins/pages/changelog';
import type { EndpointEntry } from '../../src/catalogue/model';
import type { EndpointChanges, VersionStep } from '../../src/page-data';
import { readVersions } from '../../src/versions/read';
import { toEndpoint } from '../support/entry';
import { runInLanguage } from '../support/language';
import { link, useSite } from '../versions/site';

const { at, cut, write } = useSite();

const toTexts = ({ changes }: EndpointChanges) =>
  changes.map(
    ({ breaking, sentence }) =>
      `${breaking ? '! ' : ''}${sentence.map(({ text }) => text).join('')}`,
  );

const toNames = (steps: readonly VersionStep[]) =>
  steps.map(({ version, before }) => [version?.name, before]);

/** The changelog of a cut version if another one, or this one, is at the root. */
const toFrozen = (name: string, root: string) =>
  buildFrozenChangelog(at(), name, readVersions(at()), { root });

const [title] = link.parameters.body!;
const longer: EndpointEntry = {
  ...link,
  parameters: { ...link.parameters, body: [{ ...title!, required: true }] },
};
const other: EndpointEntry = {
  ...link,
  slug: 'other',
  title: 'Other & <new>',
  path: 'boards/{boardId}/other',
};

describe('the changelog', () => {
  const build = (...endpoints: readonly EndpointEntry[]) =>
    buildChangelog({ endpoints: endpoints.map(toEndpoint) }, readVersions(at()), []);

  it('has no steps before the first snapshot', () => {
    expect(build(link).steps).toEqual([]);
  });

  it('compares the current version, and each snapshot, with the snapshot before it', async () => {
    await cut('1.0', '2026-01-31', [link]);
    await cut('2.0', '2026-11-21', [other, longer]);
    const { steps } = build({ ...longer, method: 'PUT', deprecated: 'Use it no more.' });
    expect(steps.map(({ version, before }) => [version, before])).toEqual([
      [undefined, '2.0'],
      [{ name: '2.0', date: '2026-11-21' }, '1.0'],
      [{ name: '1.0', date: '2026-01-31' }, undefined],
    ]);
    expect(steps.map(({ endpoints }) => endpoints.map(toTexts))).toEqual([
      [
        ['! The method changed from POST to PUT.', 'The endpoint is deprecated. Use it no more.'],
        ['! The endpoint was removed.'],
      ],
      [['The endpoint was added.'], ['! The parameter body.title is now required.']],
      [],
    ]);
    expect(steps[0]!.endpoints.map(({ page, pageBefore }) => [page, pageBefore])).toEqual([
      ['/docs/campaigns/create-link', '/docs/campaigns/create-link'],
      [undefined, '/docs/campaigns/other'],
    ]);
  });
});

it('tells the changes of cut versions in another language, those that it can still find', async () => {
  await cut('1.0', '2026-01-31', [link]);
  await cut('2.0', '2026-11-21', [longer]);
  const [{ steps: [step] } = { steps: [] }] = readVersions(at());
  const [{ changes: [change] } = { changes: [] }] = step!.endpoints;
  const old = { breaking: false, sentence: [{ kind: 'text', text: 'As it was said.' }] };
  const endpoints = [
    { title: 'API', changes: [old] },
    { title: 'Link', changes: [change] },
  ];
  const frozen = { version: '2.0', date: '2026-11-21', steps: [{ ...step, endpoints }] };
  await write({ 'versioned_docs/version-2.0/cut.json': JSON.stringify(frozen) });
  const program = `
    const { readTranslatedVersions } = load('./plugins/pages/changes');
    const [{ steps }] = readTranslatedVersions({ folder: ${JSON.stringify(at())} });
    tell(steps);
  `;
  const [said] = runInLanguage(at(), 'de', program) as readonly VersionStep[];
  expect(said!.endpoints.map((one) => [one.title, ...toTexts(one)])).toEqual([
    ['API', 'As it was said.'],
    ['Link', '! Parameter body.title: jetzt erforderlich.'],
  ]);
});

describe('the changelog of a cut version', () => {
  const later = { ...link, slug: 'later', title: 'Later', path: 'later' };

  beforeEach(async () => {
    await cut('1.0', '2026-01-31', [link]);
    await write({ 'versioned_docs/version-2.0/releases/2.0.md': 'Two.\n' });
    await cut('2.0', '2026-03-31', [link, other, later]);
    await write({ 'versioned_docs/version-1.5/releases/1.5.md': 'One and a half.\n' });
    await cut('1.5', '2026-04-30', [link, later]);
    await cut('3.0-rc.1', '2026-05-31', [link, other]);
  });

  it('at the root contains versions that were cut after it, in the order of versions', () => {
    const rows = toFrozen('2.0', '2.0').steps.map(({ version, before, endpoints }) => [
      ...[version?.name, before],
      ...endpoints.map(({ title: name, page }) => `${page === undefined ? '-' : '+'} ${name}`),
    ]);
    expect(rows).toEqual([
      ['3.0-rc.1', '2.0', '- Later'],
      ['2.0', '1.0', '+ Other & <new>', '+ Later'],
      ['1.5', '1.0', '+ Later'],
      ['1.0', undefined],
    ]);
  });

  it('at the root has its own release notes, then those of the other versions', () => {
    const { steps, notes } = toFrozen('2.0', '2.0');
    expect([...notes]).toEqual([
      ['2.0', '../releases/2.0.md'],
      ['1.5', '../../version-1.5/releases/1.5.md'],
    ]);
    expect(steps.map((step) => step.notes)).toEqual([undefined, ['2.0'], ['1.5'], undefined]);
  });

  it.each([
    ['1.5', '2.0'],
    ['2.0', 'current'],
  ])('%s contains only what it had at the cut, with %s at the root', (name, root) => {
    const changelog = toFrozen(name, root);
    expect(toNames(changelog.steps)).toEqual([
      [name, '1.0'],
      ['1.0', undefined],
    ]);
    expect([...changelog.notes]).toEqual([[name, `../releases/${name}.md`]]);
  });
});

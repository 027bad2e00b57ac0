import { screen, within } from '@testing-library/react';
import { type GlobalVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import Changelog from '@portal/src/components/Changelog';
import type { EndpointChanges, VersionStep } from '@portal/src/page-data';
import { hrefsOf, show, textsOf } from '../support/component';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useVersions: jest.fn(),
}));

/** Renders the page in this version of the site. */
function renderSteps(
  steps: readonly VersionStep[],
  reading = '/',
  versions = ['2.0', '1.0'],
  notes = {},
): void {
  const active = { path: reading, name: reading.slice(1) || 'current' } as GlobalVersion;
  const known = versions.map((name) => ({ name, path: `/${name}` }));
  jest.mocked(useVersions).mockReturnValue(known as never);
  show(<Changelog page={{ steps }} notes={notes} />, { version: active });
}

const toEndpoint = (title: string, change: Partial<EndpointChanges> = {}): EndpointChanges => ({
  title,
  method: 'GET',
  page: `/docs/a/${title}`,
  pageBefore: `/docs/b/${title}`,
  changes: [{ breaking: false, sentence: [{ kind: 'text', text: 'A default.' }] }],
  ...change,
});

const breaking = {
  breaking: true,
  sentence: [
    { kind: 'text', text: 'The parameter ' },
    { kind: 'code', text: 'body.a' },
    { kind: 'text', text: ' was removed.' },
  ],
} as const;

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ id, textContent }) => [id, textContent]);

describe('the changelog', () => {
  it('says that there is nothing to compare before the first cut', () => {
    renderSteps([]);
    expect(screen.getByText(/No version has been released yet/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(hrefsOf(screen.getAllByRole('link'))).toContain('/changelog.xml');
  });

  it('has a section with an anchor for each version', () => {
    renderSteps([
      { before: '2.0', endpoints: [] },
      {
        version: { name: '2.0', date: '2026-11-21' },
        before: '1.0',
        endpoints: [
          toEndpoint('x'),
          toEndpoint('y', { changes: [breaking, { ...breaking, sentence: [] }] }),
        ],
      },
      { version: { name: '1.0', date: '2026-01-31' }, endpoints: [] },
    ]);
    expect(headings()).toEqual([
      ['latest', 'Unreleased'],
      ['version-2.0', 'Version 2.0 · 2026-11-21'],
      ['version-1.0', 'Version 1.0 · 2026-01-31'],
    ]);
    expect(screen.getByText('No API changes since 2.0.')).toBeInTheDocument();
    expect(screen.getByText(/3 changes since 1.0, 2 breaking/)).toBeInTheDocument();
    expect(screen.getByText(/First version/)).toBeInTheDocument();
    expect(screen.getByText('2026-01-31').tagName).toBe('TIME');
  });

  it('of a version that an earlier portal cut names that version', () => {
    renderSteps([{ before: '1.0', endpoints: [] }], '/2.0');
    expect(headings()).toEqual([['latest', 'Version 2.0']]);
  });

  it('lists equal changes of several endpoints once', () => {
    const other = { breaking: false, sentence: [{ kind: 'text', text: 'A limit.' }] } as const;
    const both = [...toEndpoint('x').changes, other, breaking];
    renderSteps([
      {
        before: '1.0',
        endpoints: [
          toEndpoint('x', { changes: both }),
          toEndpoint('y', { changes: both }),
          toEndpoint('z', { changes: [breaking] }),
        ],
      },
    ]);
    const articles = screen.getAllByRole('article').map((article) => ({
      headings: textsOf(within(article).getAllByRole('heading')),
      items: textsOf(within(article).getAllByRole('listitem')),
    }));
    expect(articles).toEqual([
      {
        headings: ['2 endpoints'],
        items: ['GETxin 1.0', 'GETyin 1.0', ' A default.', ' A limit.'],
      },
      {
        headings: ['3 endpoints'],
        items: [
          ...['GETxin 1.0', 'GETyin 1.0', 'GETzin 1.0'],
          'Breaking The parameter body.a was removed.',
        ],
      },
    ]);
    expect(screen.getByText('3 changes since 1.0, 1 breaking.')).toBeInTheDocument();
  });

  it('links deprecations to pages of the version that has them', () => {
    const sentence = [{ kind: 'link', text: 'Other', href: '/docs/a/other#path.id' }] as const;
    const endpoints = [toEndpoint('x', { changes: [{ breaking: false, sentence }] })];
    renderSteps([
      { before: '2.0', endpoints },
      { version: { name: '2.0', date: '2026-11-21' }, before: '1.0', endpoints },
      { version: { name: '1.5', date: '2026-11-20' }, before: '1.0', endpoints },
    ]);
    const links = screen.getAllByRole('link', { name: 'Other' });
    expect(hrefsOf(links)).toEqual(['/docs/a/other#path.id', '/2.0/docs/a/other#path.id']);
  });

  it('has the release notes of a version above its changes', () => {
    const step = { version: { name: '2.0', date: '2026-11-21' }, endpoints: [], notes: ['2.0'] };
    renderSteps([step], '/', ['2.0'], { '2.0': () => <p>By hand.</p> });
    const text = screen.getByText('By hand.');
    const summary = screen.getByText('First version.');
    expect(text.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  const version = { name: '2.0', date: '2026-11-21' };

  it.each<[string, string, Partial<VersionStep>, Partial<EndpointChanges>, string[]]>([
    ['its newest section', '/', {}, {}, ['/docs/a/x', '/1.0/docs/b/x']],
    ['that of a frozen version', '/2.0', {}, {}, ['/2.0/docs/a/x', '/1.0/docs/b/x']],
    ['an older section', '/', { version }, {}, ['/2.0/docs/a/x', '/1.0/docs/b/x']],
    ['an older section', '/3.0', { version }, {}, ['/2.0/docs/a/x', '/1.0/docs/b/x']],
    ['an added endpoint', '/', {}, { pageBefore: undefined }, ['/docs/a/x']],
    ['a removed endpoint', '/', {}, { page: undefined }, ['/1.0/docs/b/x']],
  ])(
    'links %s, read at %s, to the versions that have it',
    (_, reading, step, change, addresses) => {
      renderSteps([{ before: '1.0', endpoints: [toEndpoint('x', change)], ...step }], reading);
      const links = within(screen.getByRole('article')).getAllByRole('link');
      expect(hrefsOf(links)).toEqual(addresses);
    },
  );

  it('shows a version that no longer exists without a link', () => {
    renderSteps([{ before: '1.0', endpoints: [toEndpoint('x')] }], '/', ['2.0']);
    expect(screen.queryByRole('link', { name: 'x in 1.0' })).toBeNull();
    expect(screen.getByRole('article')).toHaveTextContent('in 1.0');
  });
});

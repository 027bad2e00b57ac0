import { render, screen } from '@testing-library/react';
import { PageFacts } from '@portal/src/theme/DocItem/Layout';
import { site } from '@portal/test/support/site';

interface Doc {
  readonly version?: string;
  readonly frontMatter?: object;
  readonly metadata: {
    readonly editUrl?: string;
    readonly lastUpdatedAt?: number | null;
    readonly title?: string;
    readonly permalink?: string;
  };
}

let doc: Doc;

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ frontMatter: {}, ...doc }),
  useDocsVersion: () => ({ version: doc.version ?? 'current' }),
}));

const editUrl = 'https://git.test/edit/docs/errors.mdx';
const lastUpdatedAt = Date.UTC(2026, 10, 21, 23, 59);

function show(shown: Doc): HTMLElement {
  doc = shown;
  return render(<PageFacts />).container;
}

it('the row below a page shows when the page was updated, and links to its source', () => {
  const row = show({ metadata: { editUrl, lastUpdatedAt } });
  expect(row).toHaveTextContent('Last updated on 2026-11-21Edit this page');
  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', editUrl);
});

it.each<[string, Doc]>([
  ['nothing is available', { metadata: { lastUpdatedAt: null } }],
  ['the page is frozen', { version: '1.0', metadata: { editUrl, lastUpdatedAt } }],
  ['the page asks for it', { frontMatter: { hide_edit_row: true }, metadata: { editUrl } }],
])('the row below a page is omitted if %s', (_reason, shown) => {
  expect(show(shown)).toBeEmptyDOMElement();
});

it.each(['current', '1.0'])(
  'the row has the feedback link of the operator in version %s',
  (version) => {
    Object.assign(site, { feedbackUrl: 'mailto:a@b.test?subject={title}&body={page} {page}' });
    const metadata = { title: "$& 'Fees' & more", permalink: '/portal/docs/a', editUrl };
    show({ version, frontMatter: { hide_edit_row: true }, metadata });
    const page = 'https%3A%2F%2Fdevelopers.example.com%2Fportal%2Fdocs%2Fa';
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      `mailto:a@b.test?subject=%24%26%20'Fees'%20%26%20more&body=${page} ${page}`,
    );
    expect(screen.getByRole('link')).toHaveTextContent('Send feedback on this page');
  },
);

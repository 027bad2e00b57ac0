import { render, screen } from '@testing-library/react';
import PageFacts from '@site/src/theme/DocItem/Layout/PageFacts';

interface Doc {
  readonly version?: string;
  readonly frontMatter?: object;
  readonly metadata: { readonly editUrl?: string; readonly lastUpdatedAt?: number | null };
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

describe('the row below a page', () => {
  it('shows when the page was updated, and links to its source', () => {
    const row = show({ metadata: { editUrl, lastUpdatedAt } });
    expect(row).toHaveTextContent('Last updated on 2026-11-21Edit this page');
    expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', editUrl);
  });

  it.each<[Doc['metadata'], string]>([
    [{ lastUpdatedAt }, 'Last updated on 2026-11-21'],
    [{ editUrl, lastUpdatedAt: null }, 'Edit this page'],
  ])('shows what is available: %j', (metadata, text) => {
    expect(show({ metadata }).textContent).toBe(text);
  });

  it.each<[string, Doc]>([
    ['nothing is available', { metadata: { lastUpdatedAt: null } }],
    ['the page is frozen', { version: '1.0', metadata: { editUrl, lastUpdatedAt } }],
    ['the page asks for it', { frontMatter: { hide_edit_row: true }, metadata: { editUrl } }],
  ])('is omitted if %s', (_reason, shown) => {
    expect(show(shown)).toBeEmptyDOMElement();
  });
});

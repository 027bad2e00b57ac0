import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { buildTitles } from '../../plugins/search';
import { findEndpoint } from '../support/entries';

const createCampaignLink = findEndpoint('create-campaign-link');

interface Doc {
  readonly title: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}

/** Only the page with this title documents an endpoint. */
const toEndpoint = ({ title }: { readonly title: string }) =>
  title === createCampaignLink.title ? createCampaignLink : undefined;

function titlesOf(...docs: readonly Doc[]) {
  const loaded = docs.map((doc) => ({
    draft: false,
    unlisted: false,
    frontMatter: {},
    permalink: `/docs/${doc.title.toLowerCase()}`,
    ...doc,
  }));
  return buildTitles({ docs: loaded } as unknown as LoadedVersion, toEndpoint);
}

describe('the title index', () => {
  it('lists the title, URL and category of all pages, in the order of the version', () => {
    expect(
      titlesOf(
        { title: 'Errors' },
        { title: 'Boards', frontMatter: { search_category: 'Settings' } },
      ),
    ).toEqual([
      { title: 'Errors', permalink: '/docs/errors', category: 'General' },
      { title: 'Boards', permalink: '/docs/boards', category: 'Settings' },
    ]);
  });

  it('adds the method, the path and the parameters of endpoints, without headers', () => {
    const [{ endpoint } = {}] = titlesOf({ title: createCampaignLink.title });
    expect(endpoint).toMatchObject({ method: 'POST', path: 'campaigns/boards/{boardId}/links' });
    expect(endpoint?.fields).toEqual(
      expect.arrayContaining(['path.boardId', 'body.locales.mediaServices.isLocked']),
    );
    expect(endpoint?.fields.join(' ')).not.toContain('header');
  });

  it('has the outer fields of endpoints if there are many', () => {
    const others = Array.from({ length: 2000 }, (_, index) => ({ title: `Page ${index}` }));
    const [{ endpoint } = {}] = titlesOf({ title: createCampaignLink.title }, ...others);
    expect(endpoint?.fields).toHaveLength(10);
    expect(endpoint?.fields).toContain('path.boardId');
    expect(endpoint?.fields).not.toContain('body.locales.mediaServices.isLocked');
  });

  it.each<[string, Omit<Doc, 'title'>]>([
    ['drafts', { draft: true }],
    ['unlisted pages', { unlisted: true }],
    ['pages with hide_from_search', { frontMatter: { hide_from_search: true } }],
  ])('omits %s', (_name, hidden) => {
    const shown = { title: 'Shown', frontMatter: { hide_from_search: false } };
    const titles = titlesOf({ title: 'Hidden', ...hidden }, shown);
    expect(titles.map(({ title }) => title)).toEqual(['Shown']);
  });
});

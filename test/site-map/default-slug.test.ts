import { toDefaultSlug } from '../../src/site-map/default-slug';

describe('toDefaultSlug', () => {
  it.each([
    ['docs/introduction.md', '/docs/introduction'],
    ['docs/guides/x.mdx', '/docs/guides/x'],
    ['docs/guides/index.md', '/docs/guides'],
    ['docs/guides/README.md', '/docs/guides'],
    ['docs/index.mdx', '/docs'],
    ['docs/guides/my-index.md', '/docs/guides/my-index'],
    ['docs/docs/a.md', '/docs/docs/a'],
    ['docs/v1.0.md', '/docs/v1.0'],
    ['versioned_docs/version-1.0/guides/x.md', '/docs/guides/x'],
    ['versioned_docs/version-1.0/index.md', '/docs'],
    [String.raw`docs\guides\x.md`, '/docs/guides/x'],
  ])('serves %s at %s', (file, slug) => {
    expect(toDefaultSlug(file)).toBe(slug);
  });
});

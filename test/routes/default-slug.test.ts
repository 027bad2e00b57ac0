import { isPartial, toDefaultSlug } from '../../src/routes/default-slug';

it.each([
  ['docs/introduction.md', '/docs/introduction'],
  ['docs/guides/x.mdx', '/docs/guides/x'],
  ['docs/guides/index.md', '/docs/guides'],
  ['docs/guides/README.md', '/docs/guides'],
  ['docs/index.mdx', '/'],
  ['docs/README.md', '/docs'],
  ['docs/guides/my-index.md', '/docs/guides/my-index'],
  ['docs/docs/a.md', '/docs/docs/a'],
  ['docs/v1.0.md', '/docs/v1.0'],
  ['versioned_docs/version-1.0/guides/x.md', '/docs/guides/x'],
  ['versioned_docs/version-1.0/index.md', '/'],
  ['docs/01-intro.mdx', '/docs/intro'],
  ['docs/2-guides/003 - x.md', '/docs/guides/x'],
  ['docs/2026-05-release.md', '/docs/2026-05-release'],
  ['docs/1.2-notes.md', '/docs/1.2-notes'],
  ['docs/404.md', '/docs/404'],
  [String.raw`docs\guides\x.md`, '/docs/guides/x'],
])('toDefaultSlug returns for %s the URL %s', (file, slug) => {
  expect(toDefaultSlug(file)).toBe(slug);
});

it.each([
  ['docs/_limits.mdx', true],
  ['docs/guides/_shared/limits.mdx', true],
  ['docs/guides/my_limits.mdx', false],
  ['versioned_docs/version-1.0/limits.mdx', false],
])('isPartial returns for %s: %s', (file, expected) => {
  expect(isPartial(file)).toBe(expected);
});

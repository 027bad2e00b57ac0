/** Messages of the changelog. */

export const endpointCount = '{count} endpoint|{count} endpoints';
export const changelog = 'Changelog';
export const changelogText =
  'API changes between versions. A change is marked <em>Breaking</em> if existing calls may fail or return a different response. To get notified of new versions, subscribe to the <feed>Atom feed</feed>.';
export const noVersion = 'No version has been released yet.';
export const unreleased = 'Unreleased';
export const version = 'Version {name}';
/** A link to the page of an endpoint in an earlier version. */
export const inVersion = 'in {version}';
/** The same for screen readers. */
export const titleInVersion = '{title} in {version}';
/** The title of the feed. `title` is that of the portal. */
export const feedTitle = '{title}: changelog';
/** Before a change. */
export const breakingChange = 'Breaking:';

/* What changed in a version. `before` is the version before it. */

export const firstVersion = 'First version.';
export const noChanges = 'No API changes since {before}.';
export const changes =
  '{count} change since {before}, {breaking} breaking.|{count} changes since {before}, {breaking} breaking.';
export const changesNoneBreaking =
  '{count} change since {before}, none breaking.|{count} changes since {before}, none breaking.';

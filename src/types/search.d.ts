/** The titles of a version, written by plugins/search. */
declare module '@generated/search/default' {
  import type { PageTitle } from '@site/src/site-map/titles';

  const loaders: Readonly<Record<string, () => Promise<{ default: readonly PageTitle[] }>>>;
  export default loaders;
}

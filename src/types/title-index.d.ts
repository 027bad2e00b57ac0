/** The titles of a version, which plugins/title-index writes. */
declare module '@generated/title-index/default' {
  import type { PageTitle } from '@site/src/titles';

  const loaders: Readonly<Record<string, () => Promise<{ default: readonly PageTitle[] }>>>;
  export default loaders;
}

/** The titles of a version, written by plugins/title-index. */
declare module '@generated/title-index/default' {
  import type { PageTitle } from '@site/src/titles';

  const loaders: Readonly<Record<string, () => Promise<{ default: readonly PageTitle[] }>>>;
  export default loaders;
}

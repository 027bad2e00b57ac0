/** Files whose name begins with an underscore: pages import them, and hold what they hold. */
import path from 'node:path/posix';
import type { Targets } from '../content';
import type { Page } from './page';

/** The pages and partials that a page imports. */
export function toImportedPages(
  { file, nodes }: Page,
  { pages, partials }: Targets,
): readonly Page[] {
  const sources = nodes.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? []).flatMap((statement) =>
          statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
        )
      : [],
  );
  const files = sources.map((source) => path.join(path.dirname(file), source));
  return [...partials, ...pages].filter(
    (other) => other.file !== file && files.includes(other.file),
  );
}

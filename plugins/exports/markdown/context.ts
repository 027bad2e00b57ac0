/** What the text of a page can refer to. */
import path from 'node:path/posix';
import type { PhrasingContent } from 'mdast';
import { readExpression } from '../../../src/content/pages/elements';
import type { Page } from '../../../src/content/pages/page';
import type { ExportedVersion } from '../../../src/exports/version';
import { toUrl } from '../../../src/exports/markdown/links';
import { link } from '../../../src/exports/markdown/nodes';

/** What all pages of a version share. */
export interface VersionContext {
  readonly siteDir: string;
  readonly version: ExportedVersion;
  /** The routes of all pages of the version by file. */
  readonly routes: ReadonlyMap<string, string>;
  /** What pages can import: partials and other pages. */
  readonly partials: readonly Page[];
}

export interface PageContext extends VersionContext {
  /** The page that readers open. */
  readonly route: string;
  /** The file that contains the text: the page, or a partial. */
  readonly page: Page;
  /** The files that contain this one, and the file itself. */
  readonly around: readonly Page[];
  /** What the file imports: paths of files in the repository, or names of modules. */
  readonly imports: ReadonlyMap<string, string>;
  /** The values of names that code in braces can use. */
  readonly values: Readonly<Record<string, unknown>>;
}

export function toPageContext(page: Page, shared: VersionContext): PageContext {
  return { ...shared, ...readNames(page, {}), route: page.route, page, around: [page] };
}

/** The context of a partial that a page contains. `props` are the attributes of its element. */
export function toPartialContext(
  partial: Page,
  context: PageContext,
  props: Readonly<Record<string, unknown>>,
): PageContext {
  const around = [...context.around, partial];
  return { ...context, ...readNames(partial, props), page: partial, around };
}

/** A link to the page for content that cannot be Markdown, such as a search field. */
export function toWebLink({ version, route }: PageContext): PhrasingContent {
  return link(toUrl(version, route), 'web page');
}

function readNames(page: Page, props: Readonly<Record<string, unknown>>) {
  const statements = page.nodes.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  const imports = statements.flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(
          ({ local }) => [local.name, toSource(String(statement.source.value), page)] as const,
        )
      : [],
  );
  const constants = statements.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.flatMap(({ id, init }) => {
          const written = init ? readExpression(init) : undefined;
          return id.type === 'Identifier' && written?.isKnown
            ? [[id.name, written.value] as const]
            : [];
        })
      : [],
  );
  const values = { frontMatter: page.frontMatter, props, ...Object.fromEntries(constants) };
  return { imports: new Map(imports), values };
}

/** `./limits.mdx` becomes the path from the root of the repository, and `@site/src` becomes `src`. */
function toSource(source: string, { file }: Page): string {
  if (source.startsWith('.')) return path.join(path.dirname(file), source);
  return source.replace(/^@site\//, '');
}

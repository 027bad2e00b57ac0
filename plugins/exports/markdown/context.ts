/** What the text of a page can refer to. */
import fs from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import {
  type Element,
  readAttribute,
  readExpression,
  type Written,
} from '../../../src/content/pages/elements';
import type { Page } from '../../../src/content/pages/page';
import type { ExportedVersion } from '../../../src/exports/version';
import {
  link,
  paragraph,
  text,
  toBasePath,
  toAlternateHref,
  toUrl,
} from '../../../src/exports/markdown/nodes';
import { type AssetFolder, toAssetRoute } from '../../bundler/assets';

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
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(file), source);
  return source.replace(/^@site\//, '');
}

/* Converts the URLs of a page to URLs of its alternate. */

/** The target of a link. Pages lead to alternates, and files next to the page to their copies. */
export function toLinkUrl(url: string, context: PageContext): string {
  if (/^([a-z][a-z+.-]*:|\/\/|#|$)/i.test(url)) return url;
  const { version, routes } = context;
  const [target = '', anchor] = url.split('#');
  const suffix = anchor === undefined ? '' : `#${anchor}`;
  if (target.startsWith('/')) {
    // Such a URL leads to the current version.
    const isPage = [...routes.values()].includes(target);
    const { portalUrl } = version;
    return isPage ? toAlternateHref(url, { portalUrl, route: '' }) : toBasePath(portalUrl) + url;
  }
  const file = toFile(target, context);
  const route = routes.get(file);
  if (route !== undefined) return toAlternateHref(route + suffix, version);
  return toAssetUrl(file, 'files', context) ?? url;
}

/** The URL of an image in the text of a page. */
export function toImageUrl(url: string, context: PageContext): string {
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return url;
  if (url.startsWith('/')) return toBasePath(context.version.portalUrl) + url;
  return toAssetUrl(toFile(url, context), 'images', context) ?? url;
}

/** The URL of a file that a page imports. */
function toImportedUrl(file: string, context: PageContext): string | undefined {
  return toAssetUrl(file, toFolder(file), context);
}

/** Undefined if there is no such file. */
function toAssetUrl(
  file: string,
  folder: AssetFolder,
  { siteDir, version }: PageContext,
): string | undefined {
  const location = path.join(siteDir, file);
  if (!fs.statSync(location, { throwIfNoEntry: false })?.isFile()) return undefined;
  const route = toAssetRoute(location, folder, fs.readFileSync(location));
  return toBasePath(version.portalUrl) + route;
}

/** The folder in the build, which depends on the type of an imported file. */
function toFolder(file: string): AssetFolder {
  if (/\.(ico|jpe?g|png|gif|webp|avif|svg)$/i.test(file)) return 'images';
  return /\.(zip|rar|pdf|docx?|xlsx?)$/i.test(file) ? 'files' : 'medias';
}

/** The path from the root of the repository. */
function toFile(target: string, { page }: PageContext): string {
  const name = decode(target.replace(/\?.*$/, ''));
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  return path.posix.join(path.posix.dirname(page.file), name);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An element of a page. */
export interface Given {
  /** The values of its attributes. The value of an imported file is its URL. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Its converted content. */
  readonly children: readonly RootContent[];
  readonly context: PageContext;
}

/** The Markdown of an element. */
export type ToNodes = (given: Given) => readonly RootContent[];

/** The attributes of an element, without those whose values only the page knows. */
export function readAttributes(
  { attributes }: Element,
  context: PageContext,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const value = toValue(readAttribute(attribute), context);
      return value === undefined ? [] : [[attribute.name, value]];
    }),
  );
}

function toValue(written: Written, context: PageContext): unknown {
  if (written.isKnown) return written.value;
  const file = written.name === undefined ? undefined : context.imports.get(written.name);
  return file === undefined ? undefined : toImportedUrl(file, context);
}

/** The text of an attribute. Empty if there is none. */
export function textOf({ attributes }: Pick<Given, 'attributes'>, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A reference to the page, for what Markdown cannot show. */
export function toWebNodes({ context }: Pick<Given, 'context'>): readonly RootContent[] {
  return [paragraph([text('This part is only on the '), toWebLink(context), text('.')])];
}

/** Lists of all pages for language models (https://llmstxt.org). */
import type { Paragraph, Root, RootContent } from 'mdast';
import { currentVersion } from '../site-map/arrangement';
import { toAlternateRoute } from '../site-map/places';
import { code, type Content, heading, link, list, paragraph, text } from './nodes';
import { exportRoutes } from './routes';
import type { ExportedVersion, ExportFile } from './version';

/** A page of a version, in reading order. */
export interface ListedPage {
  /** The route of the page, without a version. */
  readonly route: string;
  readonly title: string;
  /** A sentence about the page, as text. Empty if there is none. */
  readonly summary: string;
  /** The title of its section in `llms.txt`. */
  readonly section: string;
  /** Whether `llms.txt` lists the page. */
  readonly isListed: boolean;
}

/** The section of pages that a reader in a hurry can skip, as llmstxt.org names it. */
export const optionalSection = 'Optional';

/** A page with its Markdown. */
export interface FullPage extends ListedPage {
  readonly text: string;
}

/** Builds `llms.txt`, which lists the pages, and `llms-full.txt`, which contains them. */
export function buildLlms(
  version: ExportedVersion,
  pages: readonly FullPage[],
  write: (tree: Root) => string,
): readonly ExportFile[] {
  const listed = pages.filter(({ isListed }) => isListed);
  const introduction = toIntroduction(version, pages);
  const parts = listed.map(
    ({ route, text: whole }) =>
      `---\n\nPage: ${toUrl(version, toAlternateRoute(route))}\n\n${whole}`,
  );
  return [
    toFile(
      exportRoutes.llms,
      write({ type: 'root', children: [...introduction, ...toSections(version, listed)] }),
    ),
    toFile(
      exportRoutes.llmsFull,
      [write({ type: 'root', children: introduction }), ...parts].join('\n'),
    ),
  ];
}

function toFile(route: string, content: string): ExportFile {
  return { route, mediaType: 'text/plain', text: content };
}

/** The title, the summary and the base URLs. Both files start with them. */
function toIntroduction(version: ExportedVersion, pages: readonly ListedPage[]): RootContent[] {
  const { site } = version;
  const home = pages.find(({ route }) => route === '/');
  const summary = home?.summary || `Documentation of the ${site.name}.`;
  return [
    heading(1, toTitle(version)),
    { type: 'blockquote', children: [paragraph(summary)] },
    toBases(version),
  ];
}

function toTitle({ site, name, route }: ExportedVersion): string {
  if (name !== currentVersion) return `${site.name} ${name}`;
  return route === '' ? site.name : `${site.name}, not released yet`;
}

function toBases({ site }: ExportedVersion): Paragraph {
  return paragraph([
    text('The base URL of the API is '),
    code(site.apiBaseUrl),
    text(', and that of the token endpoint is '),
    code(site.authenticationBaseUrl),
    text('. Every page is also available as Markdown: add '),
    code('.md'),
    text(' to its URL.'),
  ]);
}

/** A line of the list. */
interface Entry {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
}

/** A line for each page, in sections, with a link to its Markdown. */
function toSections(version: ExportedVersion, pages: readonly ListedPage[]): RootContent[] {
  const names = new Set(pages.map(({ section }) => section));
  names.delete(optionalSection);
  const toEntries = (name: string) =>
    pages
      .filter(({ section }) => section === name)
      .map(({ route, ...page }) => ({ ...page, url: toUrl(version, toAlternateRoute(route)) }));
  return [
    ...[...names].flatMap((name) => toSection(name, toEntries(name))),
    ...toSection('Files', listFiles(version)),
    ...toSection(optionalSection, [...toEntries(optionalSection), ...listOptional(version)]),
  ];
}

function toSection(title: string, entries: readonly Entry[]): RootContent[] {
  if (entries.length === 0) return [];
  return [heading(2, title), list(entries.map((entry) => [paragraph(toLine(entry))]))];
}

function toLine({ url, title, summary }: Entry): Content {
  return [link(url, title), ...(summary === '' ? [] : [text(`: ${summary}`)])];
}

function listFiles(version: ExportedVersion): readonly Entry[] {
  const { openApiJson, openApiYaml, requests } = exportRoutes;
  return [
    {
      url: toUrl(version, openApiJson),
      title: 'OpenAPI, as JSON',
      summary: 'All endpoints with their parameters and responses, as OpenAPI 3.1.',
    },
    {
      url: toUrl(version, openApiYaml),
      title: 'OpenAPI, as YAML',
      summary: 'The same document as YAML.',
    },
    {
      url: toUrl(version, requests),
      title: 'Example requests',
      summary: 'A request for every endpoint, for the HTTP clients of VS Code and JetBrains.',
    },
  ];
}

function listOptional(version: ExportedVersion): readonly Entry[] {
  const { llms, llmsFull } = exportRoutes;
  const whole = {
    url: toUrl(version, llmsFull),
    title: 'All pages in one file',
    summary: 'The Markdown of all pages, one after the other.',
  };
  if (version.route === '') return [whole];
  const summary = 'The pages of the current version.';
  return [whole, { url: version.portalUrl + llms, title: 'Current version', summary }];
}

/** The complete URL of a page or a file of the version. */
function toUrl({ portalUrl, route }: ExportedVersion, file: string): string {
  return portalUrl + route + file;
}

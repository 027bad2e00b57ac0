/** Lists of all pages for language models (https://llmstxt.org). */
import type { Paragraph, Root, RootContent } from 'mdast';
import { currentVersion } from '../site-map/arrangement';
import { toAlternateRoute } from '../site-map/places';
import { code, type Content, heading, link, list, paragraph, text, toUrl } from './markdown/nodes';
import { optionalSection, type Alternate } from './markdown';
import { exportRoutes } from './routes';
import type { ExportedVersion } from './version';

/** A line of the list. */
interface Entry {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
}

/** Builds `llms.txt`: a line for each page, in sections, with a link to its Markdown. */
export function buildLlmsTree(version: ExportedVersion, alternates: readonly Alternate[]): Root {
  const listed = alternates.filter(({ isListed }) => isListed);
  const pages = listed.filter(({ section }) => section !== optionalSection);
  const optional = listed.filter(({ section }) => section === optionalSection);
  const titles = [...new Set(pages.map(({ section }) => section))];
  const toEntry = ({ route, title, summary }: Alternate): Entry => ({
    url: toUrl(version, toAlternateRoute(route)),
    title,
    summary,
  });
  return {
    type: 'root',
    children: [
      ...toIntroduction(version, alternates),
      ...titles.flatMap((title) =>
        toSection(title, pages.filter(({ section }) => section === title).map(toEntry)),
      ),
      ...toSection('Files', listFiles(version)),
      ...toSection(optionalSection, [...optional.map(toEntry), ...listOptional(version)]),
    ],
  };
}

/** A page of `llms-full.txt`. */
export interface FullPage {
  readonly route: string;
  readonly text: string;
}

/** Builds `llms-full.txt`: the pages one after the other, each with its URL above its title. */
export function buildLlmsFull(
  introduction: string,
  pages: readonly FullPage[],
  version: ExportedVersion,
): string {
  const parts = pages.map(
    (page) => `---\n\nPage: ${toUrl(version, toAlternateRoute(page.route))}\n\n${page.text}`,
  );
  return [introduction, ...parts].join('\n');
}

/** The title, the summary and the base URLs. Both files start with them. */
export function toIntroduction(
  version: ExportedVersion,
  alternates: readonly Alternate[],
): RootContent[] {
  const { site } = version;
  const home = alternates.find((alternate) => alternate.route === '/');
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

/** Lists of all pages for language models (https://llmstxt.org). */
import { toEscaped } from '../openapi/text';
import { currentVersion } from '../routes/arrangement';
import { toAlternateRoute } from '../routes/places';
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
  /** The page as Markdown. */
  readonly text: string;
}

/** The section of pages that a reader in a hurry can skip, as llmstxt.org names it. */
export const optionalSection = 'Optional';

/** Hosts refuse files over 25 MiB. A character has up to three bytes. */
const mostCharacters = 8_000_000;

/**
 * Builds `llms.txt`, which lists the pages, and `llms-full.txt`, which contains them. If they are too
 * long for one file, it lists the files that contain them.
 */
export function buildLlms(
  version: ExportedVersion,
  pages: readonly ListedPage[],
  most = mostCharacters,
): readonly ExportFile[] {
  const listed = pages.filter(({ isListed }) => isListed);
  const introduction = toIntroduction(version, pages);
  const whole = listed.map(
    ({ route, text }) => `---\n\nPage: ${toUrl(version, toAlternateRoute(route))}\n\n${text}`,
  );
  const sections = toSections(version, listed);
  const parts = splitPages(whole, most).map((texts, index) => {
    const route = exportRoutes.llmsFull.replace('.txt', `-${index + 1}.txt`);
    return { route, text: [introduction, ...texts].join('\n'), count: texts.length };
  });
  const entries = parts.map(({ route, count }): Entry => {
    return [route, route.slice(1), `${count} ${count === 1 ? 'page' : 'pages'}.`];
  });
  const full = parts.length > 1 ? [toList('Parts', entries, version)] : whole;
  return [
    { route: exportRoutes.llms, text: [introduction, ...sections].join('\n') },
    { route: exportRoutes.llmsFull, text: [introduction, ...full].join('\n') },
    ...(parts.length > 1 ? parts.map(({ route, text }) => ({ route, text })) : []),
  ];
}

/** The pages in groups of at most this number of characters, in their order. */
function splitPages(texts: readonly string[], most: number): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let length = 0;
  for (const text of texts) {
    length += text.length;
    if (length > most && length > text.length) {
      parts.push([]);
      length = text.length;
    }
    parts.at(-1)?.push(text);
  }
  return parts;
}

/** The title, the summary and the base URLs. Both files start with them. */
function toIntroduction(version: ExportedVersion, pages: readonly ListedPage[]): string {
  const { name, apiBaseUrl, authenticationBaseUrl } = version.site;
  const token = authenticationBaseUrl
    ? `, and that of the token endpoint is \`${authenticationBaseUrl}\``
    : '';
  const base = apiBaseUrl === '' ? '' : `The base URL of the API is \`${apiBaseUrl}\`${token}. `;
  const home = pages.find(({ route }) => route === '/');
  return `# ${toEscaped(toTitle(version))}

> ${toEscaped(home?.summary || `Documentation of the ${name}.`)}

${base}Every page is also available as Markdown: add \`.md\` to its URL.
`;
}

function toTitle({ site, name, route }: ExportedVersion): string {
  if (name !== currentVersion) return `${site.name} ${name}`;
  return route === '' ? site.name : `${site.name}, not released yet`;
}

/** The URL of a page or a file below the version, its title and a summary. */
type Entry = readonly [file: string, title: string, summary: string];

/** A line for each page, in sections, with a link to its Markdown. */
function toSections(version: ExportedVersion, pages: readonly ListedPage[]): readonly string[] {
  const names = new Set(pages.map(({ section }) => section));
  names.delete(optionalSection);
  const entriesOf = (name: string): readonly Entry[] =>
    pages
      .filter(({ section }) => section === name)
      .map(({ route, title, summary }) => [toAlternateRoute(route), title, summary]);
  const current = `- [Current version](${version.portalUrl}${exportRoutes.llms}): The pages of the current version.\n`;
  return [
    ...[...names].map((name) => toList(name, entriesOf(name), version)),
    toList('Files', files, version),
    toList(optionalSection, [...entriesOf(optionalSection), wholeFile], version) +
      (version.route === '' ? '' : current),
  ];
}

function toList(title: string, entries: readonly Entry[], version: ExportedVersion): string {
  const lines = entries.map(([file, name, summary]) => {
    const link = `- [${toEscaped(name)}](${toUrl(version, file)})`;
    return `${summary === '' ? link : `${link}: ${toEscaped(summary)}`}\n`;
  });
  return `## ${toEscaped(title)}\n\n${lines.join('')}`;
}

const files: readonly Entry[] = [
  [
    exportRoutes.openApiJson,
    'OpenAPI, as JSON',
    'All endpoints with their parameters and responses, as OpenAPI 3.1.',
  ],
  [exportRoutes.openApiYaml, 'OpenAPI, as YAML', 'The same document as YAML.'],
  [
    exportRoutes.requests,
    'Example requests',
    'A request for every endpoint, for the HTTP clients of VS Code and JetBrains.',
  ],
];

const wholeFile: Entry = [
  exportRoutes.llmsFull,
  'All pages in one file',
  'The Markdown of all pages, one after the other.',
];

/** The complete URL of a page or a file of the version. */
function toUrl({ portalUrl, route }: ExportedVersion, file: string): string {
  return portalUrl + route + file;
}

/** Lists of all pages for language models (https://llmstxt.org). */
import * as messages from '../messages/en/llms';
import { say, sayCount } from '../messages/say';
import { groupPairs } from '../openapi/document';
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

/** What agents read of a file at once. */
const mostCharacters = 50_000;

interface Section {
  readonly name: string;
  readonly pages: readonly ListedPage[];
  /** The section in `llms.txt`. */
  readonly text: string;
}

/**
 * Builds `llms.txt`, which lists the pages. If it would be too long, the longest sections have files of
 * their own, such as `/docs/issues/llms.txt`, which it lists.
 */
export function buildLlms(
  version: ExportedVersion,
  all: readonly ListedPage[],
  most = mostCharacters,
): readonly ExportFile[] {
  const introduction = toIntroduction(version, all);
  const apis = toApis(version);
  const sections = listSections(version, all);
  const optional = toOptional(version, all);
  const moved = new Map<Section, readonly SectionFile[]>();
  const taken = new Map<string, number>();
  const build = () => {
    const kept = sections.filter((section) => !moved.has(section)).map(({ text }) => text);
    const files = sections.flatMap((section) => moved.get(section) ?? []);
    const list = files.length > 0 ? [toList(messages.sections, files.map(toEntry), version)] : [];
    return [introduction, ...apis, ...kept, ...list, optional].join('\n');
  };
  for (const section of sections.toSorted((a, b) => b.text.length - a.text.length)) {
    if (build().length <= most) break;
    const files = splitSection(version, section, most, taken);
    if (files.length > 0) moved.set(section, files);
  }
  return [{ route: exportRoutes.llms, text: build() }, ...[...moved.values()].flat()];
}

function toApis({ apis = [], portalUrl }: ExportedVersion): readonly string[] {
  const lines = apis
    .filter((api) => api.portalUrl !== portalUrl)
    .map(({ site, portalUrl: url }) => {
      const name = toEscaped(site.name);
      return `- [${name}](${url}${exportRoutes.llms}): ${say(messages.pagesOfApi, { name })}\n`;
    });
  return lines.length > 0 ? [`## ${messages.apis}\n\n${lines.join('')}`] : [];
}

interface SectionFile extends ExportFile {
  readonly name: string;
  readonly summary: string;
  readonly count: number;
}

const toEntry = ({ route, name, summary, count }: SectionFile): Entry => [
  route,
  name,
  `${summary} ${toCount(count)}`,
];

/** The files of a section, in the folder of its pages. None for pages that have no folder. */
function splitSection(
  version: ExportedVersion,
  { name, pages }: Section,
  most: number,
  taken: Map<string, number>,
): readonly SectionFile[] {
  // Overviews are elsewhere.
  const folder = pages[Math.floor(pages.length / 2)]?.route.replace(/\/[^/]*$/, '') ?? '';
  if (folder === '') return [];
  const summary = pages[0]?.summary || say(messages.pagesOf, { name: version.site.name });
  const start = `# ${toEscaped(`${toTitle(version)}: ${name}`)}\n\n> ${toEscaped(summary)}\n`;
  const lines = pages.map((one) => toLine(toPageEntry(one), version));
  const groups = splitTexts(lines, most - start.length - name.length - 9);
  return groups.map((group, index) => {
    const number = (taken.get(folder) ?? 0) + 1;
    taken.set(folder, number);
    const list = `## ${toEscaped(name)}\n\n${group.join('')}`;
    return {
      route: folder + exportRoutes.llms.replace('.', number > 1 ? `-${number}.` : '.'),
      name: groups.length > 1 ? say(messages.part, { name, number: index + 1 }) : name,
      summary,
      count: group.length,
      text: `${start}\n${list}`,
    };
  });
}

/** Texts in groups of at most this length, in their order. */
function splitTexts(texts: readonly string[], most: number): readonly (readonly string[])[] {
  const groups: string[][] = [[]];
  let length = 0;
  for (const text of texts) {
    length += text.length;
    if (length > most && length > text.length) {
      groups.push([]);
      length = text.length;
    }
    groups.at(-1)?.push(text);
  }
  return groups;
}

function toCount(count: number): string {
  return sayCount(messages.pages, count);
}

/** The title, the summary and the base URLs. Both files start with them. */
function toIntroduction(version: ExportedVersion, pages: readonly ListedPage[]): string {
  const { name, apiBaseUrl, authenticationBaseUrl } = version.site;
  const urls = { url: `\`${apiBaseUrl}\``, tokenUrl: `\`${authenticationBaseUrl}\`` };
  const base = say(authenticationBaseUrl ? messages.baseUrls : messages.baseUrl, urls);
  const home = pages.find(({ route }) => route === '/');
  return `# ${toEscaped(toTitle(version))}

> ${toEscaped(home?.summary || say(messages.documentationOf, { name }))}

${apiBaseUrl === '' ? '' : `${base} `}${messages.markdown}
${version.isWhole ? '' : `\n${toFiles(version)}\n`}`;
}

function toTitle({ site, name, route }: ExportedVersion): string {
  if (name !== currentVersion) return `${site.name} ${name}`;
  return route === '' ? site.name : say(messages.notReleased, { name: site.name });
}

/** Files that are not Markdown, which no list contains. */
function toFiles(version: ExportedVersion): string {
  const { openApiJson, openApiYaml, requests } = exportRoutes;
  const [json = '', yaml = '', http = ''] = [openApiJson, openApiYaml, requests].map(
    (file) => `\`${toUrl(version, file)}\``,
  );
  return say(messages.files, { json, yaml, http });
}

/** The URL of a page or a file below the version, its title and a summary. */
type Entry = readonly [file: string, title: string, summary: string];

/** A line for each page, in sections, with a link to its Markdown. */
function listSections(version: ExportedVersion, all: readonly ListedPage[]): readonly Section[] {
  const listed = all.filter(({ isListed, section }) => isListed && section !== optionalSection);
  return [...groupPairs(listed.map((page) => [page.section, page] as const))].map(
    ([name, pages]) => ({ name, pages, text: toList(name, pages.map(toPageEntry), version) }),
  );
}

function toOptional(version: ExportedVersion, all: readonly ListedPage[]): string {
  const pages = all.filter(({ isListed, section }) => isListed && section === optionalSection);
  const list = toList(optionalSection, [...pages.map(toPageEntry), wholeFile], version);
  const current = `${version.portalUrl}${exportRoutes.llms}`;
  const others = `- [${messages.currentVersion}](${current}): ${messages.currentPages}\n`;
  return version.route === '' ? list : list + others;
}

function toPageEntry({ route, title, summary }: ListedPage): Entry {
  return [toAlternateRoute(route), title, summary];
}

function toList(title: string, entries: readonly Entry[], version: ExportedVersion): string {
  const lines = entries.map((entry) => toLine(entry, version));
  return `## ${toEscaped(title)}\n\n${lines.join('')}`;
}

function toLine([file, name, summary]: Entry, version: ExportedVersion): string {
  const link = `- [${toEscaped(name)}](${toUrl(version, file)})`;
  return `${summary === '' ? link : `${link}: ${toEscaped(summary)}`}\n`;
}

const wholeFile: Entry = [exportRoutes.llmsFull, messages.allPages, messages.allPagesText];

/** The complete URL of a page or a file of the version. */
function toUrl({ portalUrl, route }: ExportedVersion, file: string): string {
  return portalUrl + route + file;
}

const toPage = (url: string) => say(messages.page, { url });

/* The text of all pages, for language models that cannot load other pages. */

/** Hosts refuse files over 25 MiB. A character has up to three bytes. */
const mostOfFile = 8_000_000;

/**
 * Builds `llms-full.txt`, which contains the pages that `llms.txt` lists. If they are too long for one
 * file, it lists the files that contain them.
 */
export function buildLlmsFull(
  version: ExportedVersion,
  pages: readonly ListedPage[],
  most = mostOfFile,
): readonly ExportFile[] {
  const introduction = toIntroduction(version, pages);
  const whole = pages
    .filter(({ isListed }) => isListed)
    .map(
      ({ route, text }) => `---\n\n${toPage(toUrl(version, toAlternateRoute(route)))}\n\n${text}`,
    );
  const parts = splitTexts(whole, most).map((texts, index) => {
    const route = exportRoutes.llmsFull.replace('.txt', `-${index + 1}.txt`);
    return { route, text: [introduction, ...texts].join('\n'), count: texts.length };
  });
  const entries = parts.map(({ route, count }): Entry => [route, route.slice(1), toCount(count)]);
  const full = parts.length > 1 ? [toList(messages.parts, entries, version)] : whole;
  return [
    { route: exportRoutes.llmsFull, text: [introduction, ...full].join('\n') },
    ...(parts.length > 1 ? parts.map(({ route, text }) => ({ route, text })) : []),
  ];
}

/** Generated pages: front matter, an import of their data, and one component. */
import path from 'node:path/posix';
import type { SitePage } from '../../src/site-map';
import { toFile } from '../../src/site-map/places';

export interface PageBody {
  /** The component in `src/components` that renders the page. It receives the data as `page`. */
  readonly component: string;
  readonly description: string;
  /** The title for search engines, if it differs. */
  readonly searchedTitle?: string;
  /** The route of its social picture, if it is that of another page. */
  readonly image?: string;
  readonly content: object;
  /** The release notes that the component receives as `notes`: paths from the page by version. */
  readonly notes?: ReadonlyMap<string, string>;
}

const notice =
  'Generated from src/catalogue by plugins/endpoint-pages. Edit the catalogue instead.';

/** The two files of a page: the data, and the MDX file that imports it. */
export function buildPage(page: SitePage, body: PageBody): [string, string][] {
  const { component, content, notes = new Map<string, string>() } = body;
  const json = toFile(page, 'json');
  const lines = [
    '---',
    `# ${notice}`,
    ...Object.entries(toFrontMatter(page, body)).map(([key, value]) => `${key}: ${toYaml(value)}`),
    '---',
    '',
    `import page from './${path.basename(json)}';`,
    `import ${component} from '@site/src/components/${component}';`,
    ...[...notes.values()].map((source, index) => `import Notes${index} from '${source}';`),
    '',
    `<${component} page={page}${toNotesAttribute([...notes.keys()])} />`,
    '',
  ];
  return [
    [json, buildJson(content)],
    [toFile(page, 'mdx'), lines.join('\n')],
  ];
}

function toNotesAttribute(versions: readonly string[]): string {
  const members = versions.map((version, index) => `${JSON.stringify(version)}: Notes${index}`);
  return members.length === 0 ? '' : ` notes={{ ${members.join(', ')} }}`;
}

/** Generated pages render their own heading and have no Markdown headings. */
function toFrontMatter(
  { title, route, searchCategory, aliases }: SitePage,
  { description, searchedTitle, image }: PageBody,
) {
  return {
    title,
    ...(searchedTitle && { title_meta: searchedTitle }),
    description,
    ...(image && { image }),
    slug: route,
    search_category: searchCategory,
    ...(aliases.length > 0 && { aliases }),
    hide_title: true,
    hide_table_of_contents: true,
    custom_edit_url: null,
  };
}

/** A data file, with its source on the first line. */
export function buildJson(content: object): string {
  return `${JSON.stringify({ notice, ...content })}\n`;
}

/** JSON is valid YAML, except for characters that YAML requires to be escaped. */
function toYaml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

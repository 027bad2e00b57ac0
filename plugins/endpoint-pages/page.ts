/** Generated pages: front matter, one import of the data beside them, one component. */
import path from 'node:path/posix';
import { schemaVersion } from '../../src/page-data';

interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** Group that the header's search box shows beside the title. */
  readonly search_category: string;
  /** Old addresses that lead to the page. */
  readonly aliases?: readonly string[];
}

interface Page {
  /** Path of the page's file inside the reference folder. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  /** Component of `src/components` that draws the page; it takes the data as `page`. */
  readonly component: string;
  readonly content: object;
}

const notice =
  'Generated from src/catalogue by plugins/endpoint-pages: edit the catalogue instead.';

/** The two files of a page: the data, and the thin MDX file that imports it. */
export function buildPage({ file, frontMatter, component, content }: Page): [string, string][] {
  const json = file.replace(/\.mdx$/, '.json');
  const lines = [
    '---',
    `# ${notice}`,
    ...Object.entries(fixedFrontMatter(frontMatter)).map(
      ([key, value]) => `${key}: ${toYaml(value)}`,
    ),
    '---',
    '',
    `import page from './${path.basename(json)}';`,
    `import ${component} from '@site/src/components/${component}';`,
    '',
    `<${component} page={page} />`,
    '',
  ];
  return [
    [json, buildJson(content)],
    [file, lines.join('\n')],
  ];
}

/** A data file; its first line says where it comes from. */
export function buildJson(content: object): string {
  return `${JSON.stringify({ notice, schemaVersion, ...content }, null, 2)}\n`;
}

/** JSON is YAML, but for characters that YAML wants to be escaped. */
function toYaml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Generated pages draw their own heading and have no headings of Markdown. */
function fixedFrontMatter(frontMatter: FrontMatter) {
  return {
    ...frontMatter,
    hide_title: true,
    hide_table_of_contents: true,
    custom_edit_url: null,
  };
}

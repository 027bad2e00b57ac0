/** Checks that built pages contain only what the Content-Security-Policy allows, and what exists. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import type { Alias } from '../../src/hosting/rules';
import { toPageFile } from './old-urls';

interface Facts {
  readonly baseUrl: string;
  readonly aliases: readonly Alias[];
  /** The URL of the operator's script, which pages load. */
  readonly scriptUrl?: string | undefined;
}

/**
 * Returns the hashes (`sha256-…`) of the inline scripts of all pages in a folder, which is served at
 * `baseUrl`. Throws a single error that lists all forbidden inline code, and everything that pages
 * load from elsewhere or that does not exist. Redirect pages must have no inline code.
 */
export async function validatePages(
  folder: string,
  { baseUrl, aliases, scriptUrl }: Facts,
): Promise<readonly string[]> {
  const redirects = new Set(aliases.map(toPageFile));
  const hashes = new Set<string>();
  const problems: string[] = [];
  const files = await readdir(folder, { recursive: true });
  const served = new Set(files.map((file) => baseUrl + file.split(path.sep).join('/')));
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(path.join(folder, file), 'utf8');
    const isRedirect = redirects.has(file);
    const { scripts, refused, loaded } = readPage(html, { scriptUrl, isRedirect });
    const missing = loaded.filter((address) => !served.has(toFileName(address)));
    const found = [
      ...checkScripts(scripts, !isRedirect),
      ...refused.map((code) => `found ${code}`),
      ...missing.map((address) => `found ${JSON.stringify(address)}, which does not exist`),
    ];
    problems.push(...found.map((problem) => `${file}: ${problem}`));
    for (const script of scripts) hashes.add(toHash(script));
  }
  if (problems.length > 0) throw new Error(toMessage(problems));
  return [...hashes];
}

interface PageFacts extends Pick<Facts, 'scriptUrl'> {
  /** Redirect pages are the only ones that lead readers elsewhere by themselves. */
  readonly isRedirect: boolean;
}

interface PageContent {
  /** The text of the inline scripts, as hashed by the browser. */
  readonly scripts: readonly string[];
  /** Code in the page that the policy blocks. */
  readonly refused: readonly string[];
  /** URLs of the site's own files, without query and fragment. */
  readonly loaded: readonly string[];
}

const loadingLinks = /\b(stylesheet|icon|preload|modulepreload|manifest|prefetch)\b/;
const loadingElements = /^(iframe|frame|frameset|object|embed|applet|base|portal|fencedframe)$/;
const elsewhere = ', which loads content from elsewhere';

/** Attributes with texts, in which a URL does nothing. */
const textAttributes =
  /^(alt|content|label|lang|placeholder|property|rel|summary|title|value|xmlns(:.+)?|(aria|data)-.+)$/;

/** Attributes with the URLs of what readers can open, by element. */
const linkAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  blockquote: 'cite',
  del: 'cite',
  ins: 'cite',
  q: 'cite',
};

/** Attributes with the URLs of files that a page loads. No other attribute can have a URL. */
const fileAttributes = /^(src|srcset|imagesrcset|poster|href|xlink:href)$/;

/** Finds inline code and what a page loads, except the URL of the operator's script. */
function readPage(html: string, { scriptUrl, isRedirect }: PageFacts): PageContent {
  const scripts: string[] = [];
  const refused: string[] = [];
  const loaded: string[] = [];
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && !('src' in attributes)) script = '';
      if (name === 'style') refused.push('<style>');
      if (loadingElements.test(name)) refused.push(`<${name}>${elsewhere}`);
      const isLoadingLink = name === 'link' && loadingLinks.test(attributes['rel'] ?? '');
      for (const [attribute, value] of Object.entries(attributes)) {
        if (textAttributes.test(attribute) || (name === 'script' && value === scriptUrl)) continue;
        const code = `<${name} ${attribute}=${JSON.stringify(value)}>`;
        const isLink = linkAttributes[name] === attribute && !isLoadingLink;
        if (/^(style|srcdoc|on.+)$/.test(attribute)) refused.push(code);
        else if (attribute === 'http-equiv' && !isRedirect) refused.push(code);
        else if (isLink ? isCode(value) : isElsewhere(value)) refused.push(code + elsewhere);
        else if (!isLink && fileAttributes.test(attribute)) loaded.push(...toFiles(value));
      }
    },
    ontext(text) {
      if (script !== null) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === null) return;
      scripts.push(script);
      script = null;
    },
  });
  parser.end(html);
  return { scripts, refused, loaded };
}

function isCode(value: string): boolean {
  return /^\s*(javascript|vbscript|data):/i.test(value);
}

/** Whether a value contains a URL of another site: alone, in a list, or as `url(…)` in SVG. */
function isElsewhere(value: string): boolean {
  return /(^|[\s,('"])(\/\/|(https?|wss?|ftp|file|blob|data|javascript|vbscript):)/i.test(value);
}

/** The URLs in a value without query and fragment. A `srcset` has several, each with a size. */
function toFiles(value: string): readonly string[] {
  return value
    .split(',')
    .map(
      (candidate) =>
        candidate
          .trim()
          .split(/\s/)[0]
          ?.replace(/[?#].*$/, '') ?? '',
    )
    .filter((file) => file !== '');
}

/** What the theme's script contains, which sets the color mode before the first paint. */
const colourScript = 'setAttribute("data-theme",';

/**
 * Reports any script other than the Docusaurus theme script, which the pages of Docusaurus must have.
 */
function checkScripts(scripts: readonly string[], isDocusaurus: boolean): readonly string[] {
  const own = isDocusaurus
    ? scripts.findIndex((script) => script.includes(colourScript))
    : undefined;
  const others = scripts.filter((_script, index) => index !== own);
  return [
    ...(own === -1 ? ['found no theme script, expected the one from Docusaurus.'] : []),
    ...others.map((script) => `found an inline script: ${JSON.stringify(toStart(script))}`),
  ];
}

function toStart(script: string): string {
  return script.length > 80 ? `${script.slice(0, 80)}…` : script;
}

function toHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

function toFileName(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function toMessage(problems: readonly string[]): string {
  return [
    'The Content-Security-Policy blocks content in these pages, or they load files that do not exist:',
    ...problems.map((problem) => `  ${problem}`),
    'Put styles into a style sheet, scripts into a component, and images next to the page.',
  ].join('\n');
}

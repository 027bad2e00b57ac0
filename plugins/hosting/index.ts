/** Checks built pages against the Content-Security-Policy, and writes the host configurations. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Parser } from 'htmlparser2';
import { buildRules, trustedTypesPolicy } from '../../src/hosting/rules';
import type { Project, ProjectOptions } from '../../src/project/index';
import { writeHostFiles, writeTemplate } from './host-files';
import { writeRedirectPages } from './old-urls';
import { addSite } from './sites';

export default function hosting(
  { baseUrl, siteConfig: { url } }: LoadContext,
  options: ProjectOptions,
): Plugin {
  const { portal, deployment, lists } = options.project();
  const { scriptUrl, security } = deployment;
  return {
    name: 'hosting',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { output: { trustedTypes: trustedTypesPolicy } },
    async postBuild(props) {
      const { outDir, plugins } = props;
      const scriptHashes = await validatePages(outDir);
      const aliases = await writeRedirectPages(props);
      const site = baseUrl.slice(portal.baseUrl.length);
      const { sites, ...facts } = await addSite(portal, site, { scriptHashes, aliases });
      const root = path.join(outDir, path.relative(site, ''));
      const rules = buildRules({ ...facts, baseUrl: portal.baseUrl, scriptUrl, sites });
      await writeHostFiles(root, rules);
      if (site !== '') {
        // No URL ends with a slash, so the home page of a site is a file beside its folder.
        await copyFile(path.join(outDir, 'index.html'), `${path.resolve(outDir)}.html`);
        return;
      }
      const hasSitemap = plugins.some(({ name }) => name === 'docusaurus-plugin-sitemap');
      const maps = hasSitemap ? listSites({ portal, lists }) : [];
      await writeMissing(outDir, 'robots.txt', { url, sites: maps });
      if (security) await writeMissing(outDir, '.well-known/security.txt', { url, ...security });
    },
  };
}

/** The base URLs of all sites: of each API, in each language. */
function listSites({ portal, lists }: Pick<Project, 'portal' | 'lists'>): readonly string[] {
  const apis = ['', ...portal.apis.filter((id) => id !== portal.root).map((id) => `${id}/`)];
  const [, ...others] = lists.locales;
  const locales = ['', ...others.map((locale) => `${locale}/`)];
  return apis.flatMap((api) => locales.map((locale) => portal.baseUrl + api + locale));
}

/** The hashes of the inline scripts of all pages. Throws one error for all code that is blocked. */
export async function validatePages(folder: string): Promise<readonly string[]> {
  const hashes = new Set<string>();
  const problems: string[] = [];
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const { scripts, refused } = readPage(await readFile(path.join(folder, file), 'utf8'));
    const found = [...checkScripts(scripts), ...refused];
    problems.push(...found.map((problem) => `${file}: found ${problem}`));
    for (const script of scripts) {
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `The Content-Security-Policy blocks code in these pages:\n  ${problems.join('\n  ')}\n` +
        'Put styles into a style sheet, and scripts into a component.',
    );
  }
  return [...hashes];
}

/** The text of the inline scripts, and the elements and attributes that the policy blocks. */
function readPage(html: string) {
  // The parser takes ten times as long as the search for what can be blocked.
  const elements = html.match(/<script\b[^]*?<\/script>/gi) ?? [];
  const others = html.replaceAll(/<script\b[^]*?<\/script>/gi, '');
  if (isSuspect.test(others)) return parse(html);
  const found = parse(elements.join(''));
  // What seems to be a script can be the text of an attribute.
  return checkScripts(found.scripts).length === 0 ? found : parse(html);
}

function parse(html: string) {
  const scripts: string[] = [];
  const refused: string[] = [];
  let isInline = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isInline = name === 'script' && !('src' in attributes);
      if (isInline) scripts.push('');
      if (name === 'style') refused.push('<style>');
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!/^(style|srcdoc|on.+)$/.test(attribute)) continue;
        refused.push(`<${name} ${attribute}=${JSON.stringify(value)}>`);
      }
    },
    ontext(text) {
      if (isInline) scripts.push(`${scripts.pop() ?? ''}${text}`);
    },
    onclosetag() {
      isInline = false;
    },
  });
  parser.end(html);
  return { scripts, refused };
}

/** What may be an element or an attribute that the policy blocks, or only text. Linear. */
const isSuspect = /<(?:script|style)|[\s"'/](?:style|srcdoc|on[^\s=>"'/]*)\s*=/i;

/** What the theme's script contains, which sets the color mode before the first paint. */
const colourScript = /setAttribute\(['"]data-theme['"],/;

/** Reports any script other than that of the theme, which all pages must have. */
function checkScripts(scripts: readonly string[]): readonly string[] {
  const own = scripts.findIndex((script) => colourScript.test(script));
  const others = scripts.filter((_script, index) => index !== own);
  return [
    ...(own === -1 ? ['no theme script, expected the one from Docusaurus'] : []),
    ...others.map((script) => `an inline script: ${JSON.stringify(script.slice(0, 80))}`),
  ];
}

/** Writes a file for crawlers or researchers, unless the operator has it in `static`. */
async function writeMissing(outDir: string, name: string, values: object): Promise<void> {
  const file = path.join(outDir, name);
  if (!existsSync(file)) await writeTemplate(file, path.basename(name), values);
}

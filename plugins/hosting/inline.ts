/** Inline scripts and styles in built pages: what the Content-Security-Policy has to know, or refuses. */
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { isColourScript } from '../../src/framework/build/colour-script';

export interface InlineCode {
  /** The texts of the inline scripts, as the browser hashes them. */
  readonly scripts: readonly string[];
  /** Styles, event attributes, and images that are no file of the site, as they stand in the page. */
  readonly refused: readonly string[];
}

/** Finds all inline code of a page. */
export function findInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const refused: string[] = [];
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && !('src' in attributes)) script = '';
      if (name === 'style') refused.push('<style>');
      const { src = '' } = attributes;
      if (name === 'img' && /^([a-z]+:|\/\/)/i.test(src)) {
        refused.push(`<img src=${JSON.stringify(toStart(src))}>`);
      }
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!/^(style|on.+)$/.test(attribute)) continue;
        refused.push(`<${name} ${attribute}=${JSON.stringify(value)}>`);
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
  return { scripts, refused };
}

/** The hash of an inline script as a source of the policy. */
export function toScriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * Inline code that a page must not have: styles, event attributes, and any script but the one that
 * sets the colours before the page is drawn, which pages of Docusaurus must have. One line each.
 */
export function checkInlineCode(
  file: string,
  { scripts, refused }: InlineCode,
  isDocusaurus: boolean,
): string[] {
  const [own, ...others] = isDocusaurus ? scripts.filter(isColourScript) : [];
  const foreign = [...others, ...scripts.filter((script) => !isColourScript(script))];
  return [
    ...(isDocusaurus && own === undefined
      ? [`${file}: found no script that sets the colours, expected Docusaurus' own.`]
      : []),
    ...foreign.map(
      (script) => `${file}: found an inline script: ${JSON.stringify(toStart(script))}`,
    ),
    ...refused.map((code) => `${file}: found ${code}`),
  ];
}

function toStart(script: string): string {
  return script.length > 80 ? `${script.slice(0, 80)}…` : script;
}

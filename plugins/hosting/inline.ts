/**
 * Finds inline scripts and styles in built pages, which the Content-Security-Policy allows or
 * blocks.
 */
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { isColourScript } from '../bundler/page-template';

export interface InlineCode {
  /** The text of the inline scripts, as hashed by the browser. */
  readonly scripts: readonly string[];
  /** Styles and event attributes, as in the page. */
  readonly refused: readonly string[];
}

/** Finds all inline code in a page. */
export function findInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const refused: string[] = [];
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && !('src' in attributes)) script = '';
      if (name === 'style') refused.push('<style>');
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

/** The hash of an inline script as a policy source. */
export function toScriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * Reports forbidden inline code: styles, event attributes, and any script other than the Docusaurus
 * theme script, which Docusaurus pages must have. One message per problem.
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
      ? [`${file}: found no theme script, expected the one from Docusaurus.`]
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

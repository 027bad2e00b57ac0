/** Finds the URLs that built pages load, to check that they are existing files of the site. */
import { Parser } from 'htmlparser2';

export interface Loaded {
  /** URLs of the site's own files, without query and fragment. */
  readonly files: readonly string[];
  /** Elements and URLs that the policy blocks. */
  readonly refused: readonly string[];
}

const loading = ['src', 'srcset', 'poster', 'data', 'background'];
const loadingLinks = /\b(stylesheet|icon|preload|modulepreload|manifest|prefetch)\b/;
const elements = /^(iframe|frame|frameset|object|embed|applet|base|portal|fencedframe)$/;

/** Finds the URLs that a page loads, except the URL of the operator's script. */
export function findLoaded(html: string, scriptUrl?: string): Loaded {
  const files: string[] = [];
  const refused: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (elements.test(name)) refused.push(`<${name}>`);
      const isLoading = name === 'link' && loadingLinks.test(attributes['rel'] ?? '');
      for (const [attribute, value] of Object.entries(attributes)) {
        const text = `<${name} ${attribute}=${JSON.stringify(value)}>`;
        if (/^\s*(javascript|vbscript|data):/i.test(value) && attribute !== 'content') {
          refused.push(text);
        } else if (loading.includes(attribute) || (isLoading && attribute === 'href')) {
          if (name === 'script' && value === scriptUrl) continue;
          for (const address of toAddresses(attribute, value)) {
            if (/^([a-z][a-z+.-]*:|\/\/)/i.test(address)) refused.push(text);
            else files.push(address.replace(/[?#].*$/, ''));
          }
        }
      }
    },
  });
  parser.end(html);
  return { files, refused };
}

/** A `srcset` contains several URLs, each with a size. */
function toAddresses(attribute: string, value: string): readonly string[] {
  if (attribute !== 'srcset') return [value.trim()];
  return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

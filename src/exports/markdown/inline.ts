import type { PhrasingContent } from 'mdast';
import { toInline, type Inline } from '../../catalogue/inline';
import type { ExportedVersion } from '../version';
import { toTwinHref } from './links';
import { code, link, strong, text } from './nodes';

/** A catalogue text in the inline notation. Its links lead to twins. */
export function toPhrasing(source: string, version: ExportedVersion): PhrasingContent[] {
  return partsToPhrasing(toInline(source), version);
}

/** The parts of a text. */
export function partsToPhrasing(
  parts: readonly Inline[],
  version: ExportedVersion,
): PhrasingContent[] {
  return parts.map((inline) => toNode(inline, version));
}

/** A warning before a description. Empty if nothing is deprecated. */
export function toDeprecation(
  deprecated: string | undefined,
  version: ExportedVersion,
): PhrasingContent[] {
  if (!deprecated) return [];
  return [strong('Deprecated.'), text(' '), ...toPhrasing(deprecated, version), text(' ')];
}

function toNode(inline: Inline, version: ExportedVersion): PhrasingContent {
  switch (inline.kind) {
    case 'text':
      return text(inline.text);
    case 'code':
      return code(inline.text);
    case 'strong':
      return strong(inline.text);
    case 'emphasis':
      return { type: 'emphasis', children: [text(inline.text)] };
    case 'link':
      return link(toTwinHref(inline.href, version), inline.text);
    default:
      return inline satisfies never;
  }
}

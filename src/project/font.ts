/** The font of a brand. */

export type FontKind = 'static' | 'variable';

/** The tag of the table of axes, and those of outlines, which are transformed unless they say so. */
const axes = 47;
const outlines = [10, 11];
const other = 63;

/** Whether a WOFF2 file has axes, such as weights (WOFF 2.0, section 4.1). Undefined for other files. */
export function readFontKind(font: Buffer): FontKind | undefined {
  if (font.length < 48 || font.toString('latin1', 0, 4) !== 'wOF2') return undefined;
  let at = 48;
  for (let tables = font.readUInt16BE(12); tables > 0; tables -= 1) {
    const flags = font[at] ?? 0;
    const [tag, version] = [flags & 63, flags >> 6];
    if (tag === axes) return 'variable';
    at += tag === other ? 5 : 1;
    const isTransformed = version !== (outlines.includes(tag) ? 3 : 0);
    for (let lengths = isTransformed ? 2 : 1; lengths > 0; lengths -= 1) {
      // All bytes of a length but its last one have the highest bit.
      while ((font[at] ?? 0) > 127) at += 1;
      at += 1;
    }
  }
  return 'static';
}

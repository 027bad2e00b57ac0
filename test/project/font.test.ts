import { readFontKind } from '../../src/project/font';

/** A WOFF2 file with the directory of these tables only. */
function toFont(...tables: readonly (readonly number[])[]): Buffer {
  const header = Buffer.alloc(48);
  header.write('wOF2');
  header.writeUInt16BE(tables.length, 12);
  return Buffer.concat([header, Buffer.from(tables.flat())]);
}

const [glyphs, plain, axes] = [10, 1, 47];
const named = [63, ...Buffer.from('ABCD')];
const untransformed = 3 << 6;

it.each([
  ['static', toFont([plain, 5])],
  ['static', toFont([glyphs, axes, axes], [plain, 0x81, axes])],
  ['static', toFont([glyphs | untransformed, axes], [...named, axes])],
  // A file that is cut.
  ['static', toFont([axes]).subarray(0, 48)],
  ['variable', toFont([glyphs, 1, 2], [axes, 9])],
  ['variable', toFont([...named, 0x83, 0x82, 1], [glyphs | untransformed, 1], [axes, 9])],
  [undefined, Buffer.from('OTTO'.padEnd(60))],
  [undefined, Buffer.from('wOF2')],
])('the kind of a font is %s', (kind, font) => {
  expect(readFontKind(font)).toBe(kind);
});

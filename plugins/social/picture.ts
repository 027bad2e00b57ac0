/** The picture of a page: the logo and name of the portal, the title, and the endpoint or a description. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync, Resvg } from '@resvg/resvg-js';
import Handlebars from 'handlebars';
import { type Colors, contrastOf } from '../../src/project/colors';

export interface Looks {
  readonly name: string;
  /** A file of the type `svg` or `png`. */
  readonly icon: { readonly type: string; readonly bytes: Buffer };
  readonly colors: Colors;
  /** The files of fonts. */
  readonly fonts: readonly string[];
}

export interface PictureTexts {
  readonly title: string;
  /** Shown on pages without an endpoint. */
  readonly description: string;
  readonly endpoint?: { readonly method: string; readonly path: string } | undefined;
}

const template = Handlebars.compile(readFileSync(path.join(__dirname, 'picture.svg'), 'utf8'), {
  strict: true,
});

/** Renders a PNG of 1200 by 630 pixels. The same texts result in the same bytes. */
export async function renderPicture(texts: PictureTexts, looks: Looks): Promise<Buffer> {
  const options = { font: toFont(looks.fonts) };
  return (await renderAsync(template(toTemplateValues(texts, looks)), options)).asPng();
}

/** Renders the icon as a square PNG, without transparent corners, which phones show in black. */
export function renderIcon({ icon, colors, fonts }: Looks, width: number): Buffer {
  const options = { font: toFont(fonts), background: colors['accent'] ?? '' };
  return new Resvg(toSquare(icon, width), options).render().asPng();
}

/** Whether hardly any part of a logo stands out from a surface. */
export function isFaint(logo: Looks['icon'], surface: string): boolean {
  const { pixels } = new Resvg(toSquare(logo, 64)).render();
  const colors = Array.from(
    { length: pixels.length / 4 },
    (_, index) => [...pixels.subarray(4 * index, 4 * index + 4)] as const,
  ).filter(([, , , alpha = 0]) => alpha > 200);
  const seen = colors.filter(
    (color) => contrastOf(`rgb(${color.slice(0, 3).join(',')})`, surface) > 1.5,
  );
  // One that cannot be drawn has no colours.
  return seen.length <= 0.05 * colors.length;
}

function toSquare(icon: Looks['icon'], width: number): string {
  const size = `width="${width}" height="${width}"`;
  const image = `<image ${size} href="${toDataUrl(icon)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`;
}

function toFont(fonts: readonly string[]) {
  return { fontFiles: [...fonts], loadSystemFonts: false };
}

function toDataUrl({ type, bytes }: Looks['icon']): string {
  const mediaType = type === 'svg' ? 'image/svg+xml' : `image/${type}`;
  return `data:${mediaType};base64,${bytes.toString('base64')}`;
}

/** The attributes of texts, and the files of their fonts. */
interface Style {
  readonly attributes: string;
  readonly fonts: readonly string[];
}

/** A letter that a font lacks is that of another file. */
const toStyles = (fonts: readonly string[]) => ({
  plain: { fonts, attributes: 'font-family="DejaVu Sans"' },
  bold: { fonts, attributes: 'font-family="DejaVu Sans" font-weight="700"' },
  mono: { fonts, attributes: 'font-family="DejaVu Sans Mono"' },
});

const margin = 80;
const room = 1200 - 2 * margin;

function toTemplateValues({ title, description, endpoint }: PictureTexts, looks: Looks): object {
  const { name, icon, colors, fonts } = looks;
  const { plain, bold } = toStyles(fonts);
  const text = endpoint ? '' : description;
  return {
    colors,
    icon: toDataUrl(icon),
    name: { text: name, size: toSize(name, bold, 36, room - 88) },
    title: toLines(title, { style: bold, size: 76, leastSize: 52, mostLines: 3, y: 280 }),
    description: toLines(text, { style: plain, size: 32, leastSize: 32, mostLines: 2, y: 510 }),
    endpoint: endpoint && toEndpoint(endpoint, fonts),
  };
}

function toEndpoint(
  { method, path: text }: NonNullable<PictureTexts['endpoint']>,
  fonts: Looks['fonts'],
): object {
  const { bold, mono } = toStyles(fonts);
  const badge = Math.ceil(28 * measure(method, bold)) + 40;
  const x = margin + badge + 24;
  const size = toSize(text, mono, 30, room - badge - 24);
  return { method, badge, path: { text, x, size } };
}

interface Block {
  readonly style: Style;
  readonly size: number;
  /** The size of a text that is too long for larger ones. It is cut if it is still too long. */
  readonly leastSize: number;
  readonly mostLines: number;
  readonly y: number;
}

/** The lines of a text in the largest size that has few enough of them. */
function toLines(text: string, block: Block): readonly object[] {
  const { style, size, leastSize, mostLines, y } = block;
  const lines = wrap(text, style, room / size);
  const isLong = lines.length > mostLines;
  if (isLong && size > leastSize) return toLines(text, { ...block, size: size - 4 });
  return lines.slice(0, mostLines).map((line, index) => ({
    text: isLong && index === mostLines - 1 ? `${line} …` : line,
    size: toSize(line, style, size, room),
    y: y + Math.round(1.25 * size * index),
  }));
}

/**
 * Breaks a text at its spaces, and between Chinese and Japanese letters, into lines of at most a width
 * in em, except for longer words.
 */
function wrap(text: string, style: Style, width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of split(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())) {
    const longer = (lines.at(-1) ?? '') + part;
    if (measure(longer.trim(), style) <= width) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

const wide = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`;
const isWide = new RegExp(`[${wide}]`, 'u');
const small = 'ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ';

/**
 * Where lines can start: after a space, and before a Chinese or Japanese letter but a small one, unless
 * it follows another script (https://www.w3.org/TR/jlreq).
 */
const breaks = new RegExp(String.raw`(?<= )|(?<=[${wide}ー\p{P}])(?![${small}])(?=[${wide}])`, 'u');

function split(text: string): readonly string[] {
  return text.split(breaks).filter(Boolean);
}

function toSize(text: string, style: Style, size: number, width: number): number {
  return Math.min(size, Math.floor(width / measure(text, style)));
}

const widths = new Map<string, number>();

/** The width of a text in em, a little too large. */
function measure(text: string, style: Style): number {
  const parts = split(text);
  const spaces = 0.36 * parts.filter((part) => part.endsWith(' ')).length;
  return parts.reduce((sum, part) => sum + measureWord(part.trim(), style), spaces);
}

function measureWord(word: string, { attributes, fonts }: Style): number {
  // The box has no space around the letters, which all are one em wide.
  if (isWide.test(word)) return [...word].length;
  const key = `${attributes} ${word}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const text = `<text font-size="100" ${attributes}>${Handlebars.escapeExpression(word)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  const box = new Resvg(svg, { font: toFont(fonts) }).getBBox();
  const width = ((box?.width ?? 0) + 10) / 100;
  widths.set(key, width);
  return width;
}

/** The picture of a page: the logo and name of the portal, the title, and the endpoint or a description. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync, Resvg } from '@resvg/resvg-js';
import Handlebars from 'handlebars';
import type { Colors } from '../../src/project/colors';

export interface Looks {
  readonly name: string;
  /** A file of the type `svg` or `png`. */
  readonly icon: { readonly type: string; readonly bytes: Buffer };
  readonly colors: Colors;
}

export interface PictureTexts {
  readonly title: string;
  /** Shown on pages without an endpoint. */
  readonly description: string;
  readonly endpoint?: { readonly method: string; readonly path: string } | undefined;
}

/** The same fonts on every machine. They have no Chinese, Japanese and Korean letters. */
const font = {
  fontFiles: ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSansMono'].map((name) =>
    require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
  ),
  loadSystemFonts: false,
};

const template = Handlebars.compile(readFileSync(path.join(__dirname, 'picture.svg'), 'utf8'), {
  strict: true,
});

/** Renders a PNG of 1200 by 630 pixels. The same texts result in the same bytes. */
export async function renderPicture(texts: PictureTexts, looks: Looks): Promise<Buffer> {
  return (await renderAsync(template(toTemplateValues(texts, looks)), { font })).asPng();
}

/** Renders the icon as a square PNG, without transparent corners, which phones show in black. */
export function renderIcon({ icon, colors }: Looks, width: number): Buffer {
  const size = `width="${width}" height="${width}"`;
  const image = `<image ${size} href="${toDataUrl(icon)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`;
  return new Resvg(svg, { font, background: colors['accent'] ?? '' }).render().asPng();
}

function toDataUrl({ type, bytes }: Looks['icon']): string {
  const mediaType = type === 'svg' ? 'image/svg+xml' : `image/${type}`;
  return `data:${mediaType};base64,${bytes.toString('base64')}`;
}

// The attributes of texts in each style.
const plain = 'font-family="DejaVu Sans"';
const bold = `${plain} font-weight="700"`;
const mono = 'font-family="DejaVu Sans Mono"';

const margin = 80;
const room = 1200 - 2 * margin;

function toTemplateValues({ title, description, endpoint }: PictureTexts, looks: Looks): object {
  const { name, icon, colors } = looks;
  const text = endpoint ? '' : description;
  return {
    colors,
    icon: toDataUrl(icon),
    name: { text: name, size: toSize(name, bold, 36, room - 88) },
    title: toLines(title, { style: bold, size: 76, leastSize: 52, mostLines: 3, y: 280 }),
    description: toLines(text, { style: plain, size: 32, leastSize: 32, mostLines: 2, y: 510 }),
    endpoint: endpoint && toEndpoint(endpoint),
  };
}

function toEndpoint({ method, path: text }: NonNullable<PictureTexts['endpoint']>): object {
  const badge = Math.ceil(28 * measure(method, bold)) + 40;
  const x = margin + badge + 24;
  const size = toSize(text, mono, 30, room - badge - 24);
  return { method, badge, path: { text, x, size } };
}

interface Block {
  readonly style: string;
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

/** Breaks a text at its spaces into lines of at most a width in em, except for longer words. */
function wrap(text: string, style: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[\s\p{Cc}]+/u).filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (measure(longer, style) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function toSize(text: string, style: string, size: number, width: number): number {
  return Math.min(size, Math.floor(width / measure(text, style)));
}

const widths = new Map<string, number>();

/** The width of a text in em, a little too large. */
function measure(text: string, style: string): number {
  const words = text.split(' ');
  const spaces = 0.36 * (words.length - 1);
  return words.reduce((sum, word) => sum + measureWord(word, style), spaces);
}

function measureWord(word: string, style: string): number {
  const key = `${style} ${word}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const text = `<text font-size="100" ${style}>${Handlebars.escapeExpression(word)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  const width = ((new Resvg(svg, { font }).getBBox()?.width ?? 0) + 10) / 100;
  widths.set(key, width);
  return width;
}

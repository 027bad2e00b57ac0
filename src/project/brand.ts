/** The looks of a portal: its logo, icon, accent and style sheet. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ContentProblem } from '../check/messages';
import { type Colors, findFaint, readTokens, type Theme, toDarkAccent, toShades } from './colors';
import { type FontKind, readFontKind } from './font';
import { accepts, type Entries, findSetting, settings } from './settings';

/** Files are absolute paths. */
export interface Brand {
  readonly logo?: Readonly<Record<Theme, string>> & Size;
  readonly favicon?: string;
  /** The colours of an accent, by theme. */
  readonly colors?: Readonly<Record<Theme, Colors>>;
  readonly font?: { readonly file: string; readonly kind: FontKind };
  readonly stylesheet?: string;
}

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

type Texts = ReadonlyMap<string, string>;

export function toBrand(texts: Texts, folder: string, staticFolder?: string): Brand {
  const toFile = (name: string | undefined) => name && path.resolve(folder, name);
  const logo = toThemed(texts, 'brand.logo');
  const [light, dark] = [toFile(logo?.light), toFile(logo?.dark ?? logo?.light)];
  const size = light && readSize(light);
  // A wide logo would be too small to read in an icon.
  const isSquare = size && size.width < 1.2 * size.height;
  const served = staticFolder && path.join(staticFolder, 'img/favicon.svg');
  const favicon =
    toFile(texts.get('brand.favicon')) ??
    (served && fs.existsSync(served) ? served : isSquare ? light : undefined);
  const stylesheet = toFile(texts.get('brand.css'));
  const font = toFile(texts.get('brand.font'));
  const kind = font && readFontKind(fs.readFileSync(font));
  const colors = toColors(texts);
  return {
    ...(light && dark && size && { logo: { light, dark, ...size } }),
    ...(favicon && { favicon }),
    ...(colors && { colors }),
    ...(font && kind && { font: { file: font, kind } }),
    ...(stylesheet && { stylesheet }),
  };
}

/** Where the site has a file of the brand: in a folder that browsers can keep for ever. */
export function toAsset(folder: 'images' | 'fonts', name: string, file: string): string {
  const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 8);
  return `assets/${folder}/${name}-${hash}${path.extname(file)}`;
}

/** What a text, or a text for each theme, sets. */
function toThemed(texts: Texts, name: string) {
  const light = texts.get(name) ?? texts.get(`${name}.light`) ?? texts.get(`${name}.dark`);
  return light === undefined ? undefined : { light, dark: texts.get(`${name}.dark`) };
}

/**
 * The size of an image. Undefined if the file does not say it.
 * @param wanted the only type that counts, such as `png`
 */
export function readSize(file: string, wanted?: string): Size | undefined {
  try {
    const { width, height, type } = imageSize(fs.readFileSync(file));
    return type === (wanted ?? type) && width * height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

function toColors(texts: Texts): Brand['colors'] {
  const accent = toThemed(texts, 'brand.accent');
  if (!accent) return undefined;
  const tokens = readTokens();
  const dark = accent.dark ?? toDarkAccent(accent.light, tokens.dark);
  return {
    light: toShades(accent.light, 'light', tokens.light),
    dark: toShades(dark, 'dark', tokens.dark),
  };
}

/** Images without a size, and accents in which texts could not be read. */
export function checkBrand(entries: Entries, folder: string): readonly ContentProblem[] {
  return [...checkImages(entries, folder), ...checkFont(entries, folder), ...checkAccents(entries)];
}

/** Pages load the font before they show text. */
const mostBytes = 300_000;

function checkFont(entries: Entries, folder: string): readonly ContentProblem[] {
  const { value, ...place } = entries.get('brand.font') ?? { value: '', file: '' };
  const file = path.resolve(folder, value);
  const setting = settings.get('brand.font');
  const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
  if (!setting || !accepts(setting, value) || !isFile) return [];
  const bytes = fs.readFileSync(file);
  const named = JSON.stringify(value);
  const expected = setting['x-expected'] ?? '';
  if (!readFontKind(bytes))
    return [{ ...place, found: `${named}, which is no WOFF2 font`, expected }];
  if (bytes.length <= mostBytes) return [];
  const found = `${named}, which has ${Math.ceil(bytes.length / 1000)} kB`;
  return [{ ...place, found, expected, hint: 'Leave out the letters of other languages.' }];
}

function checkImages(entries: Entries, folder: string): readonly ContentProblem[] {
  return [...entries].flatMap(([name, { value, ...place }]) => {
    const file = path.resolve(folder, value);
    const setting = findSetting(name);
    const isImage = setting?.format === 'image' && accepts(setting, value) && fs.existsSync(file);
    const type = path.extname(file).slice(1).toLowerCase();
    if (!isImage || readSize(file, type)) return [];
    const found = `${JSON.stringify(value)}, which has no size that can be read`;
    return [{ ...place, found, expected: 'a PNG file, or an SVG file with a viewBox' }];
  });
}

function checkAccents(entries: Entries): readonly ContentProblem[] {
  const tokens = readTokens();
  const themes = { '': 'light', '.light': 'light', '.dark': 'dark' } as const;
  return Object.entries(themes).flatMap(([end, theme]) => {
    const name = `brand.accent${end}`;
    const { value, ...place } = entries.get(name) ?? { value: '', file: '' };
    const setting = settings.get(name);
    if (!setting || !accepts(setting, value)) return [];
    const faint = findFaint(value, theme, tokens[theme]);
    const [first] = faint;
    if (!first) return [];
    const listed = faint.map(({ text, behind, contrast }) => `${contrast} of ${text} on ${behind}`);
    return {
      ...place,
      found: `"${value}" with too little contrast in the ${theme} theme (${listed.join(', ')})`,
      expected: 'at least 4.5 (WCAG 2.2)',
      hint: `"${first.better}" would do.`,
    };
  });
}

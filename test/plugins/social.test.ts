import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { findFonts } from '../../plugins/social/fonts';
import {
  isFaint,
  type Looks,
  type PictureTexts,
  renderIcon,
  renderPicture,
} from '../../plugins/social/picture';
import { root } from '../../scripts/lib/paths.mjs';
import { useFolder } from '../support/folder';

const brand: Looks = {
  fonts: findFonts([], 'en', __dirname).files,
  name: 'Music Link API',
  icon: { type: 'svg', bytes: readFileSync(path.join(root, 'static/img/favicon.svg')) },
  colors: {
    ...{ text: '#000000', surface: '#ffffff' },
    ...{ accent: '#4f46e5', 'on-accent': '#ffffff' },
  },
};

const page: PictureTexts = { title: 'Errors', description: 'What went wrong.' };
const endpoint = { method: 'DELETE', path: 'campaigns/boards/{boardId}' };
const long = 'Wide WORDS of a title '.repeat(20);

/** The pixels of a PNG, four bytes each. */
function readPixels(png: Buffer) {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = `width="${width}" height="${height}"`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${href}" ${size}/></svg>`,
  ).render();
  const at = (x: number, y: number) => [...pixels.subarray(4 * (y * width + x)).subarray(0, 4)];
  return { width, height, at };
}

describe('the picture of a page', () => {
  it('has the size that services expect, and the same bytes each time', async () => {
    const picture = await renderPicture(page, brand);
    expect(await renderPicture(page, brand)).toEqual(picture);
    expect(readPixels(picture)).toMatchObject({ width: 1200, height: 630 });
  });

  it.each<[string, Partial<PictureTexts>, Partial<Looks>]>([
    ['title', { title: 'Other' }, {}],
    ['description', { description: 'Other.' }, {}],
    ['endpoint', { endpoint }, {}],
    ['portal', {}, { name: 'Other API' }],
  ])('shows the %s', async (_, texts, own) => {
    const picture = await renderPicture({ ...page, ...texts }, { ...brand, ...own });
    expect(picture.equals(await renderPicture(page, brand))).toBe(false);
  });

  it.each<[string, PictureTexts, string]>([
    ['long', { title: long, description: long }, 'N'.repeat(60)],
    ['single', { title: 'W'.repeat(90), description: 'w'.repeat(300) }, 'W'.repeat(60)],
    ['no', { title: '', description: '' }, 'A'],
    ['Japanese', { title: '注文を出す'.repeat(12), description: '商品の注文。'.repeat(40) }, '店'],
    ['odd', { title: '"A" & <B> 日本 🎵\0', description: '</svg>' }, '<&>'],
    ['long', { ...page, endpoint: { method: 'DELETE', path: 'tours/'.repeat(40) } }, 'A'],
  ])('keeps its margins with %s words', async (_, texts, name) => {
    const { at } = readPixels(await renderPicture(texts, { ...brand, name }));
    const margin = Array.from({ length: 614 * 35 }, (_pixel, index) =>
      at(1165 + (index % 35), Math.floor(index / 35)).join(),
    );
    expect(new Set(margin)).toEqual(new Set(['0,0,0,255']));
  });
});

it('the icon has no transparent corners', () => {
  const { width, height, at } = readPixels(renderIcon(brand, 180));
  expect([width, height, at(0, 0)]).toEqual([180, 180, [0x4f, 0x46, 0xe5, 255]]);
});

describe('the fonts of pictures', () => {
  const { at, write } = useFolder();
  const find = (text: string, tag: string) => {
    const { files, missing } = findFonts([text], tag, at('site'));
    return { files: files.map((file) => path.basename(file)).slice(3), missing };
  };

  it('are those of the scripts of texts that the project has installed', async () => {
    const font = 'node_modules/@expo-google-fonts/noto-sans-jp/400Regular';
    await write({ [`${font}/NotoSansJP_400Regular.ttf`]: '' });
    const files = ['NotoSansJP_400Regular.ttf'];
    expect(find('注文を出す', 'ja')).toEqual({ files, missing: [] });
    expect(find('注文', 'ja')).toEqual({ files, missing: [] });
    expect(find('Order', 'ja')).toEqual({ files: [], missing: [] });
  });

  it.each([
    ['订单', 'zh-Hans', 'sc'],
    ['訂單', 'zh-TW', 'tc'],
    ['주문', 'ko', 'kr'],
    ['漢字', 'en', 'sc'],
    ['สั่งซื้อ', 'en', 'thai'],
  ])('are asked for where they are missing: %s in %s', (text, tag, name) => {
    expect(find(text, tag)).toEqual({
      files: [],
      missing: [`@expo-google-fonts/noto-sans-${name}`],
    });
  });
});

it.each([
  ['black', '#0f1115', true],
  ['black', '#ffffff', false],
  ['black and orange', '#0f1115', false],
  ['none', '#ffffff', true],
])('a %s logo on %s is faint: %s', (colors, surface, faint) => {
  const [left = '', right = left] = colors.split(' and ');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1">' +
    `<path d="M0 0h2v1H0z" fill="${left}"/><path d="M2 0h2v1H2z" fill="${right}"/></svg>`;
  expect(isFaint({ type: 'svg', bytes: Buffer.from(svg) }, surface)).toBe(faint);
});

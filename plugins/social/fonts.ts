/** The fonts of social pictures: the same on every machine, and those that a project has installed. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const ownFonts = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSansMono'].map((name) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
);

/** The letters of scripts that these fonts lack, by the name of a font that has them. */
const letters = {
  JP: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  KR: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
} as const;

type Script = keyof typeof letters;

type Name = Script | 'SC' | 'TC';

/** The font that has the Chinese letters of a language, in its forms. */
function findHan(tag: string): Name {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'ja') return 'JP';
  if (language === 'ko') return 'KR';
  return script === 'Hant' ? 'TC' : 'SC';
}

/** Files of fonts, and the packages that a project would need for all letters of its texts. */
interface Fonts {
  readonly files: readonly string[];
  readonly missing: readonly string[];
}

/**
 * The fonts for texts in a language.
 * @param folder the folder of the project, whose packages are looked for there and above
 */
export function findFonts(texts: readonly string[], tag: string, folder: string): Fonts {
  const text = texts.join(' ');
  const scripts = (Object.keys(letters) as Script[]).filter((name) => letters[name].test(text));
  const wanted = new Set([...scripts, ...(/\p{Script=Han}/u.test(text) ? [findHan(tag)] : [])]);
  const found = [...wanted].map((name) => ({ name, files: findFiles(name, folder) }));
  return {
    files: [...ownFonts, ...found.flatMap(({ files }) => files)],
    missing: found.filter(({ files }) => files.length === 0).map(({ name }) => toPackage(name)),
  };
}

function toPackage(name: Name): string {
  return `@expo-google-fonts/noto-sans-${name.toLowerCase()}`;
}

/** One weight, which all texts have: the other one would double the time of a picture. */
function findFiles(name: Name, folder: string): readonly string[] {
  const folders = createRequire(path.join(folder, 'portal.yaml')).resolve.paths('a') ?? [];
  const file = path.join(toPackage(name), '400Regular', `NotoSans${name}_400Regular.ttf`);
  const found = folders.map((place) => path.join(place, file)).find((place) => existsSync(place));
  return found === undefined ? [] : [found];
}

/** Replaces modules of the framework in the bundle. */
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { Site } from '../../src/site';

export interface Replacement {
  /** The import of the framework. */
  readonly request: RegExp;
  /** The folder of the importing modules. Any folder if omitted. */
  readonly importer?: RegExp;
  readonly file: string;
}

const client = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;
const file = (name: string) => path.join(__dirname, 'client', name);

/**
 * Modules that the portal replaces:
 * - `normalizeLocation` fails on URLs that cannot be decoded, such as `/docs/errors#%`, and is slow.
 * - `docusaurus` prefetches the page of every link in view; hovering loads just the one wanted.
 * - `prism-include-languages` loads all of Prism with every page; code is coloured by src/highlight.
 * - `nprogress` draws a bar during navigation; pages load while the pointer is on their link.
 * - `tslib` has 30 helpers, of which the client calls one.
 */
export const frameworkModules: readonly Replacement[] = [
  { request: /^\.\/normalizeLocation$/, importer: client, file: file('decodable-location') },
  { request: /^\.\/docusaurus$/, importer: client, file: file('docusaurus') },
  {
    request: /theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)(\.js)?$/,
    file: file('stubs'),
  },
  {
    request: /^tslib$/,
    importer: /@docusaurus[\\/]utils-common[\\/]lib$/,
    file: file('stubs'),
  },
];

/** A module that the server replaces. The client of a large portal has its own replacement. */
export const serverPreload: Replacement = {
  request: /^\.\/preload$/,
  importer: client,
  file: file('server-preload'),
};

const allLanguages = path.join(__dirname, '../../src/samples/preloaded-all');

/** What settings change in the scripts of all pages: parts that are unset take no room there. */
export function listSet(
  { around, header, footer, languages }: Site,
  { script, locales }: Readonly<Record<'script' | 'locales', unknown>>,
): readonly Replacement[] {
  const parts = {
    ApiMenu: around,
    HeaderLinks: header,
    FooterColumns: footer,
    Helpful: script,
    LanguageMenu: locales,
  };
  const unset = Object.entries(parts).flatMap(([name, setting]) => (setting ? [] : [name]));
  const first = languages?.[0] ?? 'curl';
  return [
    ...unset.map((name) => ({ request: new RegExp(`/${name}$`), file: file('nothing') })),
    ...(around ? [] : [{ request: /(?:\/Shell|^\.)\/apis$/, file: file('no-apis') }]),
    ...(first === 'curl' ? [] : [{ request: /\/samples\/preloaded$/, file: allLanguages }]),
  ];
}

export function replaceModules({ instance }: CurrentBundler, replacements: readonly Replacement[]) {
  return replacements.map(
    ({ request, importer, file }) =>
      new instance.NormalModuleReplacementPlugin(request, (found) => {
        if (!importer || importer.test(found.context)) found.request = file;
      }),
  );
}

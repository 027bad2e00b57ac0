/** Puts the messages of the build's language in the places of the English ones. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as framework from '../../src/messages/en/framework';
import { generatedFolder } from '../../src/project';
import { englishMessages, readMessages, readOtherTexts } from '../../src/project/locales';
import { root } from './places';

/** A rule for each module with other messages. A page loads those of its parts alone, in any language. */
export function translateMessages(project: string, locale: string) {
  return listChanged(project, locale).map(([module, said]) => ({
    include: path.join(root, 'src/messages/en', `${module}${path.extname(__filename)}`),
    enforce: 'pre' as const,
    use: [
      {
        loader: path.join(__dirname, 'generated-loader.js'),
        options: { edit: () => toCode(said, 'export const ') },
      },
    ],
  }));
}

/** Writes the modules with other messages for Node (`node-messages.mjs`), and returns their folder. */
export function writeMessages(project: string, locale: string): string {
  const folder = path.join(project, generatedFolder, 'messages', locale);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [module, said] of listChanged(project, locale)) {
    const code = `exports.__esModule = true;\n${toCode(said, 'exports.')}`;
    writeFileSync(path.join(folder, `${module}.cjs`), code);
  }
  return folder;
}

/** What the framework says by ID, where it may lack the language. */
const frameworkIds: Readonly<Record<string, keyof typeof framework>> = {
  'theme.colorToggle.ariaLabel.mode.system': 'systemMode',
  'theme.DocSidebarItem.expandCategoryAriaLabel': 'expandCategory',
  'theme.DocSidebarItem.collapseCategoryAriaLabel': 'collapseCategory',
  'theme.admonition.note': 'note',
  'theme.admonition.tip': 'tip',
  'theme.admonition.info': 'info',
  'theme.admonition.warning': 'warning',
  'theme.admonition.danger': 'danger',
  'theme.admonition.caution': 'caution',
};

/** Texts of the framework: those of ours that are translated, and those of the project. */
export function listFrameworkTexts(
  project: string,
  locale: string,
): Readonly<Record<string, string>> {
  const english = englishMessages['framework'];
  const said = readMessages(project, locale)['framework'];
  const own = Object.entries(frameworkIds).flatMap(([id, name]) => {
    const text = said?.[name] ?? '';
    return text === english?.[name] ? [] : [[id, text] as const];
  });
  return { ...Object.fromEntries(own), ...readOtherTexts(project, locale) };
}

function listChanged(project: string, locale: string) {
  return Object.entries(readMessages(project, locale)).filter(([module, said]) => {
    const english = Object.entries(englishMessages[module] ?? {});
    return english.some(([name, message]) => said[name] !== message);
  });
}

function toCode(messages: Readonly<Record<string, string>>, start: string): string {
  return Object.entries(messages)
    .map(([name, message]) => `${start}${name} = ${JSON.stringify(message)};\n`)
    .join('');
}

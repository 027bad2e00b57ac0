/** Puts the messages of the build's language in the places of the English ones. */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { englishMessages, readMessages } from '../../src/project/locales';
import { root } from './places';

/** A rule for each module with other messages. A page loads those of its parts alone, in any language. */
export function translateMessages({ siteDir, i18n: { currentLocale } }: LoadContext) {
  const messages = Object.entries(readMessages(siteDir, currentLocale));
  const changed = messages.filter(([module, said]) => {
    const english = Object.entries(englishMessages[module] ?? {});
    return english.some(([name, message]) => said[name] !== message);
  });
  return changed.map(([module, said]) => ({
    include: path.join(root, 'src/messages/en', `${module}${path.extname(__filename)}`),
    enforce: 'pre' as const,
    use: [
      {
        loader: path.join(__dirname, 'generated-loader.js'),
        options: { edit: () => toCode(said) },
      },
    ],
  }));
}

function toCode(messages: Readonly<Record<string, string>>): string {
  return Object.entries(messages)
    .map(([name, message]) => `export const ${name} = ${JSON.stringify(message)};\n`)
    .join('');
}

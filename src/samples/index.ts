/** The languages of the code samples, in tab order. */
import type { HttpRequest } from '../request/model';
import { toCSharp } from './csharp';
import { toCurl } from './curl';
import { toGo } from './go';
import { toJava } from './java';
import { toJavaScript } from './javascript';
import { toPhp } from './php';
import { toPython } from './python';
import { toRuby } from './ruby';
import { toRust } from './rust';
import { toSwift } from './swift';

interface Language {
  readonly label: string;
  /** The name of the grammar for highlighting. */
  readonly grammar: string;
  /** Other names, in lower case and without spaces. */
  readonly aliases: readonly string[];
  readonly toSample: (request: HttpRequest) => string;
}

export const languages = {
  curl: {
    label: 'cURL',
    grammar: 'curl',
    aliases: ['shell', 'bash', 'sh'],
    toSample: toCurl,
  },
  python: {
    label: 'Python',
    grammar: 'python',
    aliases: ['py', 'python3'],
    toSample: toPython,
  },
  javascript: {
    label: 'JavaScript',
    grammar: 'javascript',
    aliases: ['js', 'node', 'nodejs', 'node.js'],
    toSample: toJavaScript,
  },
  go: { label: 'Go', grammar: 'go', aliases: ['golang'], toSample: toGo },
  java: { label: 'Java', grammar: 'java', aliases: [], toSample: toJava },
  csharp: {
    label: 'C#',
    grammar: 'csharp',
    aliases: ['cs', 'c-sharp', 'dotnet', '.net'],
    toSample: toCSharp,
  },
  php: { label: 'PHP', grammar: 'php', aliases: [], toSample: toPhp },
  ruby: { label: 'Ruby', grammar: 'ruby', aliases: ['rb'], toSample: toRuby },
  swift: { label: 'Swift', grammar: 'swift', aliases: [], toSample: toSwift },
  rust: { label: 'Rust', grammar: 'rust', aliases: ['rs'], toSample: toRust },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof languages;

export const languageIds = Object.keys(languages) as readonly LanguageId[];

/** The languages with their own tab. All others are in the Search tab. */
export const tabLanguageIds: readonly LanguageId[] = ['curl', 'python', 'javascript'];

export const searchLanguageIds: readonly LanguageId[] = languageIds.filter(
  (id) => !tabLanguageIds.includes(id),
);

/** Finds a language by name or alias, ignoring case and spaces. */
export function findLanguage(text: string): LanguageId | undefined {
  const name = text.toLowerCase().replaceAll(/\s/g, '');
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

const names: Readonly<Record<string, LanguageId>> = Object.fromEntries(
  languageIds.flatMap((id) => {
    const { label, aliases } = languages[id];
    return [id, label.toLowerCase(), ...aliases].map((name) => [name, id]);
  }),
);

/** The languages of the code samples, in tab order. `index.ts` writes the code. */

interface Language {
  readonly label: string;
  /** The name of the grammar for highlighting. */
  readonly grammar: string;
  /** Other names, in lower case and without spaces. */
  readonly aliases: readonly string[];
}

export const languageNames = {
  curl: {
    label: 'cURL',
    grammar: 'curl',
    aliases: ['shell', 'bash', 'sh'],
  },
  python: {
    label: 'Python',
    grammar: 'python',
    aliases: ['py', 'python3'],
  },
  javascript: {
    label: 'JavaScript',
    grammar: 'javascript',
    aliases: ['js', 'node', 'nodejs', 'node.js'],
  },
  go: { label: 'Go', grammar: 'go', aliases: ['golang'] },
  java: { label: 'Java', grammar: 'java', aliases: [] },
  csharp: {
    label: 'C#',
    grammar: 'csharp',
    aliases: ['cs', 'c-sharp', 'dotnet', '.net'],
  },
  php: { label: 'PHP', grammar: 'php', aliases: [] },
  ruby: { label: 'Ruby', grammar: 'ruby', aliases: ['rb'] },
  swift: { label: 'Swift', grammar: 'swift', aliases: [] },
  rust: { label: 'Rust', grammar: 'rust', aliases: ['rs'] },
} as const satisfies Record<string, Language>;

export type LanguageId = keyof typeof languageNames;

export const languageIds = Object.keys(languageNames) as readonly LanguageId[];

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
    const { label, aliases } = languageNames[id];
    return [id, label.toLowerCase(), ...aliases].map((name) => [name, id]);
  }),
);

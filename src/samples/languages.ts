/** The languages of the code samples, in tab order. `index.ts` writes the code. */

/** By the names of their grammars for highlighting. Aliases are in lower case and without spaces. */
export const languageNames = {
  curl: { label: 'cURL', aliases: ['shell', 'bash', 'sh'] },
  python: { label: 'Python', aliases: ['py', 'python3'] },
  javascript: { label: 'JavaScript', aliases: ['js', 'node', 'nodejs', 'node.js'] },
  go: { label: 'Go', aliases: ['golang'] },
  java: { label: 'Java', aliases: [] },
  csharp: { label: 'C#', aliases: ['cs', 'c-sharp', 'dotnet', '.net'] },
  php: { label: 'PHP', aliases: [] },
  ruby: { label: 'Ruby', aliases: ['rb'] },
  swift: { label: 'Swift', aliases: [] },
  rust: { label: 'Rust', aliases: ['rs'] },
} as const satisfies Record<string, { label: string; aliases: readonly string[] }>;

export type LanguageId = keyof typeof languageNames;

export const languageIds = Object.keys(languageNames) as readonly LanguageId[];

/** The languages with their own tab, unless settings name others. The rest is in the Search tab. */
export const tabLanguageIds: readonly LanguageId[] = ['curl', 'python', 'javascript'];

/** Finds a language by name or alias, ignoring case and spaces. */
export function findLanguage(text: string): LanguageId | undefined {
  return idsByName.get(text.toLowerCase().replaceAll(/\s/g, ''));
}

const idsByName = new Map(
  languageIds.flatMap((id) => {
    const { label, aliases } = languageNames[id];
    return [id, label.toLowerCase(), ...aliases].map((name) => [name, id] as const);
  }),
);

import components from 'prismjs/components.json';

interface Language {
  readonly alias?: string | readonly string[];
}

/** Prism's languages by alias, such as `js`, `sh` and `yml`. */
const byAlias: ReadonlyMap<string, string> = new Map(
  (Object.entries(components.languages) as [string, Language][]).flatMap(([name, { alias = [] }]) =>
    [alias].flat().map((other) => [other, name] as const),
  ),
);

const plain = ['plain', 'plaintext', 'txt'];

/** Prism's name of a language, so that a page also loads the small grammar for `js` and `sh`. */
export function toGrammarName(language: string): string {
  return plain.includes(language) ? 'text' : (byAlias.get(language) ?? language);
}

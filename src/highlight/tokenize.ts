import { type TokenRange, toRanges } from './ranges';

/** Languages whose grammars load with the first view. */
const firstView: ReadonlySet<string> = new Set(['bash', 'json']);

/** Loads the grammar of a language; `text` and unknown languages give no ranges. */
export async function loadTokenizer(
  language: string,
): Promise<(code: string) => readonly TokenRange[]> {
  if (language === 'text') return () => [];
  const { default: prism } = firstView.has(language)
    ? await import('./first-view')
    : await import('./all-languages');
  const { languages, tokenize } = prism;
  const grammar = Object.hasOwn(languages, language) ? languages[language] : undefined;
  return (code) => (grammar ? toRanges(tokenize(code, grammar)) : []);
}

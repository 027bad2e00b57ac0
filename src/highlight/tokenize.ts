import type Prism from 'prismjs';
import { type TokenRange, toRanges } from './ranges';

type Grammar = () => Promise<{ readonly default: Pick<typeof Prism, 'languages' | 'tokenize'> }>;

/** A single `import` for both languages, because the bundler makes a chunk of each. */
const firstView: Grammar = () => import('./grammars/first-view');

/** The grammars of the samples and of diffs, 1 to 3 kB each. The initial view needs only cURL and JSON. */
const grammars: Readonly<Record<string, Grammar>> = {
  curl: firstView,
  json: firstView,
  python: () => import('./grammars/python'),
  javascript: () => import('./grammars/javascript'),
  go: () => import('./grammars/go'),
  java: () => import('./grammars/java'),
  csharp: () => import('./grammars/csharp'),
  php: () => import('./grammars/php'),
  ruby: () => import('./grammars/ruby'),
  swift: () => import('./grammars/swift'),
  rust: () => import('./grammars/rust'),
  bash: () => import('./grammars/bash'),
  diff: () => import('./grammars/diff'),
};

const anyGrammar: Grammar = () => import('./grammars/any');

export type Tokenizer = (code: string) => readonly TokenRange[];

/** Loads the grammar of a language. `text` and unknown languages have none. */
export async function loadTokenizer(language: string): Promise<Tokenizer | undefined> {
  if (language === 'text') return undefined;
  const load = Object.hasOwn(grammars, language) ? grammars[language] : undefined;
  const { languages, tokenize } = (await (load ?? anyGrammar)()).default;
  const grammar = Object.hasOwn(languages, language) ? languages[language] : undefined;
  return grammar && ((code) => toRanges(tokenize(code, grammar)));
}

import type Prism from 'prismjs';
import { type Piece, toPieces } from './lines';

type Grammars = Pick<typeof Prism, 'languages' | 'tokenize'>;

/** Adds a language to the grammars of the first view, which it may extend. 1 to 3 kB each. */
type Load = (grammars: typeof Prism) => unknown;

/** The languages of the samples, diffs and TypeScript. Prism's files change a global object. */
const loaders: Readonly<Record<string, Load>> = {
  curl: () => undefined,
  json: () => undefined,
  python: () => import('prismjs/components/prism-python'),
  javascript: () => import('prismjs/components/prism-javascript'),
  go: () => import('prismjs/components/prism-go'),
  java: () => import('prismjs/components/prism-java'),
  csharp: () => import('prismjs/components/prism-csharp'),
  php: () => import('prismjs/components/prism-php'),
  ruby: () => import('prismjs/components/prism-ruby'),
  swift: () => import('prismjs/components/prism-swift'),
  rust: () => import('prismjs/components/prism-rust'),
  diff: () => import('prismjs/components/prism-diff'),
  typescript: async () => {
    await import('prismjs/components/prism-javascript');
    await import('prismjs/components/prism-typescript');
  },
  bash: async ({ languages }) => {
    await import('prismjs/components/prism-bash');
    // All options, also those with a hyphen in their name.
    languages.insertBefore('bash', 'parameter', {
      'attr-name': { pattern: /(\s)--?[a-z][a-z-]*/, lookbehind: true },
    });
  },
};

export type Tokenizer = (code: string) => readonly Piece[];

/** Loads the grammar of a language. `text` and unknown languages have none. */
export async function loadTokenizer(language: string): Promise<Tokenizer | undefined> {
  if (language === 'text') return undefined;
  const { languages, tokenize } = await loadGrammars(language);
  const grammar = Object.hasOwn(languages, language) ? languages[language] : undefined;
  return grammar && ((code) => toPieces(tokenize(code, grammar)));
}

/** Other languages need all grammars of prism-react-renderer. */
async function loadGrammars(language: string): Promise<Grammars> {
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined;
  if (!load) return (await import('prism-react-renderer')).Prism;
  const { default: grammars } = await import('./first-view');
  await load(grammars);
  return grammars;
}

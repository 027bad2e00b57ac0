/** The start of a comment and, if needed, its end, as regular expressions. */
type Style = readonly [start: string, end?: string];

const slashes: Style = [String.raw`\/\/`];
const block: Style = [String.raw`\/\*`, String.raw`\*\/`];
const jsx: Style = [String.raw`\{\s*\/\*`, String.raw`\*\/\s*\}`];
const hash: Style = ['#'];
const html: Style = ['<!--', '-->'];
const dashes: Style = ['--'];
const semicolons: Style = [';;'];
const percent: Style = ['%'];
const quote: Style = ["['‘’]"];
const continued: Style = [String.raw`(?:_\s*)?['‘’]`];
const rem: Style = [String.raw`[Rr][Ee][Mm]\b`];
const bang: Style = ['!'];
const star: Style = [String.raw`\*>`];
const ml: Style = [String.raw`\(\*`, String.raw`\*\)`];

/** The most common comment styles, for languages that are not listed. */
const common = [slashes, block, jsx, hash, html];

const byLanguage: ReadonlyMap<string, readonly Style[]> = new Map(
  [
    { languages: ['js', 'javascript', 'ts', 'typescript'], styles: [slashes, block] },
    { languages: ['jsx', 'tsx'], styles: [slashes, block, jsx] },
    { languages: ['html'], styles: [slashes, block, html] },
    { languages: ['python', 'py', 'bash'], styles: [hash] },
    { languages: ['markdown', 'md'], styles: [html, jsx, hash] },
    { languages: ['tex', 'latex', 'matlab'], styles: [percent] },
    { languages: ['lua', 'haskell'], styles: [dashes] },
    { languages: ['sql'], styles: [dashes, block] },
    { languages: ['wasm'], styles: [semicolons] },
    { languages: ['vb', 'vba', 'visual-basic'], styles: [quote, rem] },
    { languages: ['vbnet'], styles: [continued, rem] },
    { languages: ['batch'], styles: [rem] },
    { languages: ['basic'], styles: [rem, bang] },
    { languages: ['fsharp'], styles: [slashes, ml] },
    { languages: ['ocaml', 'sml'], styles: [ml] },
    { languages: ['fortran'], styles: [bang] },
    { languages: ['cobol'], styles: [star] },
  ].flatMap(({ languages, styles }) => languages.map((language) => [language, styles] as const)),
);

/** Matches a line that contains only a comment with one of the words. A group captures the word. */
export function buildCommentPattern(language: string, words: readonly string[]): RegExp {
  const styles = byLanguage.get(language) ?? common;
  const word = `(${words.join('|')})`;
  const comments = styles.map(([start, end = '']) => String.raw`${start}\s*${word}\s*${end}`);
  return new RegExp(String.raw`^\s*(?:${comments.join('|')})\s*$`);
}

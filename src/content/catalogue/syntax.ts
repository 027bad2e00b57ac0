import ts from 'typescript';
import type { SourceFile } from '../files';
import type { ContentProblem, Problem } from '../problem';

/** The first syntax error of each file, since it usually causes the others. */
export function listSyntaxProblems(sources: readonly SourceFile[]): readonly ContentProblem[] {
  return sources.flatMap(({ file, text }) => {
    const [first] =
      ts.transpileModule(text, {
        fileName: file,
        reportDiagnostics: true,
        compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
      }).diagnostics ?? [];
    if (!first) return [];
    const start = first.start ?? 0;
    const { line } = ts.getLineAndCharacterOfPosition({ text } as ts.SourceFileLike, start);
    const content = text.split('\n')[line] ?? '';
    return [{ file, line: line + 1, ...toProblem(first, content, text.slice(start)) }];
  });
}

function toProblem({ code, messageText }: ts.Diagnostic, line: string, rest: string): Problem {
  const [delimiter] = typographic.exec(line.replaceAll(closedText, "''")) ?? [];
  if (delimiter !== undefined) {
    const hint = "Use straight quotes: 'text'.";
    return { found: `the quote ${JSON.stringify(delimiter)}`, expected: 'a straight quote', hint };
  }
  if (code === unterminated) {
    const found = `${JSON.stringify(line.trim())}, with a text that does not end`;
    const hint = 'Add the closing quote on the same line.';
    return { found, expected: 'a closing quote', hint };
  }
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  const [, wanted] = /^(.*) expected\.$/.exec(message) ?? [];
  const [, ahead = ''] = /^\s*(\S.{0,30})/.exec(rest) ?? [];
  return {
    found: wanted ? JSON.stringify(ahead) : `"${message}"`,
    expected: wanted ?? 'valid code',
    hint: isApostrophe(line, rest)
      ? 'Write "\\\'" for an apostrophe inside quotes.'
      : 'Look for a missing comma, quote or bracket on this line or the line before.',
  };
}

/** Whether the code before the error ends with a quote inside a word, as in `'It's'`. */
function isApostrophe(line: string, rest: string): boolean {
  const [after = ''] = rest.split('\n');
  return /\p{L}'$/u.test(line.slice(0, line.length - after.length)) && /^\p{L}/u.test(after);
}

const closedText = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`/g;

/** A typographic quote at the start or the end of a value, without the opening one inside the value. */
const typographic = /(?<=[[({:,=]\s*|^\s*)[“”„‘’]|(?<![“‘].*)[“”‘’](?=\s*[\])},;]*$)/u;

/** The compiler's code for "Unterminated string literal." */
const unterminated = 1002;

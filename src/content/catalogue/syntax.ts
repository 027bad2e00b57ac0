import ts from 'typescript';
import type { SourceFile } from '../files';
import type { ContentProblem } from '../problem';

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
    const { line } = ts.getLineAndCharacterOfPosition(
      { text } as ts.SourceFileLike,
      first.start ?? 0,
    );
    const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
    const [, wanted] = /^(.*) expected\.$/.exec(message) ?? [];
    const [, ahead = ''] = /^\s*(\S.{0,30})/.exec(text.slice(first.start)) ?? [];
    return [
      {
        file,
        line: line + 1,
        found: wanted ? JSON.stringify(ahead) : `"${message}"`,
        expected: wanted ?? 'valid code',
        hint: 'Look for a missing comma, quote or bracket on this line or the line before.',
      },
    ];
  });
}

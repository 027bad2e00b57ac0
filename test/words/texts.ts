/** The readable texts in a file, with the position of each. */
import ts from 'typescript';

export interface Text {
  readonly start: number;
  readonly text: string;
}

/**
 * Comments, strings and JSX texts of code. In tests, strings are mostly input, so only comments and
 * the names of tests are listed. Documents, style sheets and YAML files are one text.
 */
export function listTexts(file: string, source: string): readonly Text[] {
  return /\.(?:mdx?|css|sh|ya?ml)$/.test(file)
    ? [{ start: 0, text: source }]
    : listCodeTexts(file, source);
}

function listCodeTexts(file: string, source: string): readonly Text[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const isRead = file.startsWith('test/') ? isTestName : isText;
  const texts = new Map<number, Text>();
  const add = (start: number, end: number) =>
    texts.set(start, { start, text: source.slice(start, end) });
  const visit = (node: ts.Node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.pos) ?? []) add(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(source, node.end) ?? []) add(pos, end);
    if (isRead(node)) add(node.getStart(root), node.end);
    for (const child of node.getChildren(root)) visit(child);
  };
  visit(root);
  return [...texts.values()];
}

/** The first argument of `it`, `describe` and their variants, such as `it.each(rows)`. */
function isTestName(node: ts.Node): boolean {
  const { parent: call } = node;
  return (
    !ts.isSourceFile(node) &&
    ts.isCallExpression(call) &&
    call.arguments[0] === node &&
    /^(?:it|describe)(?:$|\.each\b.*[)`]$)/s.test(call.expression.getText())
  );
}

function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
  );
}

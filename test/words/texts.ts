/** The readable texts in a file, with the position of each. */
import ts from 'typescript';

export interface Text {
  readonly start: number;
  readonly text: string;
}

/** Comments, strings and JSX texts of code. Documents are one text. */
export function listTexts(file: string, source: string): readonly Text[] {
  return /\.(?:mdx?|css|sh)$/.test(file)
    ? [{ start: 0, text: source }]
    : listCodeTexts(file, source);
}

function listCodeTexts(file: string, source: string): readonly Text[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const texts = new Map<number, Text>();
  const add = (start: number, end: number) =>
    texts.set(start, { start, text: source.slice(start, end) });
  const visit = (node: ts.Node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.pos) ?? []) add(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(source, node.end) ?? []) add(pos, end);
    if (isText(node)) add(node.getStart(root), node.end);
    ts.forEachChild(node, visit);
  };
  visit(root);
  for (const { pos, end } of ts.getLeadingCommentRanges(source, root.endOfFileToken.pos) ?? []) {
    add(pos, end);
  }
  return [...texts.values()];
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

/** Checks braces: they contain code that runs and, in text, shows something. */
import vm from 'node:vm';
import type { Program } from 'estree';
import { analyze } from 'eslint-scope';
import { isPartial } from '../../site-map/default-slug';
import { findMdxComponent } from '../mdx-components';
import type { ContentProblem, Problem } from '../problem';
import { listDeclared } from './declared';
import { isElement } from './elements';
import { flattenSyntax, listCode, type Code } from './estree';
import { evaluate } from './evaluate';
import { listForeign } from './foreign-braces';
import { toLine, type Page } from './page';

/** Names that Docusaurus provides to every page, in addition to those of the language. */
const given = ['frontMatter', 'contentTitle', 'toc', 'require', 'console', 'Intl'];
const language = Object.getOwnPropertyNames(vm.runInNewContext('globalThis') as object);

/** Names that exist only in a browser. Functions can use them, but rendering cannot. */
const browser = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'];

export function checkExpressions(page: Page): readonly ContentProblem[] {
  const declared = listDeclared(page);
  return listCode(page)
    .filter(({ node }) => !isElement(node) || !findMdxComponent(node.name))
    .flatMap((code) =>
      checkCode(code, listFreeNames(code.program), declared, isPartial(page.file)).map(
        (problem) => ({
          file: page.file,
          ...toLine(code.node),
          ...(findForeign(code, page) ?? problem),
        }),
      ),
    );
}

/** The problem of braces that have a meaning in another tool. */
function findForeign({ node }: Code, { text }: Page): Problem | undefined {
  const line = text.split('\n')[(toLine(node).line ?? 1) - 1] ?? '';
  return isElement(node) ? undefined : listForeign(line)[0];
}

function checkCode(
  code: Code,
  names: readonly string[],
  declared: ReadonlySet<string>,
  isInPartial: boolean,
): readonly Problem[] {
  const { type } = code.node;
  const known = [
    ...declared,
    ...given,
    ...(isInPartial ? ['props'] : []),
    ...language,
    ...(type === 'mdxjsEsm' ? browser : []),
  ];
  const found = JSON.stringify(`{${code.text}}`);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const expected = `text, because there is no ${unknown.join(', ')}`;
    return [{ found, expected, hint: asText }];
  }
  const isText = type === 'mdxTextExpression' || type === 'mdxFlowExpression';
  return isText && isAlone(code, names) ? checkShown(code, found) : [];
}

/** Whether the code is not a comment and runs without the page. */
function isAlone({ program }: Code, names: readonly string[]): boolean {
  const isComment = program.body.length === 0 && (program.comments ?? []).length > 0;
  const hasElements = flattenSyntax(program).some(({ type }) => type.startsWith('JSX'));
  return !isComment && !hasElements && names.every((name) => language.includes(name));
}

const asText = 'Write "\\{" for a literal brace, or put code between backticks.';

function checkShown({ program, text }: Code, found: string): readonly Problem[] {
  const result = program.body.length === 0 ? undefined : run(text);
  const reason = result instanceof Failure ? `, which fails: ${result.message}` : toUnshown(result);
  if (reason === undefined) return [];
  const expected = 'code whose value is a string or a number';
  return [{ found: `${found}${reason}`, expected, hint: asText }];
}

/** Explains why React shows nothing for a value, or fails. Empty if React shows the value. */
function toUnshown(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length > 0 ? undefined : ', which shows nothing';
  if (typeof value === 'object' && value !== null) return ', an object, which pages cannot show';
  const isShown = ['string', 'number', 'bigint'].includes(typeof value) && value !== '';
  return isShown ? undefined : ', which shows nothing';
}

class Failure {
  constructor(readonly message: string) {}
}

function run(code: string): unknown {
  try {
    return evaluate(code);
  } catch (error) {
    return new Failure(String(error));
  }
}

/** The names that code uses but does not declare. */
function listFreeNames(program: Program): readonly string[] {
  const { globalScope } = analyze(program, { ecmaVersion: 2022, sourceType: 'module' });
  return [...new Set(globalScope.through.map(({ identifier }) => identifier.name))];
}

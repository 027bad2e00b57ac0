/** Classes of Infima whose styles a build leaves out, since no part of the portal uses them. */
import { toQuoted } from '../../check/problem';
import type { PageProblem } from '../../check/messages';
import { isElement, listAttributes, readAttribute } from './elements';
import type { Node } from './page';

/** Components and helpers as patterns: the part of a class name before `__` and `--`. */
const unusedBlocks = [
  ...['avatar', 'badge', 'breadcrumbs', 'button', 'button-group', 'card', 'close', 'col', 'row'],
  ...['dropdown', 'footer', 'hero', 'navbar-sidebar', 'pagination'],
  ...['pagination-nav', 'pills', 'tabs'],
  ...['margin(?:-\\w+)?', 'padding(?:-\\w+)?', 'text', 'shadow'],
];

/** Finds such a class in a selector. */
export const unusedClass = new RegExp(
  String.raw`\.(?:(?:${unusedBlocks.join('|')})(?:__|--|(?![\w-]))|navbar(?:__|--))`,
);

/** Whether a class belongs to a removed style, for example `button--primary`. */
export function isUnusedClass(name: string): boolean {
  return unusedClass.test(`.${name}`);
}

/** Pages for other portals may have them. */
export function checkClasses(node: Node): readonly PageProblem[] {
  const unused = listClasses(node).filter(isUnusedClass);
  if (unused.length === 0) return [];
  const found = `${unused.map(toQuoted).join(', ')}, for which the portal has no style`;
  return [{ where: 'class', found, expected: 'classes of your own style sheet' }];
}

function listClasses(node: Node): readonly string[] {
  const texts = isElement(node)
    ? listAttributes(node)
        .filter(({ name }) => name === 'className' || name === 'class')
        .map((attribute) => readAttribute(attribute))
        .map((written) => (written.isKnown ? String(written.value) : ''))
    : [node.type === 'htmlElement' ? (node.data.hProperties['class'] ?? '') : ''];
  return texts.flatMap((text) => text.split(/\s+/));
}

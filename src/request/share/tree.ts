/** The names and texts of a link, before their meaning is known. */
export type Tree = Map<string, Tree | string>;

interface Parsed {
  readonly tree: Tree;
  /** The names of the parts that cannot be read, or that contradict earlier ones. */
  readonly illFormed: readonly string[];
}

/** More names than any form has in a row. */
const deepest = 20;

/** Parses `path.boardId=4711&body.images.0=…`. Maps keep names such as `__proto__` harmless. */
export function toTree(text: string): Parsed {
  const tree: Tree = new Map();
  const parts = text.split('&').filter((part) => part !== '');
  const illFormed = parts.filter((part) => !addPart(tree, part));
  return { tree, illFormed: illFormed.map((part) => /^[^=]+/.exec(part)?.[0] ?? part) };
}

/** Whether the part could be added. */
function addPart(tree: Tree, part: string): boolean {
  const [, key = '', value] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
  const names = key.split('.').map(decode);
  const text = value === undefined ? undefined : decode(value);
  const areNames = names.every((name): name is string => name !== undefined && name !== '');
  if (!areNames || text === undefined || names.length > deepest) return false;
  return addText(tree, names, text);
}

function addText(tree: Tree, [name = '', ...rest]: readonly string[], text: string): boolean {
  const present = tree.get(name);
  if (rest.length === 0) {
    if (present === undefined) tree.set(name, text);
    return present === undefined;
  }
  if (typeof present === 'string') return false;
  const branch: Tree = present ?? new Map<string, Tree | string>();
  tree.set(name, branch);
  return addText(branch, rest, text);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Reads an entry with mistakes, so that one run of the check can name all of them. */
import { checkShape } from './ajv';
import { toSteps } from './places';
import { isObject, type Problem } from './problem';

/** What can be read of an entry. */
export interface Repaired<Entry> {
  /** The entry, with harmless values in place of those with problems. */
  readonly entry: Entry;
  /** The keys that could not be read. */
  readonly lost: readonly string[];
  /** Whether it can be a part of the document. */
  readonly isWhole: boolean;
  /** The problems of its shape. */
  readonly problems: readonly Problem[];
}

/**
 * Reads an entry, which can be any value.
 * @param nothing an entry without members, which breaks no rule
 * @param members schemas of its members, beyond its shape
 */
export function readEntry<Entry extends object>(
  kind: 'category' | 'endpoint',
  value: unknown,
  nothing: Entry,
  members: object = {},
): Repaired<Entry> {
  const problems = checkShape(kind, value, members);
  if (problems.length === 0) return { entry: value as Entry, lost: [], isWhole: true, problems };
  const copy = JSON.parse(JSON.stringify(isObject(value) ? value : {})) as Record<string, unknown>;
  // Another type makes other keywords unknown.
  for (const { pointer } of problems) repair(copy, pointer);
  for (const { pointer } of checkShape(kind, copy, members)) repair(copy, pointer);
  const lost = checkShape(kind, copy, members).map(({ pointer }) => pointer.split('/')[1] ?? '');
  for (const key of lost) Reflect.deleteProperty(copy, key);
  const isWhole = checkShape(kind, copy, members).length === 0;
  return { entry: { ...nothing, ...copy }, lost, isWhole, problems };
}

/** Examples refer to names, and to the members of these lists. */
const referred = ['name', 'properties', 'path', 'query', 'body', 'formData', 'header'];

const texts = ['title', 'summary', 'description', 'text'];

/** Replaces a value with one that is right, or removes it. */
function repair(root: Record<string, unknown>, pointer: string): void {
  const steps = toSteps(root, pointer);
  const key = steps.at(-1)?.step ?? '';
  const parent = steps.length > 1 ? steps.at(-2)?.value : root;
  if (!isObject(parent) || referred.includes(key)) return;
  const type = 'items' in parent ? 'array' : 'properties' in parent ? 'object' : 'string';
  if (key === 'type') Reflect.set(parent, key, type);
  else if (texts.includes(key)) Reflect.set(parent, key, '…');
  else Reflect.deleteProperty(parent, key);
}

/** Fills a form with texts from elsewhere, which can have any names. */
import { groupPairs } from '../openapi/document';
import { isScalar, isSecret } from '../openapi/shapes';
import type { Endpoint, Shape } from '../openapi/model';
import type { Entry, FormObject, FormValue, FormValues } from './model';
import { toInput } from './input';
import { toGroup } from './shown';
import { choicesOf, isFillable, isNull, isNullable, membersOf, toName, toStep } from './values';

export interface Filling {
  readonly values: FormValues;
  /** What the form does not have or cannot show, for example `query.order=up`. */
  readonly ignored: readonly string[];
}

/** The most items in all lists together, so that no link makes a page that freezes the browser. */
export const mostItems = 100;

/** The values that the form of an endpoint can show, if wanted with credentials. Never throws. */
export function toFilling(
  endpoint: Endpoint,
  entries: readonly Entry[],
  { withSecrets }: { readonly withSecrets: boolean },
): Filling {
  const { choice } = toMembers(entries.filter(({ names }) => names[0] === 'choice'));
  const group = toGroup(endpoint, membersOf(choice));
  const filled = new Map<string, Entry>();
  let items = new Set<string>();
  const ignored = entries.flatMap(({ names, text }) => {
    const name = names.join('.');
    const found = findInput(group, names);
    if (!found || (isSecret(found.shape) && !withSecrets)) return [name];
    const { shape: input, steps } = found;
    const shown = text.replaceAll(/[\r\n]/g, '');
    if (shown === '') return [];
    if (!canShow(input, shown)) return [`${name}=${shown}`];
    const path = steps.join('/');
    const all = new Set([...items, ...listItems(steps)]);
    if (filled.has(path) || all.size > mostItems) return [name];
    filled.set(path, { names: steps, text: shown });
    items = all;
    return [];
  });
  return { values: toMembers([...filled.values()]), ignored };
}

interface Input {
  readonly shape: Shape;
  /** The way to it, in which only items of lists are numbers. */
  readonly steps: readonly string[];
}

/** The value that can be entered at the end of the names. */
function findInput(given: Shape, [name, ...rest]: readonly string[], depth = 0): Input | undefined {
  const shape = toInput(given, depth);
  if (name === undefined) {
    return isScalar(shape) || isNullable(shape) ? { shape, steps: [] } : undefined;
  }
  if (shape.kind === 'group') {
    const field = shape.fields.find((one) => one.name === name);
    const inside = field && findInput(field, rest, depth);
    return inside && { ...inside, steps: [toStep(name), ...inside.steps] };
  }
  const isItem = shape.kind === 'list' && isFillable(shape, depth) && isIndex(name);
  const inside = isItem ? findInput(shape.items, rest, depth + 1) : undefined;
  return inside && { ...inside, steps: [name, ...inside.steps] };
}

function isIndex(name: string): boolean {
  return /^(?:0|[1-9]\d{0,2})$/.test(name);
}

/** Whether the field of a value shows a text. A request must not contain what the form hides. */
function canShow(shape: Shape, text: string): boolean {
  if (isNull(shape, text)) return true;
  const choices = choicesOf(shape);
  if (choices) return choices.includes(text);
  const constant = shape.kind === 'scalar' ? shape.const : undefined;
  if (!isScalar(shape)) return false;
  if (shape.type === 'string') return constant === undefined || constant === text;
  // What a number field accepts: a "valid floating-point number" of HTML.
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

/** The paths of the items that the names lead through. */
export function listItems(names: readonly string[]): readonly string[] {
  return names.flatMap((name, index) =>
    isIndex(name) ? [names.slice(0, index + 1).join('/')] : [],
  );
}

function toMembers(entries: readonly Entry[]): FormObject {
  const inside = groupPairs(
    entries.map(({ names: [step = '', ...names], text }) => [step, { names, text }] as const),
  );
  return Object.fromEntries(
    [...inside].map(([step, members]) => [toName(step), toValue(members)] as const),
  );
}

/** Items are in the order of their indexes, without gaps. */
function toValue(entries: readonly Entry[]): FormValue {
  const [first] = entries;
  if (!first || first.names.length === 0) return first?.text ?? '';
  const members = toMembers(entries);
  return isIndex(first.names[0] ?? '') ? Object.values(members) : members;
}

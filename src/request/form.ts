/** The state of a form: entered values with paths such as `body/locales/0/title`. */
import type { FormObject, FormValue, FormValues } from './model';
import { listOf, membersOf, mergeValues, toEntries, toName, valueOf } from './values';
import type { Endpoint, Field } from '../openapi/model';
import { toDefined } from '../openapi/document';
import { isSecret } from '../openapi/shapes';

export interface FormState {
  readonly values: FormValues;
  /** The values of the last example, link or paste. */
  readonly filled: FormValues;
  /** The values of earlier forms. */
  readonly kept: FormValues;
  /** Whether the reader came back to the form with Back or Forward. */
  readonly isRecalled?: true;
  /** The form before each of the last steps. */
  readonly past: readonly FormState[];
  /** The field whose text the last step changes. */
  readonly typing: string | undefined;
}

const noSteps = { past: [], typing: undefined };

const mostSteps = 20;

export const emptyForm: FormState = {
  values: {},
  filled: {},
  kept: {},
  ...noSteps,
};

export type FormAction =
  | { readonly type: 'set'; readonly path: string; readonly value: FormValue }
  | { readonly type: 'add'; readonly path: string; readonly item: FormValue }
  | { readonly type: 'duplicate'; readonly path: string; readonly index: number }
  | { readonly type: 'keep'; readonly values: FormValues }
  | { readonly type: 'undo' }
  | ToldAction;

type ToldAction = (
  | { readonly type: 'remove'; readonly path: string; readonly index: number }
  | { readonly type: 'fill'; readonly values: FormValues }
  | { readonly type: 'paste'; readonly values: FormValues }
  | { readonly type: 'reset' }
) & {
  /** What to tell the reader: `Form cleared`. */
  readonly done?: string;
};

/**
 * Returns the form after an action. Values that the action does not change keep their identity. The
 * text typed in one field is a step of its own, so undoing another step never takes it along.
 */
export function toNextForm(form: FormState, action: FormAction): FormState {
  if (action.type === 'undo') {
    const last = form.past.at(-1);
    return last ? { ...last, past: form.past.slice(0, -1) } : form;
  }
  const next = change(form, action);
  if (!isStep(form, action)) return next;
  const past = [...form.past, { ...form, ...noSteps }].slice(-mostSteps);
  return { ...next, ...noSteps, past, typing: action.type === 'set' ? action.path : undefined };
}

type Change = Exclude<FormAction, { type: 'undo' }>;

function isStep(form: FormState, action: Change): boolean {
  if (action.type === 'set') return action.path !== form.typing;
  return action.type !== 'keep';
}

function change(form: FormState, action: Change): FormState {
  switch (action.type) {
    case 'set':
      return { ...form, values: setAt(form.values, action.path, action.value) };
    case 'add':
    case 'duplicate':
    case 'remove': {
      const items = toItems(listOf(valueAt(form.values, action.path)), action);
      const value = items.length > 0 ? items : undefined;
      return { ...form, values: setAt(form.values, action.path, value) };
    }
    case 'keep':
      return { ...form, values: mergeValues(form.values, action.values), kept: action.values };
    case 'fill':
      return { ...emptyForm, values: action.values, filled: action.values, kept: form.kept };
    case 'paste': {
      const header = { ...form.values.header, ...action.values.header };
      const values = { ...form.values, ...action.values, header };
      return { ...emptyForm, values, filled: values, kept: form.kept };
    }
    case 'reset':
      return { ...emptyForm, values: {} };
    default:
      return action satisfies never;
  }
}

type ListAction = Extract<FormAction, { type: 'add' | 'duplicate' | 'remove' }>;

/** The items of a list after an action. */
function toItems(items: readonly FormValue[], action: ListAction): readonly FormValue[] {
  switch (action.type) {
    case 'add':
      return [...items, action.item];
    case 'duplicate':
      return items.toSpliced(action.index + 1, 0, items[action.index] ?? '');
    case 'remove':
      return items.toSpliced(action.index, 1);
    default:
      return action satisfies never;
  }
}

function valueAt(values: FormObject, path: string): FormValue | undefined {
  return path.split('/').reduce<FormValue | undefined>(toChild, values);
}

/** Numbers in a path are list indexes, other steps are names. */
function toChild(parent: FormValue | undefined, key: string): FormValue | undefined {
  return isIndex(key) ? listOf(parent)[Number(key)] : valueOf(membersOf(parent), toName(key));
}

function isIndex(key: string): boolean {
  return /^\d+$/.test(key);
}

function setAt(values: FormValues, path: string, value: FormValue | undefined): FormValues {
  return replaceAt(values, path.split('/'), value) as FormValues;
}

/** Copies the containers along the path. A member without a value is none. */
function replaceAt(
  present: FormValue | undefined,
  [key, ...rest]: readonly string[],
  value: FormValue | undefined,
): FormValue | undefined {
  if (key === undefined) return value;
  const child = replaceAt(toChild(present, key), rest, value);
  return isIndex(key)
    ? listOf(present).with(Number(key), child ?? [])
    : toDefined({ ...membersOf(present), [toName(key)]: child });
}

/** The number of values that the reader typed. */
export function countTyped({ values, filled, kept }: FormState): number {
  const known = new Set([filled, kept].flatMap(toEntries).map((entry) => JSON.stringify(entry)));
  return toEntries(values).filter((entry) => !known.has(JSON.stringify(entry))).length;
}

/**
 * The path parameters of an endpoint that name an ID, such as `boardId`. Other endpoints start with
 * their values. Filters are not among them: one that fills itself in would change the request.
 */
export function listIds({ parameters }: Endpoint): readonly string[] {
  return (parameters.path ?? []).filter(isId).map(({ name }) => name);
}

function isId(field: Field): boolean {
  const isFree = field.kind === 'scalar' && field.type === 'string' && field.const === undefined;
  return isFree && /(?:^i|I|_i)d$/.test(field.name) && !isSecret(field);
}

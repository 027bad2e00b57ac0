/** The state of a form: entered values with paths such as `body/locales/0/title`. */
import type { FormValue, FormValues } from './model';
import { listOf, membersOf, valueOf } from './values';
import type { Endpoint } from '../api/view';
import { type Field, isSecret } from '../api/field';

export type FormAction =
  | { readonly type: 'set'; readonly path: string; readonly value: FormValue }
  | { readonly type: 'add'; readonly path: string; readonly item: FormValue }
  | { readonly type: 'remove'; readonly path: string; readonly index: number }
  | { readonly type: 'fill'; readonly values: FormValues; readonly isFromLink?: boolean }
  | { readonly type: 'reset' };

/**
 * Returns the values after an action. Values that the action does not change keep their identity.
 */
export function toNextValues(values: FormValues, action: FormAction): FormValues {
  switch (action.type) {
    case 'set':
      return updateAt(values, action.path, () => action.value);
    case 'add':
      return updateAt(values, action.path, (present) => [...listOf(present), action.item]);
    case 'remove':
      return updateAt(values, action.path, (present) => listOf(present).toSpliced(action.index, 1));
    case 'fill':
      return action.values;
    case 'reset':
      return {};
    default:
      return action satisfies never;
  }
}

type Update = (present: FormValue | undefined) => FormValue;

function updateAt(values: FormValues, path: string, update: Update): FormValues {
  return replaceAt(values, path.split('/'), update) as FormValues;
}

/** Copies the containers along the path. Numbers in a path are list indexes. */
function replaceAt(
  present: FormValue | undefined,
  [key, ...rest]: readonly string[],
  update: Update,
): FormValue {
  if (key === undefined) return update(present);
  if (/^\d+$/.test(key)) {
    const list = listOf(present);
    return list.with(Number(key), replaceAt(list[Number(key)], rest, update));
  }
  const members = membersOf(present);
  return { ...members, [key]: replaceAt(valueOf(members, key), rest, update) };
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

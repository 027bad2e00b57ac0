/** Inputs of values without fixed fields: unions, dictionaries, and any JSON. */
import type { ReactNode } from 'react';
import type { Dictionary, Field, Shape, Union } from '@portal/src/openapi/model';
import { fieldsOf } from '@portal/src/openapi/shapes';
import { toInput } from '@portal/src/request/input';
import type { FormObject, FormValue } from '@portal/src/request/model';
import { isFillable, membersOf, textOf, toInitialText, valueOf } from '@portal/src/request/values';
import * as messages from '@portal/src/messages/en/form';
import { say } from '@portal/src/messages/say';
import { type InputProps, useFormDispatch } from './FormContext';
import { Items, RemovableItem } from './Lists';
import ScalarField from './ScalarField';

interface Props extends InputProps {
  /** The name of the value for screen readers. */
  readonly name: string;
}

/** Whether a list or a dictionary has inputs. */
export function isFilledIn(shape: Shape, path: string): boolean {
  // The number of lists in the path: one in `body/locales/0/title`.
  const depth = path.split('/').filter((part) => /^\d+$/.test(part)).length;
  const input = toInput(shape, depth);
  return input.kind === 'list' && isFillable(input, depth);
}

/** What an added value contains. */
export function toEmpty(shape: Shape): FormValue {
  const { kind } = shape;
  if (kind === 'group' || (kind === 'union' && shape.alternatives.length > 0)) return {};
  return kind === 'list' || kind === 'dictionary' ? [] : toInitialText(shape);
}

/** The member for the chosen alternative, such as `of0`, and what was entered in it. */
export function findChosen(
  value: FormValue | undefined,
): readonly [key: string, entered?: FormValue] {
  return Object.entries(membersOf(value))[0] ?? ['of0'];
}

/** The value of a union for an alternative, which keeps what was entered for equal fields. */
export function toAlternative(
  { alternatives }: Union,
  value: FormValue | undefined,
  index: number,
): FormObject {
  const [chosen, entered] = findChosen(value);
  const last = alternatives[Number(chosen.slice('of'.length))];
  const one = alternatives[index];
  const changed = one && last ? toChanged(one, membersOf(entered), fieldsOf(last)) : {};
  return { [`of${index}`]: changed };
}

/** An alternative with its mark, and with what was entered for equal fields of the last one. */
function toChanged(shape: Shape, entered: FormObject, last: readonly Field[]): FormValue {
  if (shape.kind !== 'group') return toEmpty(shape);
  const same = new Set(last.map((field) => JSON.stringify(field)));
  return Object.fromEntries(
    shape.fields.flatMap((field) => {
      const kept = same.has(JSON.stringify(field)) && valueOf(entered, field.name);
      const value = kept || (field.kind === 'scalar' && field.const?.toString());
      return value ? [[field.name, value]] : [];
    }),
  );
}

interface EntriesProps extends Props {
  readonly shape: Dictionary;
  readonly children: (row: Props) => ReactNode;
}

export function Entries({ shape, path, children, ...props }: EntriesProps) {
  const { name, factsOf = path, value } = props;
  const { values, names } = shape;
  return (
    <Items
      parameter={{ name }}
      value={value}
      path={path}
      addLabel={messages.addEntry}
      toEmpty={() => ({ name: '', value: toEmpty(values) })}
    >
      {(item, place, index) => {
        const row = membersOf(item);
        const label = `${name} ${index + 1}`;
        return (
          <div key={index} className="nested" role="group" aria-label={label}>
            <RemovableItem path={path} index={index} label={label}>
              <ScalarField
                shape={names?.kind === 'scalar' ? names : { kind: 'scalar', type: 'string' }}
                path={`${place}/name`}
                factsOf={factsOf}
                label={say(messages.nameOf, { name: label })}
                value={row['name']}
                example={messages.entryName}
              />
            </RemovableItem>
            {children({
              ...{ name: say(messages.valueOf, { name: label }), path: `${place}/value` },
              ...{ factsOf, value: row['value'] },
            })}
          </div>
        );
      }}
    </Items>
  );
}

export function JsonField({ name, path, factsOf = path, value, example }: Props) {
  const dispatch = useFormDispatch();
  const text = textOf(value);
  const isProblem = text !== '' && !isJson(text);
  return (
    <>
      <textarea
        id={path}
        className="scripted field"
        rows={3}
        value={text}
        placeholder={typeof example === 'string' ? example : 'JSON'}
        autoComplete="off"
        spellCheck={false}
        aria-label={say(messages.inJson, { name })}
        aria-describedby={`${factsOf}-type ${factsOf}-description ${path}-hint`}
        aria-invalid={isProblem || undefined}
        onChange={({ target }) => dispatch({ type: 'set', path, value: target.value })}
      />
      <div id={`${path}-hint`} className="near danger tiny scripted" aria-live="polite">
        {isProblem && messages.notJson}
      </div>
    </>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

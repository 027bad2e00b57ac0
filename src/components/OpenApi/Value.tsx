/** Values that only some documents have: unions, dictionaries and references. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Dictionary, Field, Shape, Union } from '@site/src/openapi/model';
import { fieldsOf } from '@site/src/openapi/shapes';
import { toDefined } from '@site/src/openapi/document';
import { toTypeName } from '@site/src/request/facts';
import type { FormObject, FormValue } from '@site/src/request/model';
import { membersOf, textOf, valueOf } from '@site/src/request/values';
import type { PropsOf, ValueProps } from '../EndpointPage/extras';
import { isFilledIn, toEmpty, Value } from '../EndpointPage/ParameterList';
import { Part } from '../EndpointPage/PropertyFacts';
import { useFormDispatch } from '../TryOutForm/FormContext';
import { Items, RemovableItem } from '../TryOutForm/Lists';
import ScalarField from '../TryOutForm/ScalarField';
import PageLink from '../ui/PageLink';
import Prose from '../ui/Prose';
import form from '../TryOutForm/styles.module.css';
import controls from '../ui/controls.module.css';

/** Those that have no fields or inputs are entered as JSON. */
export default function OtherValue(props: ValueProps): ReactNode {
  const { shape } = props;
  if (shape.kind === 'dictionary') return <DictionaryValue {...props} shape={shape} />;
  if (shape.kind === 'union' && shape.alternatives.length > 0) {
    return <UnionValue {...props} shape={shape} />;
  }
  return (
    <>
      {shape.kind === 'ref' && (
        <p className="muted">
          {shape.slug === undefined ? (
            `The same fields as the ${shape.schema} around it.`
          ) : (
            <>
              All fields: <PageLink to={`/docs/schemas/${shape.slug}`}>{shape.schema}</PageLink>
            </>
          )}
        </p>
      )}
      <JsonField {...props} />
    </>
  );
}

/** The fields of an object that have no names. The shape is that of each of them. */
export function OtherFields({ shape, name, path, factsOf, value }: ValueProps): ReactNode {
  return (
    <Part title="Other fields" shape={shape} isOpen>
      <DictionaryValue
        shape={{ kind: 'dictionary', values: shape }}
        name={`Other fields of ${name}`}
        path={path && `${path}/*`}
        factsOf={factsOf}
        value={valueOf(membersOf(value), '*')}
      />
    </Part>
  );
}

/** A value of this kind with inputs. */
type InputProps<Kind extends Shape> = PropsOf<Kind> & { readonly path: string };

/** The alternatives with their fields. The chosen one has the inputs. */
function UnionValue({ shape, ...props }: PropsOf<Union>): ReactNode {
  const { name, path, anchor, factsOf, value, example } = props;
  const { alternatives, discriminator } = shape;
  const [chosen, entered] = findChosen(value);
  return (
    <div className="stack">
      {discriminator && (
        <p className="muted">
          <code>{discriminator}</code> says which one it is.
        </p>
      )}
      {path && <AlternativeMenu {...props} shape={shape} path={path} />}
      {alternatives.map((one, index) => {
        const key = `of${index}`;
        const input = key === chosen && path ? { path: `${path}/${key}`, value: entered } : {};
        const earlier = alternatives.slice(0, index).flatMap(fieldsOf);
        return (
          // A grid would grow with the longest word.
          <div key={key} className="grow">
            <Part title={toTitle(shape, index)} shape={one} isOpen={key === chosen}>
              {one.description && <Prose className="muted">{one.description}</Prose>}
              <Value
                {...input}
                shape={one}
                name={name}
                anchor={anchor}
                taken={earlier.map((field) => field.name)}
                factsOf={factsOf ?? path}
                example={membersOf(example)[key]}
              />
            </Part>
          </div>
        );
      })}
    </div>
  );
}

function toTitle({ alternatives, titles }: Union, index: number): string {
  return titles?.[index] ?? toTypeName(alternatives[index] ?? { kind: 'union', alternatives });
}

/** The member for the chosen alternative, such as `of0`, and what was entered in it. */
function findChosen(value: FormValue | undefined): readonly [key: string, entered?: FormValue] {
  return Object.entries(membersOf(value))[0] ?? ['of0'];
}

function AlternativeMenu({ shape, name, path, value }: InputProps<Union>): ReactNode {
  const dispatch = useFormDispatch();
  const { alternatives } = shape;
  const [chosen, entered] = findChosen(value);
  const last = alternatives[Number(chosen.slice('of'.length))];
  return (
    <select
      id={path}
      className={clsx('scripted', controls.field, form.input)}
      aria-label={`Kind of ${name}`}
      value={chosen}
      onChange={({ target }) => {
        const one = alternatives[target.selectedIndex];
        if (!one || !last) return;
        const changed = toChanged(one, membersOf(entered), fieldsOf(last));
        dispatch({ type: 'set', path, value: { [target.value]: changed } });
      }}
    >
      {alternatives.map((_, index) => (
        <option key={index} value={`of${index}`}>
          {toTitle(shape, index)}
        </option>
      ))}
    </select>
  );
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

/** The fields of each value, and rows of names and values. */
function DictionaryValue({ shape, ...props }: PropsOf<Dictionary>): ReactNode {
  const { name, path, anchor } = props;
  const { values } = shape;
  return (
    <>
      {fieldsOf(values).length > 0 && (
        <Part title="Fields of each value" shape={values}>
          <Value shape={values} name={name} anchor={anchor} />
        </Part>
      )}
      {path && isFilledIn(shape, path) ? (
        <Entries {...props} shape={shape} path={path} />
      ) : (
        <JsonField {...props} shape={shape} />
      )}
    </>
  );
}

function Entries({ shape, path, ...props }: InputProps<Dictionary>): ReactNode {
  const { name, factsOf = path, value } = props;
  const { values, names: pattern } = shape;
  return (
    <Items
      parameter={{ name }}
      value={value}
      path={path}
      addLabel="Add Entry"
      toEmpty={() => ({ name: '', value: toEmpty(values) })}
    >
      {(item, place, index) => {
        const row = membersOf(item);
        const label = `${name} ${index + 1}`;
        return (
          <div key={index} className={clsx('box', form.object)} role="group" aria-label={label}>
            <RemovableItem path={path} index={index} label={label}>
              <ScalarField
                shape={toDefined({ kind: 'scalar', type: 'string', pattern })}
                path={`${place}/name`}
                factsOf={factsOf}
                label={`Name of ${label}`}
                value={row['name']}
                example="Name"
              />
            </RemovableItem>
            <Value
              shape={values}
              name={`Value of ${label}`}
              path={`${place}/value`}
              factsOf={factsOf}
              value={row['value']}
            />
          </div>
        );
      }}
    </Items>
  );
}

/** A value in the form that is entered as JSON. */
function JsonField({ name, path, factsOf = path, value, example }: ValueProps): ReactNode {
  const dispatch = useFormDispatch();
  if (!path) return null;
  const text = textOf(value);
  const isProblem = text !== '' && !isJson(text);
  return (
    <>
      <textarea
        id={path}
        className={clsx('below scripted', controls.field)}
        rows={3}
        value={text}
        placeholder={typeof example === 'string' ? example : 'JSON'}
        autoComplete="off"
        spellCheck={false}
        aria-label={`${name} in JSON`}
        aria-describedby={`${factsOf}-type ${factsOf}-description ${path}-hint`}
        aria-invalid={isProblem || undefined}
        onChange={({ target }) => dispatch({ type: 'set', path, value: target.value })}
      />
      <span
        id={`${path}-hint`}
        className={clsx('danger tiny scripted', form.hint)}
        aria-live="polite"
      >
        {isProblem && 'This is not valid JSON. It is sent as text.'}
      </span>
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

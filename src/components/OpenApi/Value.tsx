/** Values of any shape: their fields and, in a form, their inputs. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  type Dictionary,
  fieldsOf,
  type Group,
  isScalar,
  type List,
  type ScalarShape,
  type Shape,
  type ShapeVisitor,
  type Union,
  visitShape,
} from '@site/src/api/field';
import { toDefined } from '@site/src/api/document';
import { toTypeName } from '@site/src/request/facts';
import type { FormValue } from '@site/src/request/model';
import { listOf, membersOf, toInput, valueOf } from '@site/src/request/values';
import type { ValueProps } from '../EndpointPage/extras';
import ParameterList, { toDepth } from '../EndpointPage/ParameterList';
import { useFormDispatch } from '../TryOutForm/FormContext';
import Items, { RemoveButton, useItems } from '../TryOutForm/Items';
import ObjectList from '../TryOutForm/ObjectList';
import ParameterField from '../TryOutForm/ParameterField';
import ScalarField from '../TryOutForm/ScalarField';
import PageLink from '../ui/PageLink';
import JsonField from './JsonField';
import Part from './Part';
import styles from '../EndpointPage/FieldList.module.css';
import form from '../TryOutForm/styles.module.css';
import controls from '../ui/controls.module.css';

/** A value of any shape. A scalar has no fields, so it is an input only. */
export default function Value(props: ValueProps): ReactNode {
  return visitShape(views, props.shape, props);
}

const views: ShapeVisitor<ReactNode, [props: ValueProps]> = {
  scalar: toScalarField,
  choice: toScalarField,
  list: (shape, props) => <ListValue {...props} shape={shape} />,
  group: (shape, props) => <GroupValue {...props} shape={shape} />,
  union: (shape, props) =>
    shape.alternatives.length === 0 ? toJsonField(props) : <UnionValue {...props} shape={shape} />,
  dictionary: (shape, props) => <DictionaryValue {...props} shape={shape} />,
  ref: ({ schema, slug }, props) => (
    <>
      <p className="muted">
        {slug === undefined ? (
          `The same fields as the ${schema} around it.`
        ) : (
          <>
            All fields: <PageLink to={`/docs/schemas/${slug}`}>{schema}</PageLink>
          </>
        )}
      </p>
      {toJsonField(props)}
    </>
  ),
};

function toJsonField({ path, ...props }: ValueProps): ReactNode {
  return path && <JsonField {...props} path={path} />;
}

function toScalarField(shape: ScalarShape, props: ValueProps): ReactNode {
  const { path, name, factsOf = path, value, example } = props;
  if (!path || !factsOf) return null;
  return (
    <ScalarField
      shape={shape}
      path={path}
      factsOf={factsOf}
      value={value}
      example={example}
      label={name}
    />
  );
}

type PropsOf<Kind extends Shape> = ValueProps & { readonly shape: Kind };

function GroupValue({ shape, prefix, ...props }: PropsOf<Group>): ReactNode {
  const { name, path, anchor, factsOf, value, example } = props;
  return (
    <div className={prefix && styles.members}>
      <ParameterList
        parameters={shape.fields}
        sections={props.sections}
        prefix={prefix}
        taken={props.taken}
        path={path}
        anchor={anchor}
        values={membersOf(value)}
        examples={membersOf(example)}
      />
      {shape.others && (
        <Part title="Other fields" shape={shape.others} isOpen>
          <DictionaryValue
            shape={{ kind: 'dictionary', values: shape.others }}
            name={`Other fields of ${name}`}
            path={path && `${path}/*`}
            factsOf={factsOf}
            value={valueOf(membersOf(value), '*')}
          />
        </Part>
      )}
    </div>
  );
}

/** The items of an array, which are entered one by one, or as JSON if they are too deep. */
function ListValue({ shape, ...props }: PropsOf<List>): ReactNode {
  const { name, path, anchor, factsOf, value, example } = props;
  const { items, first = [], sections } = shape;
  const parameter = { ...shape, name, description: '' };
  if (isScalar(items) && first.length === 0) {
    return (
      path && <ParameterField parameter={parameter} value={value} example={example} path={path} />
    );
  }
  const toItem = (index: number) => first[index] ?? items;
  const shown = first.length === 0 ? [items] : [...first, items];
  return (
    <>
      {shown.map((item, index) => (
        <Part key={index} title={toItemTitle(shape, index)} shape={item} isOpen={isScalar(item)}>
          <Value shape={item} name={name} anchor={anchor} sections={sections} />
        </Part>
      ))}
      {path && isJson(shape, path) && toJsonField({ ...props, shape })}
      {path && !isJson(shape, path) && (
        <ObjectList
          parameter={parameter}
          value={value}
          path={path}
          toEmpty={(index) => toEmpty(toItem(index))}
        >
          {(item, itemPath, index) => (
            <Value
              shape={toItem(index)}
              name={`${name} ${index + 1}`}
              path={itemPath}
              factsOf={factsOf}
              value={item}
              example={listOf(example)[0]}
            />
          )}
        </ObjectList>
      )}
    </>
  );
}

function toItemTitle({ first = [], itemName = 'Item' }: List, index: number): string {
  if (first.length === 0) return `${itemName} fields`;
  return index < first.length ? `Item ${index + 1}` : 'Further items';
}

/** Whether a value is entered as JSON, since its inputs would be too deep. */
function isJson(shape: Shape, path: string): boolean {
  return isScalar(toInput(shape, toDepth(path)));
}

/** What an added value contains. */
function toEmpty(shape: Shape): FormValue {
  const { kind } = shape;
  if (kind === 'group' || (kind === 'union' && shape.alternatives.length > 0)) return {};
  return kind === 'list' || kind === 'dictionary' ? [] : '';
}

/** The alternatives with their fields. The chosen one has the inputs. */
function UnionValue({ shape, ...props }: PropsOf<Union>): ReactNode {
  const { name, path, anchor, factsOf, value, example } = props;
  const { alternatives, discriminator } = shape;
  const [chosen, entered] = Object.entries(membersOf(value))[0] ?? ['of0', undefined];
  return (
    <div className="stack">
      {discriminator && (
        <p className="muted">
          <code>{discriminator}</code> says which one it is.
        </p>
      )}
      {path && <AlternativeMenu shape={shape} name={name} path={path} chosen={chosen} />}
      {alternatives.map((one, index) => {
        const key = `of${index}`;
        const input = key === chosen && path ? { path: `${path}/${key}`, value: entered } : {};
        const earlier = alternatives.slice(0, index).flatMap(fieldsOf);
        return (
          <Part key={key} title={toTitle(shape, index)} shape={one} isOpen={key === chosen}>
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
        );
      })}
    </div>
  );
}

function toTitle({ alternatives, titles }: Union, index: number): string {
  return titles?.[index] ?? toTypeName(alternatives[index] ?? { kind: 'union', alternatives });
}

interface MenuProps {
  readonly shape: Union;
  readonly name: string;
  readonly path: string;
  /** The member for the chosen alternative, such as `of0`. */
  readonly chosen: string;
}

function AlternativeMenu({ shape, name, path, chosen }: MenuProps): ReactNode {
  const dispatch = useFormDispatch();
  const { alternatives } = shape;
  return (
    <select
      id={path}
      className={clsx('scripted', controls.field, form.input)}
      aria-label={`Kind of ${name}`}
      value={chosen}
      onChange={({ target: { value: key } }) => {
        const one = alternatives[Number(key.slice('of'.length))];
        if (one) dispatch({ type: 'set', path, value: { [key]: toEmpty(one) } });
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
      {path && isJson(shape, path) && toJsonField({ ...props, shape })}
      {path && !isJson(shape, path) && <Entries {...props} shape={shape} path={path} />}
    </>
  );
}

function Entries({ shape, path, ...props }: PropsOf<Dictionary> & { readonly path: string }) {
  const { name, factsOf = path, value } = props;
  const { values, names: pattern } = shape;
  const rows = listOf(value).map(membersOf);
  const { change, remove } = useItems(path, rows.length);
  const item = { name: '', value: toEmpty(values) };
  return (
    <Items
      parameter={{ name }}
      path={path}
      addLabel="Add Entry"
      onAdd={() => change({ type: 'add', path, item }, rows.length)}
    >
      {rows.map((row, index) => {
        const [label, place] = [`${name} ${index + 1}`, `${path}/${index}`];
        return (
          <div key={index} className={clsx('box', form.object)} role="group" aria-label={label}>
            <div className={form.item}>
              <ScalarField
                shape={toDefined({ kind: 'scalar', type: 'string', pattern })}
                path={`${place}/name`}
                factsOf={factsOf}
                label={`Name of ${label}`}
                value={row['name']}
                example="Name"
              />
              <RemoveButton label={label} onRemove={() => remove(index, `${label} removed`)} />
            </div>
            <Value
              shape={values}
              name={`Value of ${label}`}
              path={`${place}/value`}
              factsOf={factsOf}
              value={row['value']}
            />
          </div>
        );
      })}
    </Items>
  );
}

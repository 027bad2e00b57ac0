import { Fragment, memo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Field, Group, List, Shape } from '@site/src/openapi/model';
import { isScalar, listSectioned } from '@site/src/openapi/shapes';
import type { FormObject, FormValue } from '@site/src/request/model';
import { toInput } from '@site/src/request/input';
import { isFillable, listOf, membersOf, toStep, valueOf } from '@site/src/request/values';
import { toFieldAnchor } from '@site/src/routes/anchors';
import { ObjectList, ScalarList } from '../TryOutForm/Lists';
import ScalarField from '../TryOutForm/ScalarField';
import InlineText from '../ui/InlineText';
import { type PropsOf, useExtras, type ValueProps } from './extras';
import PropertyFacts, { Part } from './PropertyFacts';
import styles from './FieldList.module.css';

interface Props extends Pick<ValueProps, 'path' | 'anchor' | 'sections' | 'prefix' | 'taken'> {
  readonly parameters: readonly Field[];
  readonly values?: FormObject | undefined;
  /** The values of the example request, which empty fields suggest. */
  readonly examples?: FormObject | undefined;
}

/** Parameters with their type, description, limits and form field. */
function ParameterList(props: Props): ReactNode {
  const { parameters, sections, prefix = '', taken, path, anchor, values, examples } = props;
  return listSectioned(parameters, sections).map(({ section, fields }) => (
    <Fragment key={section?.title ?? ''}>
      {section && <h4 className="flat apart">{section.title}</h4>}
      {section?.description && (
        <p className="flat muted small">
          <InlineText>{section.description}</InlineText>
        </p>
      )}
      {fields.length > 0 && (
        <ul className={clsx('clean-list flat tight small', styles.list)}>
          {fields.map((parameter) => (
            <ParameterRow
              key={parameter.name}
              parameter={parameter}
              prefix={prefix}
              path={path && `${path}/${toStep(parameter.name)}`}
              anchor={
                anchor && !taken?.includes(parameter.name)
                  ? toFieldAnchor(anchor, parameter.name)
                  : undefined
              }
              value={valueOf(values, parameter.name)}
              example={valueOf(examples, parameter.name)}
            />
          ))}
        </ul>
      )}
    </Fragment>
  ));
}

export default memo(ParameterList);

interface RowProps extends Pick<ValueProps, 'path' | 'anchor' | 'value' | 'example'> {
  readonly parameter: Field;
  readonly prefix: string;
}

/** A parameter and, if it has a path, its form field. Memoized, since a keystroke changes one row. */
const ParameterRow = memo(function ParameterRow({ prefix, ...row }: RowProps): ReactNode {
  const { parameter, path, anchor } = row;
  const name = prefix + parameter.name;
  return (
    <li id={anchor}>
      <PropertyFacts field={parameter} name={name} anchor={anchor} path={path} />
      {isScalar(parameter) ? (
        path && <ScalarField {...row} shape={parameter} required={parameter.required} path={path} />
      ) : (
        <Value {...row} shape={parameter} name={parameter.name} prefix={`${name}.`} />
      )}
    </li>
  );
});

/** A value of any shape: its fields and, in a form, its inputs. */
export function Value(props: ValueProps): ReactNode {
  const { shape, path, name } = props;
  const Other = useExtras()?.Value;
  if (shape.kind === 'list') return <ListValue {...props} shape={shape} />;
  if (shape.kind === 'group') return <GroupValue {...props} shape={shape} />;
  if (!isScalar(shape)) return Other && <Other {...props} />;
  return path && <ScalarField {...props} shape={shape} path={path} label={name} />;
}

function GroupValue({ shape, prefix, ...props }: PropsOf<Group>): ReactNode {
  const { sections, taken, path, anchor, value, example } = props;
  const Others = useExtras()?.OtherFields;
  const list = (
    <ParameterList
      parameters={shape.fields}
      sections={sections}
      prefix={prefix}
      taken={taken}
      path={path}
      anchor={anchor}
      // Undefined stays undefined, so that lists without values are memoized.
      values={value === undefined ? value : membersOf(value)}
      examples={example === undefined ? example : membersOf(example)}
    />
  );
  if (!prefix && !shape.others) return list;
  return (
    <div className={prefix && styles.members}>
      {list}
      {Others && shape.others && <Others {...props} shape={shape.others} />}
    </div>
  );
}

/** The items of an array, which are entered one by one, or as JSON if they are too deep. */
function ListValue({ shape, ...props }: PropsOf<List>): ReactNode {
  const { name, path, anchor, factsOf, value, example } = props;
  const { items, first = [], sections } = shape;
  const Other = useExtras()?.Value;
  const parameter = { ...shape, name, description: '' };
  if (isScalar(items) && first.length === 0) {
    const list = { parameter, items, value, example };
    return path && <ScalarList {...list} path={path} />;
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
      {path && isFilledIn(shape, path) ? (
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
              sections={sections}
              path={itemPath}
              factsOf={factsOf}
              value={item}
              example={listOf(example)[0]}
            />
          )}
        </ObjectList>
      ) : (
        Other && <Other {...props} shape={shape} />
      )}
    </>
  );
}

function toItemTitle({ first = [], itemName = 'Item' }: List, index: number): string {
  if (first.length === 0) return `${itemName} fields`;
  return index < first.length ? `Item ${index + 1}` : 'Further items';
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
  return kind === 'list' || kind === 'dictionary' ? [] : '';
}

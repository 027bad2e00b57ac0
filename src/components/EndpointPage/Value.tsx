/** Values of any shape, with what the document says of them and, in a form, their inputs. */
import { Fragment, memo } from 'react';
import clsx from 'clsx';
import { toDefined } from '@portal/src/openapi/document';
import type { Field, Group, List, Shape } from '@portal/src/openapi/model';
import { fieldsOf, isScalar, isScalarList, listSectioned } from '@portal/src/openapi/shapes';
import type { FormObject } from '@portal/src/request/model';
import { isJson } from '@portal/src/request/styles';
import { isNull, isNullable, listOf, membersOf, toStep, valueOf } from '@portal/src/request/values';
import { toFieldAnchor } from '@portal/src/routes/anchors';
import * as messages from '@portal/src/messages/en/endpoint';
import { say } from '@portal/src/messages/say';
import { ObjectList, ScalarList } from '../TryOutForm/Lists';
import NullButton from '../TryOutForm/NullButton';
import { isFilledIn, JsonField, toEmpty } from '../TryOutForm/OtherInputs';
import ScalarField from '../TryOutForm/ScalarField';
import InlineText from '../ui/InlineText';
import { DictionaryValue, UnionValue } from './Alternatives';
import PropertyFacts, { EachFacts, NestedList, Part, besideProps } from './PropertyFacts';
import type { PropsOf, ValueProps } from './values';
import styles from './FieldList.module.css';

type Inherited = 'path' | 'anchor' | 'sections' | 'prefix' | 'level' | 'taken';

interface Props extends Pick<ValueProps, Inherited> {
  readonly parameters: readonly Field[];
  readonly values?: FormObject | undefined;
  /** The values of the example request, which empty fields suggest. */
  readonly examples?: FormObject | undefined;
}

/** Fields with their type, description, limits and input. Memoized: a key changes one list. */
export const ParameterList = memo(function ParameterList(props: Props) {
  const { parameters, sections, prefix = '', level, taken, path, anchor, values, examples } = props;
  return listSectioned(parameters, sections).map(({ section, fields }) => (
    <Fragment key={section?.title ?? ''}>
      {section && <h4 className="flat below">{section.title}</h4>}
      {section?.description && (
        <p className="flat muted small">
          <InlineText>{section.description}</InlineText>
        </p>
      )}
      {fields.length > 0 && (
        <ul className={clsx('clean-list flat tight small', styles.list, !path && styles.told)}>
          {fields.map((parameter) => (
            <ParameterRow
              key={parameter.name}
              parameter={parameter}
              prefix={prefix}
              level={level}
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
});

interface RowProps extends Pick<ValueProps, 'path' | 'anchor' | 'level' | 'value' | 'example'> {
  readonly parameter: Field;
  readonly prefix: string;
}

/** A field with, in a form, its input beside it. Memoized, since a keystroke changes one row. */
const ParameterRow = memo(function ParameterRow({ prefix, level, ...row }: RowProps) {
  const { parameter, path, anchor, value } = row;
  const name = prefix + parameter.name;
  const input = path && <Entry {...row} path={path} name={name} />;
  return (
    <li id={anchor}>
      <PropertyFacts field={parameter} name={name} anchor={anchor} path={path} />
      {input}
      {isNull(parameter, value) || <Inner {...row} name={name} level={level} />}
    </li>
  );
});

interface EntryProps extends RowPart {
  readonly path: string;
}

type RowPart = Omit<RowProps, 'prefix'> & { readonly name: string };

/** The input of a value that stands beside its facts, and the button for null. */
function Entry({ parameter, name, ...row }: EntryProps) {
  const { path, value } = row;
  const { required } = parameter;
  // Texts have no null (see `toWritten`).
  const isText = /^(?!body)[^/]+\/[^/]+$/.test(path) && !isJson(parameter);
  const hasNull = isNullable(parameter) && !isText;
  const isSent = isNull(parameter, value);
  if (!hasNull && !isScalar(parameter) && !isScalarList(parameter)) return null;
  return (
    <div {...besideProps}>
      {!isSent && isScalar(parameter) && (
        <ScalarField {...row} shape={parameter} required={required} />
      )}
      {!isSent && isScalarList(parameter) && (
        <ScalarList {...row} parameter={parameter} items={parameter.items} />
      )}
      {hasNull && <NullButton path={path} name={name} value={value} />}
    </div>
  );
}

/** What is inside a value: its fields, its items or its content. */
function Inner({ parameter, name, level, ...row }: RowPart) {
  if (isScalar(parameter)) return <ContentValue shape={parameter} name={name} />;
  const nested = level === undefined ? { prefix: `${name}.` } : { level: level + 1 };
  const path = isScalarList(parameter) ? undefined : row.path;
  const value = <Value {...row} {...nested} path={path} shape={parameter} name={parameter.name} />;
  const isUnion = parameter.kind === 'union' && fieldsOf(parameter).length > 0;
  if (!isUnion && (level === undefined || !hasFields(parameter))) return value;
  if (isUnion || level === 0) return <div className="nested near">{value}</div>;
  return (
    <NestedList title={say(messages.fieldsOf, { name })} count={fieldsOf(parameter).length}>
      {value}
    </NestedList>
  );
}

/** What is inside a text, if the document says it. */
function ContentValue({ shape, name }: Pick<ValueProps, 'shape' | 'name'>) {
  const { shape: content } = shape.content ?? {};
  if (!content) return null;
  return (
    <Part title={messages.content} shape={content}>
      <Value shape={content} name={name} level={0} />
    </Part>
  );
}

/** Whether a value is an object with known fields, or a list of such objects. */
function hasFields(shape: Shape): boolean {
  if (shape.kind === 'list' && !shape.first) return hasFields(shape.items);
  return shape.kind === 'group' && shape.fields.length > 0;
}

const draw = (props: ValueProps) => <Value {...props} />;

/** A value of any shape: its fields and, in a form, its inputs. */
export function Value(props: ValueProps) {
  const { shape, path, name } = props;
  switch (shape.kind) {
    case 'list':
      return <ListValue {...props} shape={shape} />;
    case 'group':
      return <GroupValue {...props} shape={shape} />;
    case 'union':
      if (shape.alternatives.length > 0) return <UnionValue {...props} shape={shape} draw={draw} />;
      return path && <JsonField {...props} path={path} />;
    case 'dictionary':
      return <DictionaryValue {...props} shape={shape} draw={draw} />;
    case 'ref':
      return (
        <>
          {/* The type of others is a link. */}
          {shape.slug === undefined && (
            <p className="muted">{say(messages.sameFields, { schema: shape.schema })}</p>
          )}
          {path && <JsonField {...props} path={path} />}
        </>
      );
    default:
      return path && <ScalarField {...props} shape={shape} path={path} label={name} />;
  }
}

function GroupValue({ shape, prefix, ...props }: PropsOf<Group>) {
  const { name, level, path, factsOf, value, example } = props;
  const list = (
    <ParameterList
      {...props}
      parameters={shape.fields}
      prefix={prefix}
      // Undefined stays undefined, so that lists without values are memoized.
      values={value === undefined ? value : membersOf(value)}
      examples={example === undefined ? example : membersOf(example)}
    />
  );
  if (!prefix && !shape.others) return list;
  const others = shape.others && (
    <DictionaryValue
      shape={toDefined({ ...shape, kind: 'dictionary', values: shape.others })}
      name={say(messages.otherFieldsOf, { name })}
      level={level}
      path={path && `${path}/*`}
      factsOf={factsOf}
      value={valueOf(membersOf(value), '*')}
      isTold={!shape.patterns}
      draw={draw}
    />
  );
  return (
    <div className={prefix && 'nested near'}>
      {list}
      {shape.others && !shape.patterns ? (
        <Part title={messages.otherFields} shape={shape.others} isOpen>
          {others}
        </Part>
      ) : (
        others
      )}
    </div>
  );
}

/** The items of an array, which are entered one by one, or as JSON if they are too deep. */
function ListValue({ shape, ...props }: PropsOf<List>) {
  const { name, level, path, anchor, factsOf, value, example } = props;
  const { items, first = [], sections } = shape;
  const parameter = { ...shape, name, description: '' };
  if (isScalarList(shape)) {
    return path && <ScalarList {...{ parameter, value, example, path }} items={shape.items} />;
  }
  if (first.length === 0 && level !== undefined) {
    return (
      <>
        <EachFacts shape={items} label={messages.eachItem} />
        <Value {...props} shape={items} />
      </>
    );
  }
  const toItem = (index: number) => first[index] ?? items;
  const isEnded = first.length === 0 || shape.closed || first.length === shape.count?.most;
  const shown = first.length === 0 ? [items] : isEnded ? first : [...first, items];
  // The first added item takes the place of its documentation, with the addresses of its fields.
  const isReplaced = path !== undefined && first.length === 0 && listOf(value).length > 0;
  return (
    <>
      {!isReplaced &&
        shown.map((item, index) => (
          <Part key={index} title={toItemTitle(shape, index)} shape={item} isOpen={isScalar(item)}>
            <Value shape={item} name={name} level={level} anchor={anchor} sections={sections} />
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
              anchor={isReplaced && index === 0 ? anchor : undefined}
              factsOf={factsOf}
              value={item}
              example={listOf(example)[0]}
            />
          )}
        </ObjectList>
      ) : (
        path && <JsonField {...props} path={path} />
      )}
    </>
  );
}

function toItemTitle({ first = [], itemName = messages.item }: List, index: number): string {
  if (first.length === 0) return say(messages.itemFields, { name: itemName });
  if (index >= first.length) return messages.furtherItems;
  const { title = '' } = first[index] ?? {};
  const message = title === '' ? messages.itemAt : messages.titledItemAt;
  return say(message, { count: index + 1, title });
}

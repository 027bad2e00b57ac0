import { Fragment, memo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Section } from '@site/src/api/document';
import { type Field, fieldsOf, isScalar, listSectioned } from '@site/src/api/field';
import type { FormObject, FormValue } from '@site/src/request/model';
import { isFillable, listOf, membersOf, toStep, valueOf } from '@site/src/request/values';
import { toFieldAnchor } from '@site/src/site-map/anchors';
import ObjectList from '../TryOutForm/ObjectList';
import ParameterField from '../TryOutForm/ParameterField';
import InlineText from '../ui/InlineText';
import { useExtras } from './extras';
import PropertyFacts, { NestedList } from './PropertyFacts';
import styles from './FieldList.module.css';

/** Where a list or a row is on the page and in the form. */
interface Place {
  /** The path of the values in the form. Without it, the list is documentation only. */
  readonly path?: string | undefined;
  /** The anchor. Without it, the rows have no addresses. */
  readonly anchor?: string | undefined;
}

interface Props extends Place {
  readonly parameters: readonly Field[];
  /** Titled parts of the list. All other parameters come first. */
  readonly sections?: readonly Section[] | undefined;
  /** A prefix for each name, since the properties of an object have dotted names. */
  readonly prefix?: string | undefined;
  /** The names of rows whose addresses lead elsewhere. */
  readonly taken?: readonly string[] | undefined;
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

interface RowProps extends Place {
  readonly parameter: Field;
  readonly prefix: string;
  readonly value: FormValue | undefined;
  readonly example: FormValue | undefined;
}

/**
 * The documentation of a parameter and, if it has a path, its form field. Memoized, since a keystroke
 * changes one row.
 */
const ParameterRow = memo(function ParameterRow({ prefix, ...row }: RowProps): ReactNode {
  const { parameter, path, anchor, value, example } = row;
  const name = prefix + parameter.name;
  const Value = useExtras()?.Value;
  return (
    <li id={anchor}>
      <PropertyFacts
        field={parameter}
        name={name}
        labelFor={isScalar(parameter) ? path : undefined}
        anchor={anchor}
        path={path}
      />
      {Value && !isScalar(parameter) ? (
        <Value {...row} shape={parameter} name={parameter.name} prefix={`${name}.`} />
      ) : (
        <>
          {path && (
            <ParameterField parameter={parameter} value={value} example={example} path={path} />
          )}
          <Members {...row} name={name} />
        </>
      )}
    </li>
  );
});

type MembersProps = Omit<RowProps, 'prefix'> & { readonly name: string };

/** Shows the properties of an object below it. Array items can be expanded and added. */
function Members({ parameter, name, path, anchor, value, example }: MembersProps): ReactNode {
  if (parameter.kind === 'group') {
    return (
      <div className={styles.members}>
        <ParameterList
          parameters={parameter.fields}
          prefix={`${name}.`}
          path={path}
          anchor={anchor}
          values={membersOf(value)}
          examples={membersOf(example)}
        />
      </div>
    );
  }
  const members = fieldsOf(parameter);
  if (members.length === 0) return null;
  const list = parameter.kind === 'list' ? parameter : undefined;
  const items = { parameters: members, sections: list?.sections };
  return (
    <>
      <NestedList title={`${list?.itemName ?? 'Item'} fields`} count={members.length}>
        <ParameterList {...items} anchor={anchor} />
      </NestedList>
      {path && list && isFillable(list, toDepth(path)) && (
        <ObjectList parameter={list} value={value} path={path}>
          {(item, itemPath) => (
            <ParameterList
              {...items}
              path={itemPath}
              values={membersOf(item)}
              examples={membersOf(listOf(example)[0])}
            />
          )}
        </ObjectList>
      )}
    </>
  );
}

/** The number of lists in a path: one in `body/locales/0/title`. */
export function toDepth(path: string): number {
  return path.split('/').filter((part) => /^\d+$/.test(part)).length;
}

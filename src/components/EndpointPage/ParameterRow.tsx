import { memo, type ReactNode } from 'react';
import type { ArrayParameter, Parameter } from '@site/src/catalogue/model';
import type { FormValue } from '@site/src/request/model';
import { isListOfStrings, membersOf } from '@site/src/request/values';
import Badge from '../Badge';
import InlineText from '../InlineText';
import ObjectList from '../TryOutForm/ObjectList';
import ParameterField from '../TryOutForm/ParameterField';
import { toFacts, toTypeName } from './facts';
import styles from './FieldList.module.css';
import NestedList from './NestedList';
import ParameterList from './ParameterList';

interface Props {
  readonly parameter: Parameter;
  readonly prefix: string;
  readonly path: string | undefined;
  readonly value: FormValue | undefined;
}

/** A parameter as documentation and, where it has a path, as a part of the form. */
function ParameterRow({ parameter, prefix, path, value }: Props): ReactNode {
  const name = prefix + parameter.name;
  const descriptionId = path && `${path}-description`;
  return (
    <li>
      <p className={styles.name}>
        <Name name={name} field={hasOneField(parameter) ? path : undefined} />{' '}
        <span className={styles.type}>{toTypeName(parameter)}</span>
        {parameter.required && <span className={styles.required}> required</span>}{' '}
        {parameter.deprecated && <Badge kind="deprecated" />}
      </p>
      <div id={descriptionId}>
        {parameter.deprecated && (
          <p className={styles.deprecated}>
            <InlineText>{parameter.deprecated}</InlineText>
          </p>
        )}
        <p>
          <InlineText>{parameter.description}</InlineText>
        </p>
        <Facts parameter={parameter} />
      </div>
      {path && (
        <ParameterField
          parameter={parameter}
          value={value}
          path={path}
          describedBy={`${path}-description`}
        />
      )}
      <Properties parameter={parameter} name={name} path={path} value={value} />
    </li>
  );
}

export default memo(ParameterRow);

function Name({ name, field }: { readonly name: string; readonly field: string | undefined }) {
  return field ? (
    <label htmlFor={field}>
      <code>{name}</code>
    </label>
  ) : (
    <code>{name}</code>
  );
}

function hasOneField({ type }: Parameter): boolean {
  return type !== 'array' && type !== 'title';
}

function Facts({ parameter }: Pick<Props, 'parameter'>): ReactNode {
  const facts = toFacts(parameter);
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts}>
      <InlineText>{facts.join(' · ')}</InlineText>
    </p>
  );
}

type PropertiesProps = Pick<Props, 'parameter' | 'path' | 'value'> & { readonly name: string };

/** The members of an object stand below it; those of an array's items can be opened and added. */
function Properties({ parameter, name, path, value }: PropertiesProps): ReactNode {
  if (!('properties' in parameter) || !parameter.properties) return null;
  const { properties } = parameter;
  if (parameter.type === 'title') {
    return (
      <ParameterList
        parameters={properties}
        prefix={`${name}.`}
        path={path}
        values={membersOf(value)}
      />
    );
  }
  if (isListOfStrings(properties)) return null;
  return (
    <>
      <NestedList title={`${parameter.itemName ?? 'Item'} fields`} count={properties.length}>
        <ParameterList parameters={properties} />
      </NestedList>
      {path && isInteractive(path) && (
        <Objects parameter={parameter} properties={properties} path={path} value={value} />
      )}
    </>
  );
}

interface ObjectsProps extends Pick<Props, 'value'> {
  readonly parameter: ArrayParameter;
  readonly properties: readonly Parameter[];
  readonly path: string;
}

function Objects({ parameter, properties, path, value }: ObjectsProps): ReactNode {
  return (
    <ObjectList parameter={parameter} value={value} path={path} describedBy={`${path}-description`}>
      {(values, itemPath) => (
        <ParameterList parameters={properties} path={itemPath} values={values} />
      )}
    </ObjectList>
  );
}

/** Two levels of objects can be entered; a third is documented as text (decisions). */
function isInteractive(path: string): boolean {
  return path.split('/').filter((part) => /^\d+$/.test(part)).length < 2;
}

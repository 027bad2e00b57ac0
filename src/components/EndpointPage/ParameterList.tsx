import type { ReactNode } from 'react';
import type { Parameter } from '@site/src/catalogue/model';
import { isListOfStrings } from '@site/src/request/values';
import InlineText from '../InlineText';
import { toFacts, toTypeName } from './facts';
import NestedList from './NestedList';
import styles from './FieldList.module.css';

interface Props {
  readonly parameters: readonly Parameter[];
  /** Put before each name: the members of an object carry dotted names. */
  readonly prefix?: string;
}

/** Parameters with type, description and limits; nested ones in a list that can be opened. */
export default function ParameterList({ parameters, prefix = '' }: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {parameters.map((parameter) => (
        <li key={parameter.name}>
          <ParameterRow parameter={parameter} prefix={prefix} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly parameter: Parameter;
  readonly prefix: string;
}

function ParameterRow({ parameter, prefix }: RowProps): ReactNode {
  const name = prefix + parameter.name;
  return (
    <>
      <p className={styles.name}>
        <code>{name}</code> <span className={styles.type}>{toTypeName(parameter)}</span>
        {parameter.required && <span className={styles.required}> required</span>}
      </p>
      <p>
        <InlineText>{parameter.description}</InlineText>
      </p>
      <Facts parameter={parameter} />
      <Properties parameter={parameter} name={name} />
    </>
  );
}

function Facts({ parameter }: Pick<RowProps, 'parameter'>): ReactNode {
  const facts = toFacts(parameter);
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts}>
      <InlineText>{facts.join(' · ')}</InlineText>
    </p>
  );
}

/** The members of an object stand below it; those of an array's items can be opened. */
function Properties({
  parameter,
  name,
}: Pick<RowProps, 'parameter'> & { readonly name: string }): ReactNode {
  if (!('properties' in parameter) || !parameter.properties) return null;
  const { properties } = parameter;
  if (parameter.type === 'title')
    return <ParameterList parameters={properties} prefix={`${name}.`} />;
  if (isListOfStrings(properties)) return null;
  return (
    <NestedList title={`${parameter.itemName ?? 'Item'} fields`} count={properties.length}>
      <ParameterList parameters={properties} />
    </NestedList>
  );
}

import { memo, type ReactNode } from 'react';
import type { ParameterSection } from '@site/src/catalogue/model';
import {
  isScalar,
  propertiesOf,
  type ArraySchema,
  type Property,
} from '@site/src/catalogue/schema';
import type { FormObject, FormValue } from '@site/src/request/model';
import { isFillable, membersOf, valueOf } from '@site/src/request/values';
import InlineText from '../InlineText';
import ObjectList from '../TryOutForm/ObjectList';
import ParameterField from '../TryOutForm/ParameterField';
import styles from './FieldList.module.css';
import NestedList from './NestedList';
import PropertyFacts from './PropertyFacts';

interface Props {
  readonly parameters: readonly Property[];
  /** Titled parts of the list. All other parameters come first. */
  readonly sections?: readonly ParameterSection[] | undefined;
  /** A prefix for each name, since the properties of an object have dotted names. */
  readonly prefix?: string;
  /** The path of the values in the form. Without it, the list is documentation only. */
  readonly path?: string | undefined;
  readonly values?: FormObject | undefined;
}

/** Parameters with their type, description, limits and form field. */
function ParameterList({ parameters, sections = [], prefix = '', path, values }: Props): ReactNode {
  const sectioned = new Set(sections.flatMap(({ names }) => names));
  const toRows = (list: readonly Property[]) =>
    list.map((parameter) => (
      <ParameterRow
        key={parameter.name}
        parameter={parameter}
        prefix={prefix}
        path={path && `${path}/${parameter.name}`}
        value={valueOf(values, parameter.name)}
      />
    ));
  return (
    <ul className={styles.list}>
      {toRows(parameters.filter(({ name }) => !sectioned.has(name)))}
      {sections.map((section) => [
        <SectionRow key={section.title} section={section} />,
        ...toRows(parameters.filter(({ name }) => section.names.includes(name))),
      ])}
    </ul>
  );
}

export default memo(ParameterList);

function SectionRow({ section: { title, description } }: { readonly section: ParameterSection }) {
  return (
    <li>
      <p className={styles.name}>
        <code>{title}</code> <span className={styles.type}>group</span>
      </p>
      <p>
        <InlineText>{description}</InlineText>
      </p>
    </li>
  );
}

interface RowProps {
  readonly parameter: Property;
  readonly prefix: string;
  readonly path: string | undefined;
  readonly value: FormValue | undefined;
}

/** The documentation of a parameter and, if it has a path, its form field. */
const ParameterRow = memo(({ parameter, prefix, path, value }: RowProps): ReactNode => {
  const name = prefix + parameter.name;
  const label = <code>{name}</code>;
  const descriptionId = path && `${path}-description`;
  return (
    <li>
      <PropertyFacts
        property={parameter}
        label={path && isScalar(parameter) ? <label htmlFor={path}>{label}</label> : label}
        id={descriptionId}
      />
      {path && descriptionId && (
        <ParameterField
          parameter={parameter}
          value={value}
          path={path}
          describedBy={descriptionId}
        />
      )}
      <Members parameter={parameter} name={name} path={path} value={value} />
    </li>
  );
});
ParameterRow.displayName = 'ParameterRow';

type MembersProps = Omit<RowProps, 'prefix'> & { readonly name: string };

/** Shows the properties of an object below it. Array items can be expanded and added. */
function Members({ parameter, name, path, value }: MembersProps): ReactNode {
  if (parameter.type === 'object') {
    return (
      <ParameterList
        parameters={parameter.properties}
        prefix={`${name}.`}
        path={path}
        values={membersOf(value)}
      />
    );
  }
  const members = propertiesOf(parameter);
  if (parameter.type !== 'array' || members.length === 0) return null;
  return (
    <>
      <NestedList title={`${parameter.form?.itemName ?? 'Item'} fields`} count={members.length}>
        <ParameterList parameters={members} />
      </NestedList>
      {path && isFillable(parameter, toDepth(path)) && (
        <Objects parameter={parameter} path={path} value={value} />
      )}
    </>
  );
}

interface ObjectsProps extends Pick<RowProps, 'value'> {
  readonly parameter: Property & ArraySchema;
  readonly path: string;
}

function Objects({ parameter, path, value }: ObjectsProps): ReactNode {
  return (
    <ObjectList parameter={parameter} value={value} path={path} describedBy={`${path}-description`}>
      {(values, itemPath) => (
        <ParameterList parameters={propertiesOf(parameter)} path={itemPath} values={values} />
      )}
    </ObjectList>
  );
}

/** The number of lists in a path: one in `body/locales/0/title`. */
function toDepth(path: string): number {
  return path.split('/').filter((part) => /^\d+$/.test(part)).length;
}

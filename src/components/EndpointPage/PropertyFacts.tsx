import type { ReactNode } from 'react';
import type { Property } from '@site/src/catalogue/schema';
import Badge from '../Badge';
import InlineText from '../InlineText';
import { toFacts, toTypeName } from './facts';
import styles from './FieldList.module.css';

interface Props {
  readonly property: Property;
  /** The name, which is the label of the field if there is one. */
  readonly label: ReactNode;
  /** ID of the text below the name, if a field refers to it. */
  readonly id?: string | undefined;
}

/** The name, type, description and limits of a parameter or a field. */
export default function PropertyFacts({ property, label, id }: Props): ReactNode {
  const { required, deprecated } = property;
  const description = <Description property={property} />;
  return (
    <>
      <p className={styles.name}>
        {label} <span className={styles.type}>{toTypeName(property)}</span>
        {required && <span className={styles.required}> required</span>}{' '}
        {deprecated && <Badge kind="deprecated" />}
      </p>
      {id ? <div id={id}>{description}</div> : description}
    </>
  );
}

function Description({ property }: Pick<Props, 'property'>): ReactNode {
  const { deprecated, description } = property;
  const facts = toFacts(property);
  return (
    <>
      {deprecated && (
        <p className={styles.deprecated}>
          <InlineText>{deprecated}</InlineText>
        </p>
      )}
      <p>
        <InlineText>{description}</InlineText>
      </p>
      {facts.length > 0 && (
        <p className={styles.facts}>
          <InlineText>{facts.join(' · ')}</InlineText>
        </p>
      )}
    </>
  );
}

import { memo, type ReactNode } from 'react';
import type { Response } from '@site/src/catalogue/model';
import { propertiesOf, type Property } from '@site/src/catalogue/schema';
import { responseStructureAnchor } from '@site/src/site-map/anchors';
import NestedList from './NestedList';
import PropertyFacts from './PropertyFacts';
import Section from './Section';
import styles from './FieldList.module.css';

interface Props {
  readonly responses: readonly Response[];
}

/** The response body field by field; left out where the API documents none. */
function ResponseStructure({ responses }: Props): ReactNode {
  const documented = responses.flatMap(({ status, schema }) =>
    schema ? [{ status, fields: propertiesOf(schema) }] : [],
  );
  if (documented.length === 0) return null;
  return (
    <Section id={responseStructureAnchor} title="Response Structure">
      {documented.map(({ status, fields }) => (
        <FieldList key={status} fields={fields} depth={0} />
      ))}
    </Section>
  );
}

export default memo(ResponseStructure);

interface FieldListProps {
  readonly fields: readonly Property[];
  readonly depth: number;
}

/** The envelope's own members stand open; deeper lists can be opened. */
function FieldList({ fields, depth }: FieldListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {fields.map((field) => (
        <li key={field.name}>
          <PropertyFacts property={field} label={<code>{field.name}</code>} />
          <Members field={field} depth={depth} />
        </li>
      ))}
    </ul>
  );
}

function Members({ field, depth }: { readonly field: Property; readonly depth: number }) {
  const members = propertiesOf(field);
  if (members.length === 0) return null;
  const list = <FieldList fields={members} depth={depth + 1} />;
  return depth === 0 ? (
    list
  ) : (
    <NestedList title={`Fields of ${field.name}`} count={members.length}>
      {list}
    </NestedList>
  );
}

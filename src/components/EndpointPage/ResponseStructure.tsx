import { memo, type ReactNode } from 'react';
import type { Field, Response } from '@site/src/catalogue/model';
import InlineText from '../InlineText';
import { toChoicesText, toFieldTypeName } from './facts';
import NestedList from './NestedList';
import Section from './Section';
import styles from './FieldList.module.css';

interface Props {
  readonly responses: readonly Response[];
}

/** The response body field by field; left out where the API documents none. */
function ResponseStructure({ responses }: Props): ReactNode {
  const documented = responses.filter(({ fields }) => fields.length > 0);
  if (documented.length === 0) return null;
  return (
    <Section id="response-structure" title="Response Structure">
      {documented.map(({ status, fields }) => (
        <FieldList key={status} fields={fields} depth={0} />
      ))}
    </Section>
  );
}

export default memo(ResponseStructure);

interface FieldListProps {
  readonly fields: readonly Field[];
  readonly depth: number;
}

/** The envelope's own members stand open; deeper lists can be opened. */
function FieldList({ fields, depth }: FieldListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {fields.map(({ name, type, description, enum: choices, fields: members }) => (
        <li key={name}>
          <p className={styles.name}>
            <code>{name}</code>{' '}
            <span className={styles.type}>{toFieldTypeName(type, members)}</span>
          </p>
          <p>
            <InlineText>{description}</InlineText>
          </p>
          {choices && (
            <p className={styles.facts}>
              <InlineText>{toChoicesText(choices)}</InlineText>
            </p>
          )}
          {members && depth === 0 && <FieldList fields={members} depth={1} />}
          {members && depth > 0 && (
            <NestedList title={`Fields of ${name}`} count={members.length}>
              <FieldList fields={members} depth={depth + 1} />
            </NestedList>
          )}
        </li>
      ))}
    </ul>
  );
}

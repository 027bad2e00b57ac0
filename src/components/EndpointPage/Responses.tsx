import { memo, type ReactNode } from 'react';
import { fieldsOfResponse, type Response } from '@site/src/api/view';
import { fieldsOf, type Field } from '@site/src/api/field';
import {
  responseStructureAnchor,
  toFieldAnchor,
  toResponseAnchor,
} from '@site/src/site-map/anchors';
import InlineText from '../ui/InlineText';
import PageLink from '../ui/PageLink';
import PropertyFacts, { NestedList } from './PropertyFacts';
import Section, { ExpandAll } from './Section';
import styles from './FieldList.module.css';

interface Props {
  readonly responses: readonly Response[];
}

/** The status codes of an endpoint, with links to the errors page. */
export const ResponseCodes = memo(function ResponseCodes({ responses }: Props): ReactNode {
  return (
    <>
      <dl className={styles.codes}>
        {responses.map(({ status, description }) => (
          <div key={status} className={styles.code}>
            <dt>
              <PageLink to={`/docs/errors#status-${status.charAt(0)}xx`}>
                <code>{status}</code>
              </PageLink>
            </dt>
            <dd>
              <InlineText>{description}</InlineText>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.shared}>
        For all other codes, see <PageLink to="/docs/errors">Errors</PageLink>.
      </p>
    </>
  );
});

/** The fields of the response body. Omitted if the API documents none. */
export const ResponseStructure = memo(function ResponseStructure({ responses }: Props): ReactNode {
  const documented = responses
    .map((response) => ({ status: response.status, fields: fieldsOfResponse(response) }))
    .filter(({ fields }) => fields.length > 0);
  if (documented.length === 0) return null;
  const hasNestedLists = documented.some(({ fields }) =>
    fields.flatMap(fieldsOf).some((member) => fieldsOf(member).length > 0),
  );
  const isPlain = documented.every(({ status }) => status === '200');
  return (
    <Section id={responseStructureAnchor} action={hasNestedLists && <ExpandAll lists="details" />}>
      {documented.map(({ status, fields }) => (
        <div key={status}>
          {!isPlain && <h4 className={styles.group}>Status {status}</h4>}
          <FieldList fields={fields} anchor={toResponseAnchor(status)} isEnvelope />
        </div>
      ))}
    </Section>
  );
});

interface FieldListProps {
  readonly fields: readonly Field[];
  readonly anchor: string;
  /** Whether the fields are those of the envelope, whose members are always shown. */
  readonly isEnvelope?: boolean;
}

function FieldList({ fields, anchor: parent, isEnvelope = false }: FieldListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {fields.map((field) => {
        const anchor = toFieldAnchor(parent, field.name);
        const members = fieldsOf(field);
        const list = members.length > 0 && <FieldList fields={members} anchor={anchor} />;
        return (
          <li key={field.name} id={anchor}>
            <PropertyFacts field={field} name={field.name} anchor={anchor} />
            {list && isEnvelope && <div className={styles.members}>{list}</div>}
            {list && !isEnvelope && (
              <NestedList title={`Fields of ${field.name}`} count={members.length}>
                {list}
              </NestedList>
            )}
          </li>
        );
      })}
    </ul>
  );
}

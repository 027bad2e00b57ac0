import { memo, type ReactNode, useMemo, useState } from 'react';
import clsx from 'clsx';
import { fieldsOfResponse, type Response } from '@site/src/api/view';
import { fieldsOf, type Field, listNested } from '@site/src/api/field';
import type { EndpointPage } from '@site/src/page-data';
import {
  responseStructureAnchor,
  toFieldAnchor,
  toResponseAnchor,
} from '@site/src/site-map/anchors';
import InlineText from '../ui/InlineText';
import PageLink from '../ui/PageLink';
import { leadsToRows } from './fieldRows';
import PropertyFacts, { NestedList } from './PropertyFacts';
import Section, { ExpandAll } from './Section';
import controls from '../ui/controls.module.css';
import styles from './FieldList.module.css';

interface Props {
  readonly responses: readonly Response[];
}

type CodesProps = Props & Pick<EndpointPage, 'statusCodes'>;

/** The status codes of an endpoint, and those that all endpoints share, with links to the errors page. */
export const ResponseCodes = memo(function ResponseCodes(props: CodesProps): ReactNode {
  const { responses, statusCodes } = props;
  const shared = statusCodes.filter(
    ({ code }) => !responses.some(({ status }) => code === status || code === `${status[0]}XX`),
  );
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
        All endpoints share these codes, which <PageLink to="/docs/errors">Errors</PageLink>{' '}
        explains:
      </p>
      <ul className={styles.others}>
        {shared.map(({ code, name, anchor }) => (
          <li key={code}>
            <PageLink to={`/docs/errors#${anchor}`}>
              {code} {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
});

/** A response with fewer fields has no filter. */
const manyFields = 12;

/** The fields of the response body, with a filter. Omitted if the API documents none. */
export const ResponseStructure = memo(function ResponseStructure({ responses }: Props): ReactNode {
  const [filter, setFilter] = useState('');
  const documented = useMemo(
    () =>
      responses
        .map((response) => ({ status: response.status, fields: fieldsOfResponse(response) }))
        .filter(({ fields }) => fields.length > 0),
    [responses],
  );
  if (documented.length === 0) return null;
  const all = documented.flatMap(({ fields }) => fields);
  const hasNestedLists = all.flatMap(fieldsOf).some((member) => fieldsOf(member).length > 0);
  const isPlain = documented.every(({ status }) => status === '200');
  const text = filter.trim().toLowerCase();
  const hasMatch = all.some((field) => isMatch(field, field.name, text));
  return (
    <Section
      id={responseStructureAnchor}
      action={hasNestedLists && <ExpandAll lists="details" what="response fields" />}
    >
      {listNested(all).length > manyFields && (
        <input
          className={clsx(controls.field, styles.filter)}
          type="search"
          value={filter}
          placeholder="Filter the fields by name or description"
          aria-label="Filter the response fields"
          autoComplete="off"
          spellCheck={false}
          {...leadsToRows}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      <p className={styles.shared} aria-live="polite">
        {!hasMatch && `No field contains “${filter.trim()}”.`}
      </p>
      {documented.map(({ status, fields }) => (
        <div key={status}>
          {!isPlain && <h4 className={styles.group}>Status {status}</h4>}
          <FieldList fields={fields} anchor={toResponseAnchor(status)} text={text} isEnvelope />
        </div>
      ))}
    </Section>
  );
});

interface FieldListProps {
  readonly fields: readonly Field[];
  readonly anchor: string;
  /** What the names or descriptions contain, in lower case. Other fields are omitted. */
  readonly text: string;
  /** The names of the fields around them: `data.locales.` */
  readonly parents?: string;
  /** Whether the fields are those of the envelope, whose members are always shown. */
  readonly isEnvelope?: boolean;
}

function FieldList(props: FieldListProps): ReactNode {
  const { fields, anchor: parent, text, parents = '', isEnvelope = false } = props;
  return (
    <ul className={styles.list}>
      {fields
        .filter((field) => isMatch(field, parents + field.name, text))
        .map((field) => {
          const anchor = toFieldAnchor(parent, field.name);
          const members = fieldsOf(field);
          const path = `${parents}${field.name}.`;
          const hasMatch = members.some((member) => isMatch(member, path + member.name, text));
          const inner = hasMatch ? text : '';
          const list = members.length > 0 && (
            <FieldList fields={members} anchor={anchor} text={inner} parents={path} />
          );
          return (
            <li key={field.name} id={anchor}>
              <PropertyFacts field={field} name={field.name} anchor={anchor} />
              {list && isEnvelope && <div className={styles.members}>{list}</div>}
              {list && !isEnvelope && (
                <NestedList
                  title={`Fields of ${field.name}`}
                  count={members.length}
                  isOpen={inner !== ''}
                >
                  {list}
                </NestedList>
              )}
            </li>
          );
        })}
    </ul>
  );
}

/** Whether a field or one inside it has the text in its name, with those around it, or description. */
function isMatch(field: Field, path: string, text: string): boolean {
  return (
    `${path}\n${field.description}`.toLowerCase().includes(text) ||
    fieldsOf(field).some((member) => isMatch(member, `${path}.${member.name}`, text))
  );
}

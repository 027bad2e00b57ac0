import { type ChangeEvent, Fragment, memo, useState } from 'react';
import type { Endpoint } from '@portal/src/openapi/model';
import { fieldsOf, fieldsOfResponse, listNested } from '@portal/src/openapi/shapes';
import type { EndpointPage } from '@portal/src/page-data';
import { responseCodesAnchor, responseStructureAnchor } from '@portal/src/routes/anchors';
import PageLink from '../ui/PageLink';
import { filterRows } from './fieldRows';
import { ResponseBody, ResponseFacts } from './ResponseFacts';
import Section, { ExpandAll } from './Section';

type Props = Pick<Endpoint, 'responses'>;

type CodesProps = Props & Pick<EndpointPage, 'statusCodes'>;

/** The status codes of an endpoint, and those of all endpoints, with links to the errors page. */
export const ResponseCodes = memo(function ResponseCodes(props: CodesProps) {
  const { responses, statusCodes } = props;
  const others = statusCodes.filter(
    ({ code }) => !responses.some(({ status }) => code === status || code === `${status[0]}XX`),
  );
  return (
    <Section id={responseCodesAnchor}>
      <dl className="flat below stack small">
        {responses.map((response) => (
          <div key={response.status} className="side">
            <dt>
              {statusCodes.length > 0 ? (
                <PageLink to={`/docs/errors#status-${response.status.charAt(0)}xx`}>
                  <code>{response.status}</code>
                </PageLink>
              ) : (
                <code>{response.status}</code>
              )}
            </dt>
            <dd className="flat grow">
              <ResponseFacts response={response} />
            </dd>
          </div>
        ))}
      </dl>
      {statusCodes.length > 0 && (
        <p className="below muted small" data-search="ignore">
          For all other codes, see <PageLink to="/docs/errors">Errors</PageLink>
          {others.map(({ code, name, anchor }, index) => (
            <Fragment key={code}>
              {index === 0 ? ': ' : ', '}
              <PageLink to={`/docs/errors#${anchor}`}>
                {code} {name}
              </PageLink>
            </Fragment>
          ))}
          .
        </p>
      )}
    </Section>
  );
});

/** A response with fewer fields has no filter. */
const manyFields = 12;

/** The fields of the response body, with a filter. Omitted if the API documents none. */
export const ResponseStructure = memo(function ResponseStructure({ responses }: Props) {
  const [missed, setMissed] = useState('');
  const documented = responses.filter(({ shape }) => shape);
  if (documented.length === 0) return null;
  const fields = documented.flatMap(fieldsOfResponse);
  const hasNestedLists = fields.flatMap(fieldsOf).some((one) => fieldsOf(one).length > 0);
  const filter = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setMissed(filterRows(currentTarget) === 0 ? currentTarget.value : '');
  };
  const isPlain = documented.every(({ status }) => status === '200');
  return (
    <Section
      id={responseStructureAnchor}
      action={hasNestedLists && <ExpandAll what="response fields" />}
    >
      {listNested(fields).length > manyFields && (
        <input
          className="below scripted field"
          type="search"
          placeholder="Filter the fields by name or description"
          aria-label="Filter the response fields"
          autoComplete="off"
          spellCheck={false}
          data-leads-to-rows
          onChange={filter}
        />
      )}
      <p className="muted small flat" aria-live="polite">
        {missed !== '' && `No field contains “${missed}”.`}
      </p>
      {documented.map((response) => (
        <div key={response.status}>
          {!isPlain && <h4 className="flat apart">Status {response.status}</h4>}
          <ResponseBody response={response} />
        </div>
      ))}
    </Section>
  );
});

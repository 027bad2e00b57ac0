import { type ChangeEvent, memo, useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import type { Endpoint, Response } from '@portal/src/openapi/model';
import { fieldsOf, fieldsOfResponse, listNested } from '@portal/src/openapi/shapes';
import type { EndpointPage } from '@portal/src/page-data';
import {
  responseCodesAnchor,
  responseStructureAnchor,
  toResponseAnchor,
} from '@portal/src/routes/anchors';
import { toTypeName } from '@portal/src/words/types';
import * as messages from '@portal/src/messages/en/endpoint';
import { say } from '@portal/src/messages/say';
import Say, { joinElements } from '../ui/Say';
import PageLink from '../ui/PageLink';
import { filterRows } from './fieldRows';
import { ResponseBody, ResponseFacts } from './ResponseFacts';
import Section from './Section';

type Props = Pick<Endpoint, 'responses'>;

/** Omitted if the document has none. */
export default function Responses(props: CodesProps) {
  if (props.responses.length === 0 && props.statusCodes.length === 0) return null;
  return (
    <>
      <h2 className="flat apart">{messages.responses}</h2>
      <ResponseCodes {...props} />
      <ResponseStructure responses={props.responses} />
    </>
  );
}

type CodesProps = Props & Pick<EndpointPage, 'statusCodes'>;

/** The status codes of an endpoint, and those of all endpoints, with links to the errors page. */
const ResponseCodes = memo(function ResponseCodes(props: CodesProps) {
  const { responses, statusCodes } = props;
  const others = statusCodes.filter(
    ({ code }) => !responses.some(({ status }) => code === status || code === `${status[0]}XX`),
  );
  return (
    <Section id={responseCodesAnchor}>
      <dl className="flat near stack small">
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
            <dd className="flat grow inline wrap">
              <ResponseFacts response={response} />
            </dd>
          </div>
        ))}
      </dl>
      {statusCodes.length > 0 && (
        <p className="near muted small" data-search="ignore">
          <Say
            message={others.length > 0 ? messages.otherCodes : messages.noOtherCodes}
            values={{
              errors: (text) => <PageLink to="/docs/errors">{text}</PageLink>,
              codes: joinElements(others, ({ code, name, anchor }) => (
                <PageLink to={`/docs/errors#${anchor}`}>
                  {code} {name}
                </PageLink>
              )),
            }}
          />
        </p>
      )}
    </Section>
  );
});

/** A response with fewer fields has no filter. */
const manyFields = 12;

/** The fields of the response body, with a filter. Omitted if the API documents none. */
const ResponseStructure = memo(function ResponseStructure({ responses }: Props) {
  const [missed, setMissed] = useState('');
  const groups = groupEqual(responses);
  useSharedAnchors(groups);
  const success = groups.find(([{ status }]) => status.startsWith('2'));
  if (groups.length === 0) return null;
  const fields = groups.flatMap(([first]) => fieldsOfResponse(first));
  const hasNestedLists = fields.flatMap(fieldsOf).some((one) => fieldsOf(one).length > 0);
  const filter = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setMissed(filterRows(currentTarget) === 0 ? currentTarget.value : '');
  };
  return (
    <Section id={responseStructureAnchor} isFoldable={hasNestedLists}>
      {listNested(fields).length > manyFields && (
        <input
          className="near scripted field"
          type="search"
          placeholder={messages.filter}
          aria-label={messages.filterFields}
          autoComplete="off"
          spellCheck={false}
          data-leads-to-rows
          onChange={filter}
        />
      )}
      <p className="muted small flat" aria-live="polite">
        {missed !== '' && say(messages.noField, { text: missed })}
      </p>
      {groups.map((group) => (
        <ResponseGroup
          key={group[0].status}
          group={group}
          isAlone={groups.length === 1}
          isOpen={group === success}
        />
      ))}
    </Section>
  );
});

/** Responses with the same fields. */
type Group = readonly [Response, ...Response[]];

/** Responses with fields, those with equal ones together. */
function groupEqual(responses: readonly Response[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const response of responses) {
    const { shape, examples } = response;
    if (!shape) continue;
    const fields = JSON.stringify([shape, examples?.map((one) => one.shape)]);
    const [first = response, ...others] = groups.get(fields) ?? [];
    groups.set(fields, first === response ? [first] : [first, ...others, response]);
  }
  return [...groups.values()];
}

/** An address of a field leads to the field of an equal response. */
function useSharedAnchors(groups: readonly Group[]): void {
  const { hash } = useLocation();
  const history = useHistory();
  useEffect(() => {
    const [, anchor, field] = /^#(response(?:-\w+)?)(\..*)$/.exec(hash) ?? [];
    const found = groups.find((group) =>
      group.slice(1).some(({ status }) => toResponseAnchor(status) === anchor),
    );
    if (found) history.replace({ hash: `#${toResponseAnchor(found[0].status)}${field}` });
  }, [hash, groups, history]);
}

interface GroupProps {
  readonly group: Group;
  readonly isAlone: boolean;
  readonly isOpen: boolean;
}

function ResponseGroup({ group, isAlone, isOpen }: GroupProps) {
  const [response] = group;
  const statuses = group.map(({ status }) => status).join(', ');
  const body = <ResponseBody response={response} />;
  if (isAlone && statuses === '200') return body;
  const { schema, shape } = response;
  const heading = <h4 className="flat">{say(messages.statusOf, { statuses })}</h4>;
  if (isOpen) {
    return (
      <div className="below">
        {heading}
        {body}
      </div>
    );
  }
  return (
    <details className="near">
      <summary className="fold">
        {heading} <span className="muted wrap small">{schema ?? (shape && toTypeName(shape))}</span>
      </summary>
      {body}
    </details>
  );
}

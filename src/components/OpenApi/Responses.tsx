/** The responses of an endpoint with all that a document says of them. */
import type { ReactNode } from 'react';
import type { Field } from '@site/src/api/field';
import type { Response, ResponseLink } from '@site/src/api/view';
import { toResponseAnchor } from '@site/src/site-map/anchors';
import ParameterList, { Value } from '../EndpointPage/ParameterList';
import { NestedList, ShapeFacts } from '../EndpointPage/PropertyFacts';
import PageLink from '../ui/PageLink';
import Prose from '../ui/Prose';

interface Props {
  readonly response: Response;
}

/** What a status code says, with its media types, headers and links. */
export function ResponseFacts({ response }: Props): ReactNode {
  const { status, description, mediaTypes, headers = [], links = [] } = response;
  return (
    <>
      <Prose className="flat">{toStatusText(status, description)}</Prose>
      {mediaTypes.length > 0 && <p className="flat muted tiny">{mediaTypes.join(', ')}</p>}
      <Headers headers={headers} />
      <Links links={links} />
    </>
  );
}

/** What a response is for if it has no description. */
function toStatusText(status: string, description: string): string {
  if (description !== '') return description;
  return status === 'default' ? 'All other responses.' : '';
}

function Headers({ headers }: { readonly headers: readonly Field[] }): ReactNode {
  if (headers.length === 0) return null;
  return (
    <NestedList title="Headers" count={headers.length}>
      <ParameterList parameters={headers} />
    </NestedList>
  );
}

/** What to call next, and with which values of the response. */
function Links({ links }: { readonly links: readonly ResponseLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <NestedList title="What to call next" count={links.length}>
      <ul className="clean-list flat stack">
        {links.map(({ name, description, operationId = name, route, parameters }) => (
          <li key={name}>
            {route === undefined ? operationId : <PageLink to={route}>{operationId}</PageLink>}
            {description !== '' && <Prose className="flat muted">{description}</Prose>}
            {Object.entries(parameters).map(([parameter, source]) => (
              <p key={parameter} className="flat wrap">
                <code>{parameter}</code> is <code>{source}</code>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </NestedList>
  );
}

/** The body of a response, and the bodies of media types with another one. */
export function ResponseBody({ response }: Props): ReactNode {
  const { status, shape, examples = [] } = response;
  const others = new Map(examples.flatMap((one) => (one.shape ? [[one.mediaType, one]] : [])));
  return (
    <>
      {shape && <Body shape={shape} anchor={toResponseAnchor(status)} />}
      {[...others.values()].map((one) => (
        <div key={one.mediaType}>
          <p className="flat below muted small">{one.mediaType}</p>
          {one.shape && <Body shape={one.shape} />}
        </div>
      ))}
    </>
  );
}

type BodyProps = Required<Pick<Response, 'shape'>> & { readonly anchor?: string };

/** A value without fields says its type. */
export function Body({ shape, anchor }: BodyProps): ReactNode {
  return (
    <div className="below small">
      <ShapeFacts shape={shape} />
      <Value shape={shape} name="the body" anchor={anchor} />
    </div>
  );
}

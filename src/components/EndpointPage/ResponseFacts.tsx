/** The responses of an endpoint with all that a document says of them. */
import type { Response, ResponseLink } from '@portal/src/openapi/model';
import { toResponseAnchor } from '@portal/src/routes/anchors';
import * as messages from '@portal/src/messages/en/endpoint';
import Say from '../ui/Say';
import PageLink from '../ui/PageLink';
import Prose from '../ui/Prose';
import { NestedList, ShapeFacts } from './PropertyFacts';
import { ParameterList, Value } from './Value';

interface Props {
  readonly response: Response;
}

/** What a status code says, with its media types, headers and links. */
export function ResponseFacts({ response }: Props) {
  const { status, summary, description, mediaTypes, example, headers = [], links = [] } = response;
  const withoutDescription = status === 'default' ? messages.allOtherResponses : '';
  return (
    <>
      {summary && <p className="flat strong">{summary}</p>}
      <Prose className="flat">{description || (summary ? '' : withoutDescription)}</Prose>
      {/* The example says its own. */}
      {mediaTypes.length > 0 && example === undefined && (
        <p className="flat muted tiny">{mediaTypes.join(', ')}</p>
      )}
      {headers.length > 0 && (
        <NestedList title={messages.headers} count={headers.length}>
          <ParameterList parameters={headers} />
        </NestedList>
      )}
      <Links links={links} />
    </>
  );
}

/** What to call next, and with which values of the response. */
function Links({ links }: { readonly links: readonly ResponseLink[] }) {
  if (links.length === 0) return null;
  return (
    <NestedList title={messages.whatToCallNext} count={links.length}>
      <ul className="clean-list flat stack">
        {links.map(({ name, description, operationId = name, route, parameters }) => (
          <li key={name}>
            {route === undefined ? operationId : <PageLink to={route}>{operationId}</PageLink>}
            {description !== '' && <Prose className="flat muted">{description}</Prose>}
            {Object.entries(parameters).map(([parameter, source]) => (
              <p key={parameter} className="flat wrap">
                <Say
                  message={messages.parameterIs}
                  values={{ parameter: <code>{parameter}</code>, source: <code>{source}</code> }}
                />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </NestedList>
  );
}

/** The body of a response, and the bodies of media types with another one. */
export function ResponseBody({ response }: Props) {
  const { status, shape, examples = [] } = response;
  const others = new Map(
    examples.flatMap((one) => (one.shape ? [[one.mediaType, one.shape] as const] : [])),
  );
  return (
    <>
      {shape && <Body shape={shape} anchor={toResponseAnchor(status)} />}
      {[...others].map(([mediaType, other]) => (
        <div key={mediaType}>
          <p className="flat below muted small">{mediaType}</p>
          <Body shape={other} />
        </div>
      ))}
    </>
  );
}

type BodyProps = Required<Pick<Response, 'shape'>> & { readonly anchor?: string };

/** A value without fields says its type. */
export function Body({ shape, anchor }: BodyProps) {
  return (
    <div className="small tight">
      <div className="below">
        <ShapeFacts shape={shape} />
      </div>
      <Value shape={shape} name={messages.theBody} level={0} anchor={anchor} />
    </div>
  );
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import * as messages from '@portal/src/messages/en/apis';
import { say, sayCount } from '@portal/src/messages/say';
import type { ApiCard } from '@portal/src/page-data';
import { apisFeedRoute } from '@portal/src/routes/places';
import { useApis } from './Shell/apis';
import { CardBox, Cards } from './ui/Card';
import Say from './ui/Say';

/** A card for each API of the portal, in the order of its settings. */
export default function ApiCards({ apis }: { readonly apis: readonly ApiCard[] }) {
  const { toPath } = useApis();
  const feed = useBaseUrl(apisFeedRoute);
  return (
    <>
      <Cards>
        {apis.map((api) => (
          <CardBox
            key={api.id}
            title={
              <a className="plain strong covers" href={toPath(api)}>
                {api.name}
              </a>
            }
            aside={sayCount(messages.endpointCount, api.count)}
            end={
              <p className="flat muted tiny">{say(messages.version, { version: api.version })}</p>
            }
          >
            {api.summary}
          </CardBox>
        ))}
      </Cards>
      <p className="muted small">
        <Say message={messages.feed} values={{ feed: (text) => <a href={feed}>{text}</a> }} />
      </p>
    </>
  );
}

import * as messages from '@portal/src/messages/en/home';
import { say } from '@portal/src/messages/say';
import type { AboutPage, PageProps } from '@portal/src/page-data';
import type { Call } from '@portal/src/request/call';
import CallSample from './CallSample';
import Home from './Home';

interface Props extends PageProps<'categories'> {
  readonly about: AboutPage & { readonly start?: { readonly call?: Call } };
  readonly download: string;
}

const actions = [
  { label: messages.readIntroduction, href: '/docs/introduction' },
  { label: messages.allEndpoints, href: '/endpoints' },
];

/** The home page of a given document. */
export default function AboutHome({ page, about, download }: Props) {
  const { home, start, summary, version } = about;
  const call = start?.call;
  return (
    <Home
      page={page}
      download={download}
      intro={home?.lead ?? summary}
      actions={home && home.actions.length > 0 ? home.actions : actions}
      guides={home?.guides}
      baseUrls={start?.baseUrls}
      access={start?.access}
      cards={[
        {
          to: '/docs/introduction',
          title: messages.introduction,
          text: say(messages.introductionText, { version }),
        },
        {
          to: '/docs/authentication',
          title: messages.authentication,
          text: messages.authenticationText,
        },
        {
          to: '/docs/errors',
          title: messages.errors,
          text: messages.errorsText,
        },
      ]}
    >
      {call && <CallSample call={call} />}
    </Home>
  );
}

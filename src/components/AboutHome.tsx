import type { AboutPage, PageProps } from '@portal/src/page-data';
import type { Call } from '@portal/src/request/call';
import CallSample from './CallSample';
import Home from './Home';

interface Props extends PageProps<'categories'> {
  readonly about: AboutPage & { readonly start?: { readonly call?: Call } };
  readonly download: string;
}

const actions = [
  { label: 'Read the introduction', href: '/docs/introduction' },
  { label: 'All endpoints', href: '/endpoints' },
];

/** The home page of a given document. */
export default function AboutHome({ page, about, download }: Props) {
  const { home, start, summary, version } = about;
  const call = start?.call;
  return (
    <Home
      page={page}
      download={download}
      downloads="/downloads"
      intro={home?.lead ?? summary}
      actions={home && home.actions.length > 0 ? home.actions : actions}
      guides={home?.guides}
      baseUrls={start?.baseUrls}
      access={start?.access}
      cards={[
        {
          to: '/docs/introduction',
          title: 'Introduction',
          text: `What the API is, its servers, and whom to ask. Version ${version}.`,
        },
        {
          to: '/docs/authentication',
          title: 'Authentication',
          text: 'The ways to authenticate, and where each request has its credentials.',
        },
        {
          to: '/docs/errors',
          title: 'Errors',
          text: 'The error responses of all endpoints, by status.',
        },
      ]}
    >
      {call && <CallSample call={call} />}
    </Home>
  );
}

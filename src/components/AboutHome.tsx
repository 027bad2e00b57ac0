import type { AboutPage, PageProps } from '@portal/src/page-data';
import Home from './Home';

interface Props extends PageProps<'categories'> {
  readonly about: AboutPage;
  readonly download: string;
}

/** The home page of a given document. */
export default function AboutHome({ page, about, download }: Props) {
  return (
    <Home
      page={page}
      download={download}
      downloads="/downloads"
      intro={about.home?.lead ?? about.summary}
      actions={about.home?.actions}
      guides={about.home?.guides}
      cards={[
        {
          to: '/docs/introduction',
          title: 'Introduction',
          text: `What the API is, its servers, and whom to ask. Version ${about.version}.`,
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
    />
  );
}

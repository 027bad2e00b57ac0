import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { CategoriesPage } from '@site/src/page-data';
import { CategoryCards } from './CategoryIndex';
import ExampleRequests from './ExampleRequests';
import { useToast } from './Shell/Toast';
import StatusLink from './StatusLink';
import SupportEmail from './SupportEmail';
import Card, { Cards } from './ui/Card';
import { useSite } from './ui/hooks';
import PageLink from './ui/PageLink';
import { withPageData } from './withPageData';
import styles from './Home.module.css';
import card from './ui/Card.module.css';

interface Start {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly page: CategoriesPage;
  /** URL of the archive of example requests. */
  readonly download: string;
  /** The route of the page with all downloads. Earlier versions have none. */
  readonly downloads?: string;
  readonly intro: string;
  /** The pages to start with. */
  readonly cards: readonly Start[];
  /** The guides, which come after the status page. */
  readonly guides?: readonly Start[];
  /** A sample of the first call. */
  readonly children?: ReactNode;
}

/** The home page, with the first call, its start pages, the categories and the example requests. */
function Home(props: Props): ReactNode {
  const { page, download, downloads, intro, cards, guides = [], children } = props;
  const { name } = useSite();
  const toCard = ({ to, title, text }: Start) => (
    <Card key={to} to={to} title={title}>
      {text}
    </Card>
  );
  return (
    <>
      <WelcomeToast />
      <div className={styles.hero}>
        <header>
          <h1>{name}</h1>
          <p>{intro}</p>
          <PageLink className="call" to="/docs/authentication/generate-token">
            Get a token
          </PageLink>
        </header>
        {children}
      </div>
      <section aria-labelledby="start">
        <h2 id="start">Get started</h2>
        <Cards>
          {cards.map(toCard)}
          <StatusCard />
          {guides.map(toCard)}
          <DownloadCard href={download} more={downloads} />
        </Cards>
      </section>
      <section aria-labelledby="endpoints">
        <h2 id="endpoints">API endpoints</h2>
        <CategoryCards page={page} withIndex />
      </section>
    </>
  );
}

export default withPageData<'categories', Omit<Props, 'page'>>(Home);

/** Links to the external status page. */
function StatusCard(): ReactNode {
  return (
    <div className={card.card}>
      <div className={card.title}>
        <StatusLink className={card.link} />
      </div>
      <p>Check the current availability of the API.</p>
    </div>
  );
}

interface DownloadCardProps {
  readonly href: string;
  /** The route of the page with all downloads, if the version has one. */
  readonly more?: string | undefined;
}

/** Downloads the archive of example requests. */
function DownloadCard({ href, more }: DownloadCardProps): ReactNode {
  return (
    <div className={card.card}>
      <div className={card.title}>
        <ExampleRequests className={card.link} href={href}>
          Download the example requests
        </ExampleRequests>
      </div>
      <p>
        A Postman collection with a request for every endpoint.
        {more !== undefined && (
          <>
            {' '}
            For other formats, see{' '}
            <PageLink className={card.inner} to={more}>
              Downloads
            </PageLink>
            .
          </>
        )}
      </p>
    </div>
  );
}

/** Shows a toast on the first visit to the home page in a session, unless the operator has none. */
function WelcomeToast(): ReactNode {
  const { welcomeToast } = useSite();
  return welcomeToast !== undefined && <Welcome text={welcomeToast} />;
}

interface WelcomeToastProps {
  readonly text: string;
}

function Welcome({ text }: WelcomeToastProps): ReactNode {
  useWelcome(
    <p>
      {text.split('{email}').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <SupportEmail />}
          {part}
        </Fragment>
      ))}
    </p>,
  );
  return null;
}

/** How long the welcome toast is shown, in milliseconds. */
const duration = 10_000;

/** Works until the page is reloaded even if session storage is blocked. */
let wasShown = false;

/** Shows a toast once per browser session; leaving the page removes it. */
function useWelcome(content: ReactNode): void {
  const show = useToast();
  const welcome = useRef(content);

  useEffect(() => {
    const slot = createStorageSlot('welcome', { persistence: 'sessionStorage' });
    if (wasShown || slot.get() !== null) return undefined;
    wasShown = true;
    slot.set('shown');
    return show(welcome.current, duration);
  }, [show]);
}

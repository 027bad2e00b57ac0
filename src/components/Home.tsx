import { Fragment, type ReactNode, useEffect } from 'react';
import clsx from 'clsx';
import { createStorageSlot } from '@docusaurus/theme-common';
import CategoryCards from './CategoryCards';
import ExampleRequests from './ExampleRequests';
import SiteLink from './Shell/SiteLink';
import { useToast } from './Shell/Toast';
import StatusLink from './StatusLink';
import SupportEmail from './SupportEmail';
import Card, { CardBox, Cards } from './ui/Card';
import { useSite } from './ui/hooks';
import PageLink from './ui/PageLink';
import type { PageProps } from '@portal/src/page-data';
import type { Link as SiteLinkData } from '@portal/src/site';
import styles from './Home.module.css';

interface Start {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly download: string;
  /** The route of the page with all downloads. Earlier versions have none. */
  readonly downloads?: string;
  readonly intro: string;
  /** Buttons, of which the first one is the most important. */
  readonly actions?: readonly SiteLinkData[] | undefined;
  /** What to do first, in this order. Earlier versions have none. */
  readonly steps?: readonly Start[];
  readonly cards: readonly Start[];
  readonly guides?: readonly Start[] | undefined;
  readonly children?: ReactNode;
}

/** The home page, with the first call, its start pages, the categories and the example requests. */
export default function Home(props: PageProps<'categories'> & Props) {
  const { page, download, downloads, intro, actions = [], steps = [], cards, guides = [] } = props;
  const { name, statusPage } = useSite();
  useWelcome();
  const toCard = ({ to, title, text }: Start) => (
    <Card key={to} to={to} title={title}>
      {text}
    </Card>
  );
  const buttons = actions.map((link, index) => (
    <SiteLink
      key={link.label}
      link={link}
      className={clsx('ui-button', index === 0 && 'primary', link.label.length > 24 && styles.long)}
    />
  ));
  const archive = (
    <ExampleRequests className="plain covers" href={download}>
      Download the example requests
    </ExampleRequests>
  );
  return (
    <>
      <div className={styles.hero}>
        <header>
          <h1>{name}</h1>
          <p className="muted">{intro}</p>
          {/* Steps keep their own distance from a button. */}
          {steps.length === 0 && actions.length > 0 ? <p className="inline">{buttons}</p> : buttons}
        </header>
        {props.children}
      </div>
      {steps.length > 0 && (
        <ol className="clean-list cards" data-mdast="list">
          {steps.map(({ to, title, text }, index) => (
            <li key={to} className="box flat padded column tight ui-card">
              <span className="accent tiny strong" data-mdast="ignore">
                Step {index + 1}
              </span>
              <PageLink className="plain covers" to={to}>
                {title}
              </PageLink>
              <p className="muted small">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <section aria-labelledby="start">
        <h2 id="start">Documentation</h2>
        <Cards>
          {cards.map(toCard)}
          {statusPage !== '' && (
            <CardBox title={<StatusLink className="plain covers" />}>
              Check the current availability of the API.
            </CardBox>
          )}
          <CardBox title={archive}>
            A Postman collection with a request for every endpoint.
            {downloads !== undefined && (
              <>
                {' '}
                For other formats, see{' '}
                <PageLink className="above" to={downloads}>
                  Downloads
                </PageLink>
                .
              </>
            )}
          </CardBox>
        </Cards>
      </section>
      <section aria-labelledby="endpoints">
        <h2 id="endpoints">API endpoints</h2>
        <CategoryCards page={page} withIndex />
      </section>
      {guides.length > 0 && (
        <section aria-labelledby="guides">
          <h2 id="guides">Guides</h2>
          <Cards>{guides.map(toCard)}</Cards>
        </section>
      )}
    </>
  );
}

/** How long the welcome toast is shown, in milliseconds. */
const duration = 10_000;

/** Works until the page is reloaded even if session storage is blocked. */
let wasShown = false;

/** Shows a toast once per browser session, if the operator has one; leaving the page removes it. */
function useWelcome(): void {
  const { welcomeToast } = useSite();
  const show = useToast();

  useEffect(() => {
    const slot = createStorageSlot('welcome', { persistence: 'sessionStorage' });
    if (welcomeToast === undefined || wasShown || slot.get() !== null) return undefined;
    wasShown = true;
    slot.set('shown');
    const parts = welcomeToast.split('{email}').map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <SupportEmail />}
        {part}
      </Fragment>
    ));
    return show(<p>{parts}</p>, duration);
  }, [welcomeToast, show]);
}

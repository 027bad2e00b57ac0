import { Children, isValidElement, type ReactNode, useEffect } from 'react';
import clsx from 'clsx';
import { createStorageSlot } from '@docusaurus/theme-common';
import * as messages from '@portal/src/messages/en/home';
import CategoryCards from './CategoryCards';
import ExampleRequests from './ExampleRequests';
import { type Guide, GuideSection } from './GuideCards';
import HomeFacts from './HomeFacts';
import HomeStart from './HomeStart';
import { showToast } from './Shell/Toast';
import StatusLink from './StatusLink';
import SupportEmail from './SupportEmail';
import Card, { CardBox, Cards } from './ui/Card';
import { useSite } from './ui/hooks';
import PageLink from './ui/PageLink';
import Say from './ui/Say';
import type { PageProps, Start } from '@portal/src/page-data';
import { indexPlace } from '@portal/src/routes/places';
import type { Link as SiteLinkData } from '@portal/src/site';
import styles from './Home.module.css';

interface Props extends StartProps {
  readonly intro: string;
  readonly actions?: readonly SiteLinkData[];
  readonly baseUrls?: Start['baseUrls'] | undefined;
  /** The ways to authenticate, in the inline notation. */
  readonly access?: string | undefined;
  /** What to do first, in this order. Earlier versions have none. */
  readonly steps?: readonly Guide[];
  readonly guides?: readonly Guide[] | undefined;
  /** The first request, which is beside the title, and sections below the steps. */
  readonly children?: ReactNode;
}

/** The home page: the first request, the steps to it, guides, the categories and the start pages. */
export default function Home(props: PageProps<'categories'> & Props) {
  const { page, intro, actions = [], steps = [], guides = [], children, access = '' } = props;
  const { name, apiBaseUrl } = useSite();
  const { baseUrls = [{ url: apiBaseUrl, description: '' }] } = props;
  useWelcome();
  const [request, ...sections] = Children.toArray(children).filter(isValidElement);
  return (
    <>
      <div className={clsx('halves', styles.hero)}>
        <div>
          <HomeStart title={name} lead={intro} actions={actions} />
          <HomeFacts baseUrls={baseUrls} access={access} />
          {steps.length > 0 && <Steps steps={steps} />}
        </div>
        {request}
      </div>
      {sections}
      <GuideSection guides={guides} />
      <section className="apart" aria-labelledby="endpoints">
        <div className="inline between">
          <h2 id="endpoints" className="flat">
            {messages.apiEndpoints}
          </h2>
          <p className="flat small">
            <PageLink to={indexPlace.route}>{messages.allEndpoints}</PageLink>
          </p>
        </div>
        <CategoryCards page={page} />
      </section>
      <StartPages {...props} />
    </>
  );
}

function Steps({ steps }: Required<Pick<Props, 'steps'>>) {
  return (
    <section className="apart" aria-labelledby="steps">
      <h2 id="steps">{messages.getStarted}</h2>
      <ol className={clsx('clean-list flat stack', styles.steps)} data-mdast="list">
        {steps.map(({ to, title, text }) => (
          <li key={to} className="flat side">
            <div className="grow wrap">
              <PageLink className="plain strong" to={to}>
                {title}
              </PageLink>
              <p className="flat muted small">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StartProps {
  readonly download: string;
  readonly cards: readonly Guide[];
}

function StartPages({ download, cards }: StartProps) {
  const { statusPage } = useSite();
  const archive = (
    <ExampleRequests className="plain strong covers" href={download}>
      {messages.downloadExamples}
    </ExampleRequests>
  );
  return (
    <section className="apart" aria-labelledby="start">
      <h2 id="start">{messages.documentation}</h2>
      <Cards>
        {cards.map(({ to, title, text }) => (
          <Card key={to} to={to} title={title}>
            {text}
          </Card>
        ))}
        {statusPage !== '' && (
          <CardBox title={<StatusLink className="plain strong covers" />}>
            {messages.systemStatusText}
          </CardBox>
        )}
        <CardBox title={archive}>{messages.downloadText}</CardBox>
      </Cards>
    </section>
  );
}

/** How long the welcome toast is shown, in milliseconds. */
const duration = 10_000;

/** Works until the page is reloaded even if session storage is blocked. */
let wasShown = false;

/** Shows a toast once per browser session, if the operator has one; leaving the page removes it. */
function useWelcome(): void {
  const { welcomeToast } = useSite();
  useEffect(() => {
    const slot = createStorageSlot('welcome', { persistence: 'sessionStorage' });
    if (welcomeToast === undefined || wasShown || slot.get() !== null) return undefined;
    wasShown = true;
    slot.set('shown');
    const text = <Say message={welcomeToast} values={{ email: <SupportEmail /> }} />;
    return showToast(<p>{text}</p>, duration);
  }, [welcomeToast]);
}

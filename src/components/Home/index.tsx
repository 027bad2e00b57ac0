import type { ReactNode } from 'react';
import type { CategoriesPage } from '@site/src/page-data';
import Card from '../Card';
import Cards from '../Card/Cards';
import StatusCard from '../Card/StatusCard';
import CategoryCards from '../CategoryCards';
import DownloadCard from '../DownloadCard';
import { withPageData } from '../PageData';
import PageLink from '../PageLink';
import { useSite } from '../useSite';
import WelcomeToast from '../WelcomeToast';
import styles from './styles.module.css';

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
          <PageLink className={styles.start} to="/docs/authentication/generate-token">
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

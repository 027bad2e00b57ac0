import type { ReactNode } from 'react';
import type { CategoriesPage } from '@site/src/page-data';
import Card from '../Card';
import Cards from '../Card/Cards';
import StatusCard from '../Card/StatusCard';
import CategoryCards from '../CategoryCards';
import DownloadCard from '../DownloadCard';
import { withPageData } from '../PageData';
import { useSite } from '../useSite';
import WelcomeToast from '../WelcomeToast';
import styles from './styles.module.css';

interface Props {
  readonly page: CategoriesPage;
  /** URL of the archive of example requests. */
  readonly download: string;
  readonly intro: string;
  /** The pages to start with. */
  readonly cards: readonly { readonly to: string; readonly title: string; readonly text: string }[];
}

/** The home page, with its start pages, the categories and the example requests. */
function Home({ page, download, intro, cards }: Props): ReactNode {
  const { name } = useSite();
  return (
    <>
      <WelcomeToast />
      <header className={styles.hero}>
        <h1>{name}</h1>
        <p>{intro}</p>
      </header>
      <section aria-labelledby="start">
        <h2 id="start">Get started</h2>
        <Cards>
          {cards.map(({ to, title, text }) => (
            <Card key={to} to={to} title={title}>
              {text}
            </Card>
          ))}
          <StatusCard />
        </Cards>
      </section>
      <section aria-labelledby="endpoints">
        <h2 id="endpoints">API endpoints</h2>
        <CategoryCards page={page} />
      </section>
      <DownloadCard href={download} />
    </>
  );
}

export default withPageData<'categories', Omit<Props, 'page'>>(Home);

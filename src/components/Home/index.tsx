import type { ReactNode } from 'react';
import type { CategoriesPage } from '@site/src/pages';
import Card from '../Card';
import Cards from '../Card/Cards';
import StatusCard from '../Card/StatusCard';
import CategoryCards from '../CategoryCards';
import DownloadCard from '../DownloadCard';
import { useSite } from '../useSite';
import WelcomeToast from '../WelcomeToast';
import styles from './styles.module.css';

interface Props {
  readonly page: CategoriesPage;
  /** Address of the archive of example requests. */
  readonly download: string;
}

/** The home page: where to start, the categories, the example requests (spec §1). */
export default function Home({ page, download }: Props): ReactNode {
  const { name } = useSite();
  return (
    <>
      <WelcomeToast />
      <header className={styles.hero}>
        <h1>{name}</h1>
        <p>
          Create, manage and analyse smart marketing links that route fans to their music service:
          campaign links, pre-release links and ticket links.
        </p>
      </header>
      <section aria-labelledby="start">
        <h2 id="start">Get started</h2>
        <Cards>
          <Card to="/docs/introduction" title="Introduction">
            What the API does, its base addresses, and how to request access.
          </Card>
          <Card to="/docs/authentication" title="Authentication">
            OAuth 2.0 client credentials: from your client id to a bearer token.
          </Card>
          <Card to="/docs/errors" title="Errors">
            HTTP verbs and status codes, and what each one means here.
          </Card>
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

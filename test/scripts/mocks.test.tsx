import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useColorMode } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import styles from './styles.module.css';

function Page() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <main className={styles.page}>
      <Head>
        <title>Not rendered</title>
      </Head>
      <Heading as="h1">{siteConfig.title}</Heading>
      <Link to="/docs/errors">Errors</Link>
      <output>{useLocation().pathname}</output>
    </main>
  );
}

it('the mocks replace the parts of Docusaurus that components use', async () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  expect(screen.getByRole('main')).toHaveClass('page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Music Link API');
  expect(useColorMode).toBeInstanceOf(Function);
  await userEvent.click(screen.getByRole('link', { name: 'Errors' }));
  expect(screen.getByRole('status')).toHaveTextContent('/docs/errors');
});

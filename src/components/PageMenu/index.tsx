import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { exportRoutes } from '@site/src/exports/routes';
import Button from '../Control/Button';
import { useVersionPath } from '../PageLink/useVersionPath';
import styles from './styles.module.css';
import { usePageMenu } from './usePageMenu';
import { useTwin } from './useTwin';

/** What readers and tools can do with the page. */
export default function PageMenu(): ReactNode {
  const twin = useTwin();
  const versionPath = useVersionPath();
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
        <link
          rel="service-desc"
          type="application/json"
          href={versionPath + exportRoutes.openApiJson}
        />
      </Head>
      <MenuButton twin={twin} />
    </>
  );
}

interface MenuButtonProps {
  readonly twin: string;
}

/** A button with a menu or, without scripts, a link to the Markdown twin of the page. */
function MenuButton({ twin }: MenuButtonProps): ReactNode {
  const { ref, menu, onKeyDown, toggle, close } = usePageMenu(twin);
  return (
    <div ref={ref} className={styles.place}>
      <a className={styles.link} href={twin}>
        View as Markdown
      </a>
      <Button
        kind="quiet"
        id="page-menu"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        <span className={styles.label}>Page actions</span>
      </Button>
      {menu && <menu.Menu twin={twin} start={menu.start} onClose={close} />}
    </div>
  );
}

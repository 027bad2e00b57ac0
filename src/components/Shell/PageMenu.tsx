import { type ReactNode, type RefObject, useRef, useState } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { exportRoutes } from '@site/src/exports/routes';
import { toAlternateRoute } from '@site/src/site-map/places';
import Button from '../ui/Button';
import { useMenu } from '../ui/hooks';
import { durations, useToasts } from './Toast';
import { useVersionPath } from './versions';
import styles from './PageMenu.module.css';

/** What readers and tools can do with the page. */
export default function PageMenu(): ReactNode {
  const alternate = useAlternate();
  const versionPath = useVersionPath();
  return (
    <>
      <Head>
        {alternate && <link rel="alternate" type="text/markdown" href={alternate} />}
        <link
          rel="service-desc"
          type="application/json"
          href={versionPath + exportRoutes.openApiJson}
        />
      </Head>
      <Disclosure alternate={alternate} />
    </>
  );
}

/** The URL of the Markdown alternate of the displayed page. In `npm start`, pages have none. */
function useAlternate(): string | undefined {
  const { pathname } = useLocation();
  const versionPath = useVersionPath();
  if (process.env.NODE_ENV === 'development') return undefined;
  const route = pathname.slice(versionPath.length).replace(/\/$/, '') || '/';
  return versionPath + toAlternateRoute(route);
}

interface DisclosureProps {
  readonly alternate: string | undefined;
}

/** A button that shows the items or, without scripts, a link to the Markdown alternate. */
function Disclosure({ alternate }: DisclosureProps): ReactNode {
  const { ref, Items, toggle, leave } = usePageMenu();
  return (
    <div ref={ref} className={styles.place}>
      {alternate && (
        <a className={styles.link} href={alternate}>
          View as Markdown
        </a>
      )}
      <Button
        kind="quiet"
        className={styles.button}
        aria-expanded={Items !== undefined}
        onClick={toggle}
      >
        <span className="sr-only-on-mobile">Page actions</span>
      </Button>
      {Items && <Items alternate={alternate} onChoose={leave} />}
    </div>
  );
}

interface OpenMenu {
  /** The page that it is for. */
  readonly page: string;
  /** Loaded when the menu opens for the first time. */
  readonly Items: typeof import('./PageMenuItems').default;
}

interface PageMenuState {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Undefined while the menu is closed. */
  readonly Items: OpenMenu['Items'] | undefined;
  readonly toggle: () => void;
  /** Closes the menu and returns the focus to its button. */
  readonly leave: () => void;
}

/** Loads, opens and closes the menu. It is closed on every other page. */
function usePageMenu(): PageMenuState {
  const { pathname: page } = useLocation();
  const [opened, setOpened] = useState<OpenMenu>();
  const Items = opened?.page === page ? opened.Items : undefined;
  const { show } = useToasts();
  const close = () => setOpened(undefined);
  const ref = useRef<HTMLDivElement>(null);
  const leave = useMenu(ref, close);

  const open = () => {
    import('./PageMenuItems').then(
      ({ default: Loaded }) => setOpened({ page, Items: Loaded }),
      () =>
        show('Could not load the menu. Check your connection and try again.', durations.message),
    );
  };
  return { ref, Items, toggle: Items ? close : open, leave };
}

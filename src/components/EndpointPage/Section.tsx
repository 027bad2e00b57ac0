import { memo, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import type { EndpointPage } from '@portal/src/page-data';
import {
  listSectionAnchors,
  responseStructureAnchor,
  type SectionAnchor,
} from '@portal/src/routes/anchors';
import * as messages from '@portal/src/messages/en/endpoint';
import Button from '../ui/Button';
import styles from './Section.module.css';

interface Props {
  readonly id: SectionAnchor;
  readonly isRequired?: boolean | undefined;
  /** Whether it has nested lists. */
  readonly isFoldable?: boolean | undefined;
  readonly children: ReactNode;
}

export default function Section({ id, isRequired = false, isFoldable, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={clsx('inline between ruled', styles.title)}>
        <h3 id={id} className="flat">
          {titles[id]}
          {/* Not part of the heading's name. The index above has the same links. */}
          <a className="hash-link" href={`#${id}`} aria-hidden="true" tabIndex={-1}>
            &#8203;
          </a>
        </h3>
        {isRequired && <span className="danger tiny grow">{messages.required}</span>}
        {isFoldable && <ExpandAll id={id} />}
      </div>
      {children}
    </section>
  );
}

const titles: Readonly<Record<SectionAnchor, string>> = {
  authentication: messages.authentication,
  'path-params': messages.pathParams,
  'body-params': messages.bodyParams,
  'query-params': messages.queryParams,
  'formData-params': messages.formData,
  'header-params': messages.headerParams,
  'cookie-params': messages.cookieParams,
  'response-codes': messages.responseCodes,
  'response-structure': messages.responseStructure,
};

/** Opens or closes all nested lists of a section. Screen readers hear its title. */
function ExpandAll({ id }: Pick<Props, 'id'>) {
  const [isExpanded, setExpanded] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent) => {
    const found = currentTarget.closest('section')?.querySelectorAll('details');
    for (const list of found ?? []) list.open = !isExpanded;
    setExpanded(!isExpanded);
  };
  return (
    <Button kind="quiet" className="scripted" aria-describedby={id} onClick={toggle}>
      {isExpanded ? messages.collapseAll : messages.expandAll}
    </Button>
  );
}

type IndexProps = Pick<EndpointPage, 'endpoint'>;

/** Links to the sections of the page, which stay in view. Marks the current one. */
export const SectionIndex = memo(function SectionIndex({ endpoint }: IndexProps) {
  const ref = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const index = ref.current;
    if (!index) return undefined;
    const update = () => {
      const link = findCurrent(index);
      setCurrent(link?.hash.slice(1));
      if (link) scrollTo(index, link);
    };
    update();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', update, { signal });
    window.addEventListener('resize', update, { signal });
    return () => listening.abort();
  }, []);
  return (
    <nav
      ref={ref}
      className={clsx('grow segments small', styles.index)}
      aria-label={messages.sections}
    >
      {listSectionAnchors(endpoint)
        .filter((id) => id !== responseStructureAnchor)
        .map((id) => (
          <a
            key={id}
            className="muted"
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
          >
            {shortTitles[id]}
          </a>
        ))}
    </nav>
  );
});

const shortTitles: typeof titles = {
  ...titles,
  'path-params': messages.path,
  'body-params': messages.body,
  'query-params': messages.query,
  'header-params': messages.header,
  'cookie-params': messages.cookie,
  'response-codes': messages.responses,
};

/** The link to the last section that starts above a line in the upper part of the window. */
function findCurrent(index: HTMLElement): HTMLAnchorElement | undefined {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const covered = (parseFloat(scrollPaddingTop) || 0) + index.offsetHeight;
  const line = covered + window.innerHeight * upperPart;
  return [...index.querySelectorAll('a')].reverse().find(({ hash }) => {
    const heading = document.getElementById(hash.slice(1));
    return heading && heading.getBoundingClientRect().top <= line;
  });
}

/** The part of the window below the header in which a section counts as reached. */
const upperPart = 0.1;

/** Scrolls the index, and not the page, to show the link. */
function scrollTo(index: HTMLElement, link: HTMLElement): void {
  const start = link.offsetLeft - index.offsetLeft;
  const isInView =
    start >= index.scrollLeft && start + link.offsetWidth <= index.scrollLeft + index.clientWidth;
  if (!isInView) index.scrollLeft = start - (index.clientWidth - link.offsetWidth) / 2;
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { TitledEndpoint } from '@site/src/site-map/titles';
import EndpointLine from './EndpointLine';
import type { Part } from './excerpt';
import type { FoundPage, FoundSection } from './fullText';
import styles from './styles.module.css';

interface Props {
  readonly page: FoundPage;
  readonly endpoint: TitledEndpoint | undefined;
}

/** The maximum number of matches to show per page. */
const shownSections = 3;

/** A page in the full-text results, with its title, its location and its first matches. */
export default function PageResult({ page, endpoint }: Props): ReactNode {
  const { href, title, trail, sections } = page;
  const more = sections.length - shownSections;
  return (
    <li className={styles.result}>
      <h2>
        <Link to={href}>
          <MarkedText parts={title} />
        </Link>
      </h2>
      <p className={styles.muted}>{trail.length > 0 ? trail.join(' › ') : href}</p>
      {endpoint && <EndpointLine endpoint={endpoint} />}
      {sections.slice(0, shownSections).map(({ heading, excerpt, ...section }, position) => (
        <div key={position} className={styles.section}>
          {heading && (
            <Link to={toFieldAddress(page, section, endpoint) ?? section.href}>
              <MarkedText parts={heading} />
            </Link>
          )}
          {excerpt && (
            <p>
              <MarkedText parts={excerpt} />
            </p>
          )}
        </div>
      ))}
      {more > 0 && (
        <p className={styles.muted}>
          {more === 1 ? 'and 1 more match on this page' : `and ${more} more matches on this page`}
        </p>
      )}
    </li>
  );
}

/** The field that the excerpt shows, if the page has as many parameters in that section. */
function toFieldAddress(
  page: FoundPage,
  { href, field }: Pick<FoundSection, 'href' | 'field'>,
  endpoint: TitledEndpoint | undefined,
): string | undefined {
  const [, location] = /#(\w+)-params$/.exec(href) ?? [];
  const fields = endpoint?.fields.filter((anchor) => anchor.startsWith(`${location}.`)) ?? [];
  const anchor = field && fields.length === field.count ? fields[field.position] : undefined;
  return anchor && `${page.href}#${encodeURIComponent(anchor)}`;
}

function MarkedText({ parts }: { readonly parts: readonly Part[] }): ReactNode {
  return parts.map(({ text, isMarked }, position) =>
    isMarked ? <mark key={position}>{text}</mark> : text,
  );
}

import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { TitledEndpoint } from '@site/src/titles';
import { BreakablePath } from '../ui/InlineText';
import { MethodBadge } from '../ui/Badge';
import type { Part } from './excerpt';
import { toFieldHash } from './foundField';
import type { FoundPage, Place } from './pages';
import styles from './styles.module.css';

interface Props {
  readonly page: FoundPage;
  readonly endpoint: TitledEndpoint | undefined;
}

/** The maximum number of matches to show per page. */
const shownPlaces = 3;

/** A page in the results, with its title, its location and its first matches. */
export default function PageResult({ page, endpoint }: Props): ReactNode {
  const { href, title, trail, places } = page;
  const more = places.length - shownPlaces;
  return (
    <li className={styles.page}>
      <h2 className={styles.title}>
        <Link to={href}>
          <MarkedText parts={title} />
        </Link>
      </h2>
      <p className={styles.trail}>{trail.length > 0 ? trail.join(' › ') : href}</p>
      {endpoint && (
        <p className={styles.endpoint}>
          <MethodBadge method={endpoint.method} size="small" />{' '}
          <code>
            <BreakablePath>{`/${endpoint.path}`}</BreakablePath>
          </code>
        </p>
      )}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.slice(0, shownPlaces).map((place, position) => (
            <PlaceResult key={position} place={place} href={toHref(page, place, endpoint)} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={styles.more}>
          {more === 1 ? 'and 1 more match on this page' : `and ${more} more matches on this page`}
        </p>
      )}
    </li>
  );
}

/** The section, or the field that its excerpt shows. */
function toHref(page: FoundPage, place: Place, endpoint: TitledEndpoint | undefined): string {
  const hash = place.field && endpoint && toFieldHash(place.field, endpoint.fields);
  return hash ? page.href + hash : place.href;
}

interface PlaceProps {
  readonly place: Place;
  readonly href: string;
}

function PlaceResult({ place: { heading, excerpt }, href }: PlaceProps): ReactNode {
  return (
    <li>
      {heading && (
        <Link className={styles.heading} to={href}>
          <MarkedText parts={heading} />
        </Link>
      )}
      {excerpt && (
        <p className={styles.excerpt}>
          <MarkedText parts={excerpt} />
        </p>
      )}
    </li>
  );
}

function MarkedText({ parts }: { readonly parts: readonly Part[] }): ReactNode {
  return parts.map(({ text, isMarked }, position) =>
    isMarked ? <mark key={position}>{text}</mark> : text,
  );
}

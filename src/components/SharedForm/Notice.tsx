import { Fragment, type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import Link from '@docusaurus/Link';
import type { Endpoint } from '@site/src/catalogue/model';
import { readSharedForm } from '@site/src/request/share';
import { useToasts } from '../Toast/context';
import { useFormDispatch } from '../TryOutForm/context';
import { toFilled, toIgnored, toOutcome, type Ignored } from './sentences';
import styles from './styles.module.css';
import { useOtherVersion } from './useOtherVersion';

interface Props {
  readonly endpoint: Endpoint;
  readonly fragment: string;
  readonly isFromLink: boolean;
}

/** How long the toast is shown, in milliseconds. */
const duration = 6000;

/** Fills the form from a link, and says what the link contained. */
export default function Notice({ endpoint, fragment, isFromLink }: Props): ReactNode {
  const read = useMemo(() => readSharedForm(endpoint, fragment), [endpoint, fragment]);
  const dispatch = useFormDispatch();
  const { show } = useToasts();
  const values = toFilled(read);
  const outcome = toOutcome(read);
  const ignored = toIgnored(read);
  const other = useOtherVersion(read);

  const fill = useEffectEvent(() => {
    if (values) dispatch({ type: 'fill', values, isFromLink: true });
    const count = ignored && 'Some of its values were ignored.';
    show([outcome, other?.text, count].filter(Boolean).join(' '), duration);
  });
  useEffect(() => fill(), [read]);

  if (values && !isFromLink) return null;
  return (
    <aside className={styles.notice} aria-label="Link to a filled form">
      <p>{outcome}</p>
      {other && (
        <p>
          {other.text} {other.to && <Link to={other.to + fragment}>Open it in its version</Link>}
        </p>
      )}
      {ignored && <IgnoredParts ignored={ignored} />}
    </aside>
  );
}

function IgnoredParts({ ignored: { shown, more } }: { readonly ignored: Ignored }): ReactNode {
  return (
    <p>
      Ignored, because this form does not have it:{' '}
      {shown.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <code>{part}</code>
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}

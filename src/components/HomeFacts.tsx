import clsx from 'clsx';
import type { Start } from '@portal/src/page-data';
import CopyButton from './Code/CopyButton';
import InlineText, { BreakablePath } from './ui/InlineText';
import PageLink from './ui/PageLink';
import styles from './Home.module.css';

/** Others are on the introduction page. */
const mostUrls = 3;

/** Where requests go, and how they authenticate. */
export default function HomeFacts({ baseUrls, access }: Start) {
  if (baseUrls.length === 0 && access === '') return null;
  return (
    <dl className={clsx('flat small', styles.facts)}>
      {baseUrls.length > 0 && (
        <div className="inline entry">
          <dt className="muted">{baseUrls.length === 1 ? 'Base URL' : 'Base URLs'}</dt>
          <dd className="stack">
            {baseUrls.slice(0, mostUrls).map(({ url, description }) => (
              <div key={url} className="inline">
                <div className="grow wrap">
                  <code>
                    <BreakablePath>{url}</BreakablePath>
                  </code>
                  {description && <div className="muted">{description}</div>}
                </div>
                <CopyButton kind="quiet" text={url} copiedText="Base URL copied to clipboard" />
              </div>
            ))}
            {baseUrls.length > mostUrls && (
              <PageLink to="/docs/introduction">All {baseUrls.length} base URLs</PageLink>
            )}
          </dd>
        </div>
      )}
      {access !== '' && (
        <div className="inline entry">
          <dt>
            <PageLink to="/docs/authentication">Authentication</PageLink>
          </dt>
          <dd>
            <InlineText>{access}</InlineText>
          </dd>
        </div>
      )}
    </dl>
  );
}

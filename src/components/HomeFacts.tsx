import clsx from 'clsx';
import * as messages from '@portal/src/messages/en/home';
import { sayCount } from '@portal/src/messages/say';
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
        <div className="ruled side">
          <dt className="muted">{sayCount(messages.baseUrl, baseUrls.length)}</dt>
          <dd className="flat stack">
            {baseUrls.slice(0, mostUrls).map(({ url, description }) => (
              <div key={url} className="inline">
                <div className="grow wrap">
                  <code className="plain">
                    <BreakablePath>{url}</BreakablePath>
                  </code>
                  {description && <div className="muted">{description}</div>}
                </div>
                <CopyButton text={url} copiedText={messages.baseUrlCopied} />
              </div>
            ))}
            {baseUrls.length > mostUrls && (
              <PageLink to="/docs/introduction">
                {sayCount(messages.allBaseUrls, baseUrls.length)}
              </PageLink>
            )}
          </dd>
        </div>
      )}
      {access !== '' && (
        <div className="ruled side">
          <dt>
            <PageLink to="/docs/authentication">{messages.authentication}</PageLink>
          </dt>
          <dd className="flat">
            <InlineText>{access}</InlineText>
          </dd>
        </div>
      )}
    </dl>
  );
}

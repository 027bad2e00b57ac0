import type { Start } from '@portal/src/page-data';
import CopyButton from './Code/CopyButton';
import InlineText, { BreakablePath } from './ui/InlineText';
import PageLink from './ui/PageLink';

/** Others are on the introduction page. */
const mostUrls = 3;

/** Where requests go, and how they authenticate. */
export default function HomeFacts({ baseUrls, access }: Start) {
  if (baseUrls.length === 0 && access === '') return null;
  return (
    <dl className="flat small">
      {baseUrls.length > 0 && (
        <div className="entry">
          <dt className="muted">{baseUrls.length === 1 ? 'Base URL' : 'Base URLs'}</dt>
          <dd className="flat stack">
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
        <div className="entry">
          <dt>
            <PageLink to="/docs/authentication">Authentication</PageLink>
          </dt>
          <dd className="flat">
            <InlineText>{access}</InlineText>
          </dd>
        </div>
      )}
    </dl>
  );
}

import { useEffect, useEffectEvent, useMemo } from 'react';
import Link from '@docusaurus/Link';
import type { Endpoint } from '@portal/src/openapi/model';
import { type ReadForm, readSharedForm } from '@portal/src/request/share';
import * as messages from '@portal/src/messages/en/sharedForm';
import { say } from '@portal/src/messages/say';
import { showToast } from '../Shell/Toast';
import { useVersions } from '../Shell/versions';
import { useFormDispatch } from './FormContext';
import IgnoredParts from './IgnoredParts';

interface Props {
  readonly endpoint: Endpoint;
  /** A new one for each link that the reader opens, also for the same one again. */
  readonly link: { readonly fragment: string };
  readonly isFromLink: boolean;
}

/** Fills the form from a link, and says what the link contained. */
export default function Notice({ endpoint, link, isFromLink }: Props) {
  const read = useMemo(() => readSharedForm(endpoint, link.fragment), [endpoint, link]);
  const dispatch = useFormDispatch();
  const { values, ignored } = read;
  const isFilled = Object.keys(values).length > 0;
  const outcome = isFilled ? messages.linkOutcome : messages.linkOfNothing;
  const other = useOtherVersion(read);

  const fill = useEffectEvent(() => {
    if (isFilled) dispatch({ type: 'fill', values, isFromLink: true });
    const loss = ignored.length > 0 && messages.someIgnored;
    showToast([outcome, other?.text, loss].filter(Boolean).join(' '));
  });
  useEffect(() => fill(), [read]);

  if (isFilled && !isFromLink) return null;
  return (
    <aside className="box block sunken padded stack tight wrap small" aria-label={messages.link}>
      <p>{outcome}</p>
      {other && (
        <p>
          {other.text}{' '}
          {other.to && <Link to={other.to + link.fragment}>{messages.openInVersion}</Link>}
        </p>
      )}
      {ignored.length > 0 && <IgnoredParts parts={ignored} />}
    </aside>
  );
}

/** The version that a link is for, if it is not the displayed one. */
function useOtherVersion({ version: wanted }: ReadForm) {
  const { active, links } = useVersions();
  if (wanted === undefined || !active || wanted === active.label) return undefined;
  return {
    text: say(messages.otherVersion, { wanted: toName(wanted), shown: toName(active.label) }),
    to: links.find(({ label, hasPage }) => hasPage && label === wanted)?.to,
  };
}

/** The work of editors is labelled `Current` or `Next`. */
function toName(label: string): string {
  return /^\d/.test(label)
    ? say(messages.version, { label })
    : say(messages.workingVersion, { label: label.toLowerCase() });
}

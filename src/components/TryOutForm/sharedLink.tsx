import Link from '@docusaurus/Link';
import type { Endpoint } from '@portal/src/openapi/model';
import { readSharedForm } from '@portal/src/request/share';
import * as messages from '@portal/src/messages/en/sharedForm';
import { say } from '@portal/src/messages/say';
import type { Versions } from '../Shell/versions';
import IgnoredParts from './IgnoredParts';

/** The values of a link to a filled form, if it has any, and what to tell the reader. */
export function readLink(endpoint: Endpoint, fragment: string, { active, links }: Versions) {
  const { values, ignored, version } = readSharedForm(endpoint, fragment);
  const isFilled = Object.keys(values).length > 0;
  const shown = active?.label;
  const isOther = version !== undefined && shown !== undefined && version !== shown;
  const to = links.find(({ label, hasPage }) => hasPage && label === version)?.to;
  const told = (
    <>
      <p>{isFilled ? messages.linkOutcome : messages.linkOfNothing}</p>
      {isOther && (
        <p>
          {say(messages.otherVersion, { wanted: toName(version), shown: toName(shown) })}{' '}
          {to && <Link to={to + fragment}>{messages.openInVersion}</Link>}
        </p>
      )}
      {ignored.length > 0 && <IgnoredParts parts={ignored} />}
    </>
  );
  return { values: isFilled ? values : undefined, told };
}

/** The work of editors is labelled `Current` or `Next`. */
function toName(label: string): string {
  return /^\d/.test(label)
    ? say(messages.version, { label })
    : say(messages.workingVersion, { label: label.toLowerCase() });
}

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isPublic, listAssistants } from '@portal/src/mcp/assistants';
import { type Arrangement, currentVersion, toVersionRoute } from '@portal/src/routes/arrangement';
import * as messages from '@portal/src/messages/en/pageMenu';
import { say } from '@portal/src/messages/say';
import { useSite } from '../ui/hooks';
import NewTabIcon from '../ui/NewTabIcon';

interface Props {
  /** The URL of the page as Markdown, if it has one. */
  readonly alternate: string | undefined;
  readonly onChoose: () => void;
}

/** The items that hand the page, or the portal, over to an assistant. */
export default function AssistantItems({ alternate, onChoose }: Props) {
  const { url, baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { assistants = isPublic(url) ? 'show' : 'hide' } = useSite();
  // Versions that were cut before have no such page.
  const version = toVersionRoute(currentVersion, customFields?.['arrangement'] as Arrangement);
  return (
    <>
      {alternate &&
        assistants === 'show' &&
        listAssistants(url + alternate).map(({ name, href }) => (
          <li key={name}>
            <a
              className="choice"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onChoose}
            >
              {say(messages.openIn, { name })}
              <NewTabIcon />
            </a>
          </li>
        ))}
      <li>
        <Link
          className="choice"
          to={`${baseUrl.slice(0, -1)}${version}/docs/agents`}
          onClick={onChoose}
        >
          {messages.addMcpServer}
        </Link>
      </li>
    </>
  );
}

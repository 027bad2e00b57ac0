import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { exportRoutes } from '@portal/src/exports/routes';
import { isPublic, listAssistants } from '@portal/src/mcp/assistants';
import type { ApiDocument } from '@portal/src/openapi/document';
import { readJson, toJsonText } from '@portal/src/openapi/numbers';
import { toSharedForm } from '@portal/src/request/share';
import { type Arrangement, currentVersion, toVersionRoute } from '@portal/src/routes/arrangement';
import * as messages from '@portal/src/messages/en/pageMenu';
import { say } from '@portal/src/messages/say';
import { useSite } from '../ui/hooks';
import { Action } from '../ui/Menu';
import NewTabLink from '../ui/NewTabLink';
import { type PageForm, pageForm } from './pageForm';
import { showToast } from './Toast';
import { copy, copyLoading, loadText } from './clipboard';
import { useVersionPath, useVersions } from './versions';

export interface ItemsProps {
  /** The URL of the page as Markdown. In `npm start`, it has none. */
  readonly alternate: string | undefined;
}

/** The items of the open menu. Toasts show what they did. */
export default function PageMenuItems({ alternate }: ItemsProps) {
  const form = pageForm.useValue();
  const root = useVersionPath();
  const { active } = useVersions();
  const copyOpenApi = ({ endpoint }: PageForm) =>
    copyLoading(toOpenApiText(root, endpoint.operationId), messages.openApiDocument);
  return (
    <>
      {alternate ? (
        <li>
          <a className="choice" href={alternate}>
            {messages.viewAsMarkdown}
          </a>
        </li>
      ) : (
        <li className="choice">{messages.onlyInBuilds}</li>
      )}
      {form && (
        <>
          <Action onChoose={() => copyOpenApi(form)}>{messages.copyAsOpenApi}</Action>
          <Action onChoose={() => copyLink(form, active?.label ?? '')}>{messages.copyLink}</Action>
        </>
      )}
      <AssistantItems alternate={alternate} />
    </>
  );
}

/** The items that hand the page, or the portal, over to an assistant. */
function AssistantItems({ alternate }: ItemsProps) {
  const { url, baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { assistants = isPublic(url) ? 'show' : 'hide' } = useSite();
  // Versions that were cut before have no such page.
  const version = toVersionRoute(currentVersion, customFields?.['arrangement'] as Arrangement);
  const shown = alternate && assistants === 'show' ? listAssistants(url + alternate) : [];
  return (
    <>
      {shown.map(({ name, href }) => (
        <li key={name}>
          <NewTabLink className="choice" href={href}>
            {say(messages.openIn, { name })}
          </NewTabLink>
        </li>
      ))}
      <li>
        <Link className="choice" to={`${baseUrl.slice(0, -1)}${version}/docs/agents`}>
          {messages.addMcpServer}
        </Link>
      </li>
    </>
  );
}

function copyLink({ endpoint, values }: PageForm, version: string): void {
  const shared = toSharedForm(endpoint, values, version);
  if (!shared) {
    showToast(messages.tooMuchForLink);
    return;
  }
  const { fragment, omitsSecrets } = shared;
  const { origin, pathname } = window.location;
  const empty = fragment === '' ? messages.linkCopiedOfEmptyForm : '';
  const noted = omitsSecrets ? messages.linkCopiedWithoutSecrets : empty;
  void copy(origin + pathname + fragment, noted ? <>{noted}</> : messages.linkCopied);
}

/** The part of the version's OpenAPI document that describes an operation, as JSON. */
async function toOpenApiText(root: string, operationId: string): Promise<string> {
  const [text, { pickOperation }] = await Promise.all([
    loadText(root + exportRoutes.openApiJson),
    import('@portal/src/exports/pick'),
  ]);
  const picked = pickOperation(readJson(text) as ApiDocument, operationId);
  return `${toJsonText(picked, 2)}\n`;
}

import { useState } from 'react';
import { exportRoutes } from '@portal/src/exports/routes';
import type { ApiDocument } from '@portal/src/openapi/document';
import { readJson, toJsonText } from '@portal/src/openapi/numbers';
import { toSharedForm } from '@portal/src/request/share';
import * as messages from '@portal/src/messages/en/pageMenu';
import MenuItem from '../ui/MenuItem';
import AssistantItems from './AssistantItems';
import { type PageForm, readPageForm } from './pageForm';
import { useToast } from './Toast';
import { loadText, useClipboard, useCopyLoading } from './useClipboard';
import { useVersionPath, useVersions } from './versions';

export interface ItemsProps {
  /** The URL of the page as Markdown. In `npm start`, it has none. */
  readonly alternate: string | undefined;
  readonly onChoose: () => void;
}

/** The items of the open menu. Toasts show what they did. */
export default function PageMenuItems({ alternate, onChoose }: ItemsProps) {
  const [form] = useState(readPageForm);
  const root = useVersionPath();
  const copyLoading = useCopyLoading();
  const copyLink = useCopyLink();
  const copyOpenApi = ({ endpoint }: PageForm) =>
    copyLoading(toOpenApiText(root, endpoint.operationId), messages.openApiDocument);
  const toItem = (name: string, act: () => void) => (
    <MenuItem
      onClick={() => {
        onChoose();
        act();
      }}
    >
      {name}
    </MenuItem>
  );
  return (
    <ul className="box clean-list flat floating small choices">
      {alternate ? (
        <li>
          <a className="choice" href={alternate} onClick={onChoose}>
            {messages.viewAsMarkdown}
          </a>
        </li>
      ) : (
        <li className="choice">{messages.onlyInBuilds}</li>
      )}
      {form && toItem(messages.copyAsOpenApi, () => copyOpenApi(form))}
      {form && toItem(messages.copyLink, () => copyLink(form))}
      <AssistantItems alternate={alternate} onChoose={onChoose} />
    </ul>
  );
}

function useCopyLink(): (form: PageForm) => void {
  const show = useToast();
  const { active } = useVersions();
  const copy = useClipboard();
  return ({ endpoint, values }) => {
    const shared = toSharedForm(endpoint, values, active?.label ?? '');
    if (!shared) {
      show(messages.tooMuchForLink);
      return;
    }
    const { fragment, omitsSecrets } = shared;
    const { origin, pathname } = window.location;
    const empty = fragment === '' ? messages.linkCopiedOfEmptyForm : '';
    const noted = omitsSecrets ? messages.linkCopiedWithoutSecrets : empty;
    void copy(origin + pathname + fragment, {
      copied: noted ? <>{noted}</> : messages.linkCopied,
      failed: messages.linkNotCopied,
    });
  };
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

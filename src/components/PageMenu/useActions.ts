import { toSharedForm } from '@site/src/request/share';
import { useToasts } from '../Toast/context';
import { useVersions } from '../Version/context';
import { copyLoading, loadText } from './copy';
import type { PageForm } from './pageForm';
import { usePortal } from './usePortal';

interface Actions {
  readonly copyMarkdown: () => void;
  readonly copyOpenApi: (form: PageForm) => void;
  readonly copyLink: (form: PageForm) => void;
}

/** How long a toast is shown, in milliseconds: a confirmation, and a message to read. */
const durations = { confirmation: 2000, message: 6000 } as const;

/** What the items of the menu do. Toasts show the results. */
export function useActions(twin: string): Actions {
  const { show } = useToasts();
  const { active } = useVersions();
  const portal = usePortal();

  const copy = async (text: Promise<string>, name: string) => {
    try {
      await copyLoading(text);
      show(`${name} copied to clipboard`, durations.confirmation);
    } catch {
      const problem = await text.then(
        () => 'Could not copy it. Your browser does not allow this page to use the clipboard.',
        () => `Could not load the ${name}. Check your connection and try again.`,
      );
      show(problem, durations.message);
    }
  };
  const copyLink = async ({ endpoint, values }: PageForm) => {
    const shared = toSharedForm(endpoint, values, active?.label ?? '');
    if (shared.kind === 'tooLarge') {
      show('The form contains too much for a link.', durations.message);
      return;
    }
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname + shared.fragment);
      if (shared.omitsSecrets) {
        show('Link copied to clipboard. It does not contain your secrets.', durations.message);
      } else if (shared.fragment === '') {
        show('Link copied to clipboard. It is for an empty form.', durations.message);
      } else show('Link copied to clipboard', durations.confirmation);
    } catch {
      show('Could not copy the link.', durations.message);
    }
  };
  return {
    copyMarkdown: () => void copy(loadText(twin), 'Markdown'),
    copyOpenApi: ({ endpoint }) => {
      const text = import('./openApi').then(({ toOpenApiText }) => toOpenApiText(endpoint, portal));
      void copy(text, 'OpenAPI document');
    },
    copyLink: (form) => void copyLink(form),
  };
}

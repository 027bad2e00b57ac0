import type { ReadForm } from '@site/src/request/share';
import { useVersions } from '../Version/context';

interface OtherVersion {
  readonly text: string;
  /** The page in that version, if there is one. */
  readonly to: string | undefined;
}

/** The version that a link is for, if it is not the displayed one. */
export function useOtherVersion(read: ReadForm): OtherVersion | undefined {
  const { active, links } = useVersions();
  const wanted = read.kind === 'form' ? read.version : undefined;
  if (wanted === undefined || !active || wanted === active.label) return undefined;
  return {
    text: `This link is for ${toName(wanted)}; you are reading ${toName(active.label)}.`,
    to: links.find(({ label, hasPage }) => hasPage && label === wanted)?.to,
  };
}

/** The work of editors is labelled `Current` or `Next`. */
function toName(label: string): string {
  return /^\d/.test(label) ? `version ${label}` : `the ${label.toLowerCase()} version`;
}

import type { FormValues } from '@site/src/request/model';
import { longestFragment, type ReadForm } from '@site/src/request/share';

/** The values that a link fills in. Undefined if it has none that the form can show. */
export function toFilled(read: ReadForm): FormValues | undefined {
  if (read.kind !== 'form' || Object.keys(read.values).length === 0) return undefined;
  return read.values;
}

/** What became of the link. */
export function toOutcome(read: ReadForm): string {
  if (read.kind === 'tooLong') {
    const [found, most] = [read.length, longestFragment].map((count) => count.toLocaleString('en'));
    return `The link is too long to be read: ${found} characters, at most ${most}.`;
  }
  return toFilled(read)
    ? 'This form was filled in from a link.'
    : 'The link contains nothing that this form can show.';
}

export interface Ignored {
  readonly shown: readonly string[];
  /** The number of other parts. */
  readonly more: number;
}

const mostShown = 5;
const longestShown = 60;

/** The parts of the link that the form does not have, shortened for a message. */
export function toIgnored(read: ReadForm): Ignored | undefined {
  if (read.kind !== 'form' || read.ignored.length === 0) return undefined;
  const shown = read.ignored.slice(0, mostShown).map((part) => {
    const characters = [...part];
    return characters.length > longestShown
      ? `${characters.slice(0, longestShown).join('')}…`
      : part;
  });
  return { shown, more: read.ignored.length - shown.length };
}

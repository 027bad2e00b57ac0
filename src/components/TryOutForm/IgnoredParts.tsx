import * as messages from '@portal/src/messages/en/sharedForm';
import Say, { joinElements } from '../ui/Say';

const mostShown = 5;
const longestShown = 60;

interface Props {
  /** Names with dots, and short texts. */
  readonly parts: readonly string[];
}

/** The parts of a link or a paste that the form does not have. Long lists and texts are cut. */
export default function IgnoredParts({ parts }: Props) {
  const more = parts.length - mostShown;
  const names = joinElements(parts.slice(0, mostShown), (part) => <code>{shorten(part)}</code>);
  return (
    <p>
      <Say
        message={more > 0 ? messages.ignoredMore : messages.ignored}
        values={{ names, count: Math.max(0, more) }}
      />
    </p>
  );
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > longestShown ? `${characters.slice(0, longestShown).join('')}…` : text;
}

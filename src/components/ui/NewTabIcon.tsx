/** After the text of a link that opens in a new tab. */
import * as messages from '@portal/src/messages/en/shell';
export default function NewTabIcon() {
  return (
    <svg className="icon tiny after" viewBox="0 0 16 16" role="img" aria-label={messages.newTab}>
      <path d="M6 3.5H3.5v9h9V10M9 3.5h3.5V7M12 4L7 9" />
    </svg>
  );
}

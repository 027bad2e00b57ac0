import * as messages from '@portal/src/messages/en/endpoint';
interface Mark {
  readonly name: string;
  readonly color?: string;
  readonly path: string;
}

const arrow = 'M3 8h10M9 4l4 4-4 4';

const marks: Readonly<Record<string, Mark>> = {
  1: { name: messages.information, path: arrow },
  2: { name: messages.success, color: 'success', path: 'M3 8.5l3.5 3.5L13 4.5' },
  3: { name: messages.redirect, path: arrow },
  4: { name: messages.clientError, color: 'warning', path: 'M8 2.5v7M8 12.5v1' },
  5: { name: messages.serverError, color: 'danger', path: 'M4 4l8 8M12 4l-8 8' },
};

/** A status code with a mark for its class. */
export default function StatusMark({ status }: { readonly status: string }) {
  const mark = marks[status.charAt(0)];
  if (!mark) return status;
  return (
    <>
      <span className={mark.color}>
        <svg className="icon tiny" viewBox="0 0 16 16" role="img" aria-label={mark.name}>
          <path d={mark.path} />
        </svg>
      </span>{' '}
      {status}
    </>
  );
}

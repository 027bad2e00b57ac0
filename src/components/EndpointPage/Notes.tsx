import { memo } from 'react';
import clsx from 'clsx';
import type { Endpoint } from '@portal/src/openapi/model';
import InlineText from '../ui/InlineText';
import styles from './styles.module.css';

type Note = Endpoint['notes'][number];

/** Notes that are more, or longer in total, show their titles only, until a reader opens them. */
const mostOpen = 2;
const mostCharacters = 250;

/** What to know of an endpoint, in one quiet block. */
export default memo(function Notes({ notes }: Pick<Endpoint, 'notes'>) {
  if (notes.length === 0) return null;
  const length = notes.reduce((sum, { text }) => sum + text.length, 0);
  const isFolded = notes.length > mostOpen || length > mostCharacters;
  return (
    <div className={clsx('box sunken padded inline below small', styles.notes)}>
      {notes.map(({ kind, title, text }) => (
        <div key={title} role="note" data-kind={kind}>
          {isFolded ? (
            <details>
              <summary className="opens inline">
                <Icon kind={kind} /> {title}
              </summary>
              <InlineText>{text}</InlineText>
            </details>
          ) : (
            <p className="flat side">
              <Icon kind={kind} />
              <span>
                <strong>{title}</strong> <InlineText>{text}</InlineText>
              </span>
            </p>
          )}
        </div>
      ))}
    </div>
  );
});

function Icon({ kind }: Pick<Note, 'kind'>) {
  return (
    <svg className="icon muted" viewBox="0 0 16 16" aria-hidden="true">
      <path d={icons[kind]} />
    </svg>
  );
}

const icons = {
  info: 'M8 1.5a6.5 6.5 0 1 1-.1 0zM8 7v4.5M8 4.5v.1',
  tip: 'M6 11.5h4M6.5 14h3M5.8 9.3a3.9 3.9 0 1 1 4.4 0q-.4.4-.4 1.2H6.2q0-.8-.4-1.2z',
  warning: 'M8 2 14.5 13.5h-13zM8 6.5V10M8 11.8v.1',
} as const satisfies Record<Note['kind'], string>;

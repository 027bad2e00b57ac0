/** The previous and next page, with their group in the sidebar and their method. */
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { MethodBadge } from '@portal/src/components/ui/Badge';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Neighbour } from '@portal/src/sidebar';
import * as messages from '@portal/src/messages/en/shell';

export default function DocItemPaginator() {
  const { previous, next } = useDoc().metadata;
  if (!previous && !next) return null;
  return (
    <nav className="apart" aria-label={messages.previousAndNext}>
      <div className="cards">
        {previous ? <NeighbourLink page={previous} place="previous" /> : <span />}
        {next && <NeighbourLink page={next} place="next" />}
      </div>
    </nav>
  );
}

interface Props {
  readonly page: Neighbour;
  readonly place: 'previous' | 'next';
}

function NeighbourLink({ page: { title, permalink, group, method }, place }: Props) {
  return (
    <Link
      to={permalink}
      className={clsx('box padded column ui-card', place === 'next' && 'align-right')}
    >
      <span className="muted tiny">
        {messages[place]}
        {group !== undefined && ` · ${group}`}
      </span>
      <span className="small">
        {method && <MethodBadge method={method} size="small" />} {title}
      </span>
    </Link>
  );
}

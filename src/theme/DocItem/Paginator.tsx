/** The previous and next page, with their group in the sidebar and their method. */
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { MethodBadge } from '@portal/src/components/ui/Badge';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Neighbour } from '@portal/src/sidebar';
import styles from './styles.module.css';

export default function DocItemPaginator() {
  const { previous, next } = useDoc().metadata;
  if (!previous && !next) return null;
  return (
    <nav className="inline apart" aria-label="Previous and next page">
      {previous && <NeighbourLink page={previous} label="Previous" />}
      {next && <NeighbourLink page={next} label="Next" />}
    </nav>
  );
}

interface Props {
  readonly page: Neighbour;
  readonly label: 'Previous' | 'Next';
}

function NeighbourLink({ page: { title, permalink, group, method }, label }: Props) {
  return (
    <Link
      to={permalink}
      className={clsx('box padded column ui-card', styles.page, label === 'Next' && 'align-right')}
    >
      <span className="muted tiny">
        {label}
        {group !== undefined && ` · ${group}`}
      </span>
      <span className="small">
        {method && <MethodBadge method={method} size="small" />} {title}
      </span>
    </Link>
  );
}

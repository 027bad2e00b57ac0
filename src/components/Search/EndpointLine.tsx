import clsx from 'clsx';
import { toShownPath } from '@portal/src/routes/shown-path';
import type { TitledEndpoint } from '@portal/src/search/model';
import { MethodBadge } from '../ui/Badge';
import { BreakablePath } from '../ui/InlineText';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: TitledEndpoint;
}

export default function EndpointLine({ endpoint: { method, path } }: Props) {
  return (
    <span className={clsx('inline', styles.section)}>
      {' '}
      <MethodBadge method={method} size="small" />{' '}
      <code className="plain">
        <BreakablePath>{toShownPath(path)}</BreakablePath>
      </code>
    </span>
  );
}

import clsx from 'clsx';
import type { Excerpt } from '@portal/src/search/excerpt';
import type { FoundSection } from '@portal/src/search/find';
import type { PageTitle } from '@portal/src/search/model';
import { BreakablePath } from '../ui/InlineText';
import ResultLink from './ResultLink';
import styles from './styles.module.css';

interface Props {
  readonly section: FoundSection;
  /** The page of the section, to which the heading then leads. */
  readonly page?: PageTitle;
}

/** What matches in a page: a heading, a field or a status code, and the sentence about it. */
export default function Section({ section, page }: Props) {
  const { kind, heading, excerpt, href } = section;
  const marked = heading && <Marked parts={heading} />;
  const name = kind === 'heading' ? marked : <code className="plain">{marked}</code>;
  return (
    <span className={clsx('small', styles.section)}>
      {marked && page ? (
        <ResultLink page={page} to={href}>
          {name}
        </ResultLink>
      ) : (
        marked && name
      )}{' '}
      {excerpt && (
        <span className="muted">
          <Marked parts={excerpt} />
        </span>
      )}
    </span>
  );
}

export function Marked({ parts }: { readonly parts: Excerpt }) {
  return parts.map(({ text, isMatch }, position) => {
    const shown = <BreakablePath key={position}>{text}</BreakablePath>;
    return isMatch ? <mark key={position}>{shown}</mark> : shown;
  });
}

import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Field, Shape } from '@site/src/openapi/model';
import { fieldsOf, isScalar } from '@site/src/openapi/shapes';
import { toFacts, toTypeName } from '@site/src/request/facts';
import { sayDeprecated } from '@site/src/words/facts';
import Badge from '../ui/Badge';
import InlineText from '../ui/InlineText';
import Prose from '../ui/Prose';
import styles from './FieldList.module.css';

interface Props {
  readonly field: Field;
  readonly name: string;
  /** The anchor of the row, if it has a separate address. */
  readonly anchor?: string | undefined;
  /** The path of the form field, whose label is the name, and which the facts describe. */
  readonly path?: string | undefined;
}

/** The name, type, description and limits of a parameter or a field. */
function PropertyFacts({ field, name, anchor, path }: Props): ReactNode {
  const { required, deprecated, description } = field;
  const label = <code className="plain strong wrap">{name}</code>;
  const facts = toFacts(field);
  const texts = (
    <>
      {facts.length > 0 && (
        <span className={clsx('muted tiny', styles.fact)}>
          <InlineText>{facts.join(' · ')}</InlineText>
        </span>
      )}
      {deprecated && (
        <p className="warning">
          <InlineText>{sayDeprecated(deprecated)}</InlineText>
        </p>
      )}
      <Prose className="muted">{description}</Prose>
    </>
  );
  return (
    <>
      {path && isScalar(field) ? <label htmlFor={path}>{label}</label> : label}{' '}
      {anchor && (
        <a
          className="hash-link muted"
          href={`#${encodeURIComponent(anchor)}`}
          tabIndex={-1}
          aria-label={`Link to ${anchor}`}
        >
          #
        </a>
      )}{' '}
      <span id={path && `${path}-type`} className={clsx('muted tiny', styles.fact)}>
        {toTypeName(field)}
      </span>
      {required && (
        <span id={path && `${path}-required`} className={clsx('danger tiny', styles.fact)}>
          {' '}
          required
        </span>
      )}{' '}
      {deprecated && <Badge kind="deprecated" />}
      {path ? (
        <div id={`${path}-description`} className={styles.description}>
          {texts}
        </div>
      ) : (
        texts
      )}
    </>
  );
}

export default memo(PropertyFacts);

interface NestedListProps {
  readonly title: string;
  readonly count: number;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** An expandable list inside a row. Works without scripts. */
export function NestedList({ title, count, isOpen = false, children }: NestedListProps): ReactNode {
  return (
    <details open={isOpen}>
      <summary className="fold accent">
        {title}
        {count > 0 && ` (${count})`}
      </summary>
      <div className={styles.members}>{children}</div>
    </details>
  );
}

interface PartProps extends Omit<NestedListProps, 'count'> {
  readonly shape: Shape;
}

/** A part of a value, with its type and limits, that can be folded. */
export function Part({ shape, children, ...list }: PartProps): ReactNode {
  return (
    <NestedList {...list} count={fieldsOf(shape).length}>
      <ShapeFacts shape={shape} />
      {children}
    </NestedList>
  );
}

/** The type and the limits of a value without a row. The fields of an object tell its type. */
export function ShapeFacts({ shape }: Pick<PartProps, 'shape'>): ReactNode {
  const facts = [toTypeName(shape), ...toFacts(shape)].join(' · ');
  return (
    (facts !== 'object' || fieldsOf(shape).length === 0) && (
      <p className="flat muted tiny">
        <InlineText>{facts}</InlineText>
      </p>
    )
  );
}

import type { ReactNode } from 'react';
import { fieldsOf, type Shape } from '@site/src/api/field';
import { toFacts, toTypeName } from '@site/src/request/facts';
import InlineText from '../ui/InlineText';
import styles from '../EndpointPage/FieldList.module.css';

interface PartProps {
  readonly title: string;
  readonly shape: Shape;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a value that can be folded. Works without scripts. */
export default function Part({ title, shape, isOpen = false, children }: PartProps): ReactNode {
  const count = fieldsOf(shape).length;
  return (
    <details open={isOpen}>
      <summary className="fold accent">
        {title}
        {count > 0 && ` (${count})`}
      </summary>
      <div className={styles.members}>
        <ShapeFacts shape={shape} />
        {children}
      </div>
    </details>
  );
}

/** The type and the limits of a value without a row. */
export function ShapeFacts({ shape }: Pick<PartProps, 'shape'>): ReactNode {
  const facts = [toTypeName(shape), ...toFacts(shape)].join(' · ');
  return (
    facts !== 'object' && (
      <p className="flat muted tiny">
        <InlineText>{facts}</InlineText>
      </p>
    )
  );
}

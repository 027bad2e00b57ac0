import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Response } from '@site/src/catalogue/model';
import type { HttpRequest } from '@site/src/request/model';
import CodeExample from '../CodeExample';
import { useReader } from '../CodeExample/useReader';
import Button from '../Control/Button';
import styles from './Examples.module.css';
import RequestBar from './RequestBar';
import ResponsePanel from './ResponsePanel';
import { useSheet } from './useSheet';

interface Props {
  readonly request: HttpRequest;
  readonly responses: readonly Response[];
}

/** The code and the response: a column, or a sheet above a bar in the narrow layout. */
export default function Examples({ request, responses }: Props): ReactNode {
  const { ref, isOpen, open, close } = useSheet();
  const readRequest = useReader(request);
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-label': 'Code and response' };
  return (
    <div className={styles.place}>
      {isOpen && <div className={styles.backdrop} onClick={close} aria-hidden="true" />}
      <div
        ref={ref}
        className={clsx(styles.examples, isOpen && styles.open)}
        {...(isOpen && dialog)}
      >
        {isOpen && (
          <Button className={styles.close} onClick={close}>
            Close
          </Button>
        )}
        <CodeExample request={request} />
        <ResponsePanel responses={responses} />
      </div>
      <RequestBar method={request.method} readRequest={readRequest} onShowCode={open} />
    </div>
  );
}

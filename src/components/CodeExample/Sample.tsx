import type { ReactNode } from 'react';
import type { HttpRequest } from '@site/src/request/model';
import { type LanguageId, languages } from '@site/src/samples';
import CodeView from '../CodeView';
import SupportEmail from '../SupportEmail';
import styles from './styles.module.css';

interface Props {
  readonly request: HttpRequest;
  /** Undefined for an unknown language. */
  readonly language: LanguageId | undefined;
  /** The name of the language as the reader typed it. */
  readonly name: string;
}

const copiedText = 'Request code copied to clipboard';

/** The request in a language. For an unknown language, shows how to contact support. */
export default function Sample({ request, language, name }: Props): ReactNode {
  if (language === undefined) {
    return (
      <>
        <CodeView
          code="Contact API support for examples"
          language="text"
          label="Sample"
          copiedText={copiedText}
        />
        <p className={styles.contact}>
          There is no “{name}” sample yet. Email <SupportEmail /> to request one.
        </p>
      </>
    );
  }
  const { label, grammar, toSample } = languages[language];
  return (
    <CodeView
      className={styles.sample}
      code={toSample(request)}
      language={grammar}
      label={`${label} sample`}
      copiedText={copiedText}
    />
  );
}

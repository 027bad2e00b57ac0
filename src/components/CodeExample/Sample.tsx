import type { ReactNode } from 'react';
import type { HttpRequest } from '@site/src/request/model';
import { type LanguageId, languages } from '@site/src/samples';
import CodeView from '../CodeView';
import SupportEmail from '../SupportEmail';
import styles from './styles.module.css';

interface Props {
  readonly request: HttpRequest;
  /** None for a language that the samples do not know. */
  readonly language: LanguageId | undefined;
  /** The language as the reader named it. */
  readonly name: string;
}

const copiedText = 'Request code copied to clipboard';

/** The request in a language; for an unknown one, whom to ask. */
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
          No sample in “{name}” yet: write to <SupportEmail />.
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

import type { ReactNode } from 'react';
import * as messages from '@portal/src/messages/en/code';
import CodeView, { type LineMarks } from './CodeView';
import CopyButton from './CopyButton';
import WrapButton from './WrapButton';

interface Props {
  readonly code: string;
  readonly language: string;
  /** Shown instead of the language. */
  readonly title?: ReactNode;
  readonly marks?: LineMarks | undefined;
}

/** A code block of a Markdown page, with a button to copy it. */
export default function CodeBlock({ code, language, title, marks }: Props) {
  return (
    <figure className="box block">
      <figcaption className="bar ruled small">
        <span className={title ? 'strong' : 'muted tiny'}>
          {title ?? (language === 'text' ? '' : language.toUpperCase())}
        </span>
        <span className="inline">
          <WrapButton />
          <CopyButton text={code} copiedText={messages.codeCopied} />
        </span>
      </figcaption>
      <CodeView code={code} language={language} label={messages.code} marks={marks} />
    </figure>
  );
}

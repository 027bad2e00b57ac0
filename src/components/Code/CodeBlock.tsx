import type { ReactNode } from 'react';
import CodeView, { type LineMarks } from './CodeView';
import CopyButton from './CopyButton';

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
        <span className={title ? 'strong' : 'muted'}>{title ?? language}</span>
        <CopyButton text={code} copiedText="Code copied to clipboard" />
      </figcaption>
      <CodeView code={code} language={language} label="Code" marks={marks} />
    </figure>
  );
}

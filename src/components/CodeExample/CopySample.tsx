import { memo, type ReactNode } from 'react';
import type { HttpRequest } from '@site/src/request/model';
import { findLanguage } from '@site/src/samples';
import CopyButton from '../CodeView/CopyButton';
import { dispatch } from '../events';
import { toSample } from './sample';

interface Props {
  readonly readRequest: () => HttpRequest;
  /** The ID of a language, or any name that a reader typed. */
  readonly language: string;
}

/** Copies the request as code. */
function CopySample({ readRequest, language }: Props): ReactNode {
  const known = findLanguage(language);
  return (
    <CopyButton
      text={() => toSample(readRequest(), language).code}
      copiedText="Request code copied to clipboard"
      onCopied={() => known && dispatch('portal:copy', { language: known })}
    />
  );
}

export default memo(CopySample);

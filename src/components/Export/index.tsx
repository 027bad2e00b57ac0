import type { ReactNode } from 'react';
import { useExportUrl } from './useExportUrl';

interface Props {
  /** The name of the file, for example `openapi.json`. */
  readonly file: string;
}

/** Links to an export of the displayed version. Text opens in the browser, other files are saved. */
export default function Export({ file }: Props): ReactNode {
  const { path } = useExportUrl(file);
  return (
    <a href={path} download={file.endsWith('.txt') ? undefined : file}>
      <code>{file}</code>
    </a>
  );
}

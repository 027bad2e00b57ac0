import CodeBlock from './Code/CodeBlock';
import { useExportUrl } from './Export';

interface Props {
  readonly file: string;
  /** A shell command, in which `{url}` is the URL of the file. */
  readonly command: string;
}

/** A command with the URL of an export of the displayed version. */
export default function ExportCommand({ file, command }: Props) {
  const { url } = useExportUrl(file);
  return <CodeBlock code={command.replaceAll('{url}', () => url)} language="bash" />;
}

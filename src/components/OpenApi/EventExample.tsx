import type { ReactNode } from 'react';
import type { Endpoint } from '@site/src/api/view';
import { toJsonText } from '@site/src/samples/literals';
import CodeView from '../Code/CodeView';
import CopyButton from '../Code/CopyButton';
import Panel from '../ui/Panel';

interface Props {
  readonly endpoint: Endpoint;
}

export default function EventExample({ endpoint: { example, mediaType } }: Props): ReactNode {
  const body = example.body ?? example.formData;
  const code = typeof body === 'string' ? body : toJsonText(body ?? {});
  return (
    <Panel
      id="code-example"
      title="Example Request"
      className="column"
      action={mediaType && <CopyButton text={code} copiedText="Request copied to clipboard" />}
    >
      {mediaType ? (
        <CodeView
          code={code}
          language={mediaType.includes('xml') ? 'markup' : 'json'}
          label="Example request"
        />
      ) : (
        <p className="flat padded muted">The request has no body.</p>
      )}
    </Panel>
  );
}

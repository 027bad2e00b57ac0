import type { EndpointPage } from '@portal/src/page-data';
import * as messages from '@portal/src/messages/en/endpoint';
import CodeView from '../Code/CodeView';
import CopyButton from '../Code/CopyButton';
import Panel from '../ui/Panel';
import { toBodyText, toGrammar } from './responseExamples';

export default function EventExample({ endpoint }: Pick<EndpointPage, 'endpoint'>) {
  const { mediaType } = endpoint;
  const code = toBodyText(endpoint) ?? '{}';
  return (
    <Panel
      id="code-example"
      title={messages.exampleRequest}
      className="column"
      action={mediaType && <CopyButton text={code} copiedText={messages.requestCopied} />}
    >
      {mediaType ? (
        <CodeView
          code={code}
          language={toGrammar(mediaType, code)}
          label={messages.exampleRequest}
        />
      ) : (
        <p className="flat padded muted">{messages.noRequestBody}</p>
      )}
    </Panel>
  );
}

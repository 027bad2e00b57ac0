import type { EndpointPage } from '@portal/src/page-data';
import { isList } from '@portal/src/openapi/document';
import { isStream, toStreamText } from '@portal/src/openapi/streams';
import { toJsonText } from '@portal/src/samples/literals';
import * as messages from '@portal/src/messages/en/endpoint';
import CodeView from '../Code/CodeView';
import CopyButton from '../Code/CopyButton';
import Panel from '../ui/Panel';

export default function EventExample({ endpoint }: Pick<EndpointPage, 'endpoint'>) {
  const { example, mediaType } = endpoint;
  const body = example.body ?? example.formData;
  const isLines = mediaType !== undefined && isStream(mediaType) && isList(body);
  const text = isLines ? toStreamText(mediaType, body) : body;
  const code = typeof text === 'string' ? text : toJsonText(text ?? {});
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
          language={mediaType.includes('xml') ? 'markup' : 'json'}
          label={messages.exampleRequest}
        />
      ) : (
        <p className="flat padded muted">{messages.noRequestBody}</p>
      )}
    </Panel>
  );
}

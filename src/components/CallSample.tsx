import { useId, useState } from 'react';
import * as messages from '@portal/src/messages/en/samples';
import { say } from '@portal/src/messages/say';
import type { Json } from '@portal/src/openapi/document';
import type { Call } from '@portal/src/request/call';
import { findLanguage, languageNames } from '@portal/src/samples/languages';
import { toJsonText } from '@portal/src/samples/literals';
import CodeView from './Code/CodeView';
import CopyButton from './Code/CopyButton';
import Sample, { CopySample, useLanguage } from './Code/sample';
import { MethodBadge } from './ui/Badge';
import PageLink from './ui/PageLink';
import Tabs from './ui/Tabs';

const answer = 'answer';

/** A request in the reader's language, with its response in a further tab. */
export default function CallSample({ call }: { readonly call: Call }) {
  const { title, method, route, request, response } = call;
  const id = useId();
  const { language, tabIds, choose } = useLanguage();
  const [isAnswer, setAnswer] = useState(false);
  const known = findLanguage(language) ?? tabIds[0] ?? 'curl';
  const text = response && toText(response.example);
  const tabs = [
    ...tabIds.map((one) => ({ id: one, label: languageNames[one].label })),
    ...(response
      ? [{ id: answer, label: say(messages.response, { status: response.status }) } as const]
      : []),
  ];
  const isResponse = isAnswer && text !== undefined;
  return (
    <section className="box" aria-label={messages.exampleRequest}>
      <div className="bar ruled">
        <p className="flat">
          <MethodBadge method={method} />{' '}
          <PageLink className="plain strong" to={route}>
            {title.startsWith(`${method} /`) ? title.slice(method.length + 1) : title}
          </PageLink>
        </p>
        {isResponse ? (
          <CopyButton text={text} copiedText={messages.responseCopied} />
        ) : (
          <CopySample request={request} language={known} />
        )}
      </div>
      <div>
        <Tabs<string>
          id={id}
          className="short"
          label={messages.language}
          tabs={tabs}
          selected={isResponse ? answer : known}
          onSelect={(chosen) => {
            setAnswer(chosen === answer);
            if (chosen !== answer) choose(chosen);
          }}
        >
          {isResponse ? (
            <CodeView code={text} language="json" label={messages.exampleResponse} />
          ) : (
            <Sample request={request} language={known} />
          )}
        </Tabs>
      </div>
      {response && (
        <div className="unscripted">
          <p className="flat padded strong">
            {say(messages.response, { status: response.status })}
          </p>
          <pre className="flat code" data-lang="json">
            <code>{text}</code>
          </pre>
        </div>
      )}
    </section>
  );
}

function toText(example: Json): string {
  return typeof example === 'string' ? example : toJsonText(example);
}

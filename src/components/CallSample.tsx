import { useId } from 'react';
import * as messages from '@portal/src/messages/en/samples';
import { say } from '@portal/src/messages/say';
import type { Call } from '@portal/src/request/call';
import { findLanguage, languageNames } from '@portal/src/samples/languages';
import { toJsonText } from '@portal/src/samples/literals';
import CodeView from './Code/CodeView';
import CopyButton from './Code/CopyButton';
import Sample, { CopySample, useLanguage } from './Code/sample';
import { MethodBadge } from './ui/Badge';
import PageLink from './ui/PageLink';
import { TabList, TabPanel } from './ui/Tabs';
import styles from './Home.module.css';

/** A request in the reader's language, and its response below. */
export default function CallSample({ call }: { readonly call: Call }) {
  const { title, method, route, request, response } = call;
  const id = useId();
  const { language, tabIds, choose } = useLanguage();
  const known = findLanguage(language) ?? tabIds[0] ?? 'curl';
  return (
    <section className="box column" aria-label={messages.exampleRequest}>
      <div className="head ruled">
        <p className="title">
          <MethodBadge method={method} />{' '}
          <PageLink className="plain strong" to={route}>
            {title.startsWith(`${method} /`) ? title.slice(method.length + 1) : title}
          </PageLink>
        </p>
        <div className="inline">
          <CopySample request={request} language={known} />
        </div>
        <TabList
          id={id}
          label={messages.language}
          tabs={tabIds.map((one) => ({ id: one, label: languageNames[one].label }))}
          selected={known}
          onSelect={choose}
        />
      </div>
      <TabPanel id={id} selected={known} className="short">
        <Sample request={request} language={known} />
      </TabPanel>
      {response && <Answer {...response} />}
    </section>
  );
}

function Answer({ status, example }: Required<Call>['response']) {
  const text = typeof example === 'string' ? example : toJsonText(example);
  return (
    <>
      <div className="bar ruled small">
        <p className="flat">{say(messages.response, { status })}</p>
        <CopyButton text={text} copiedText={messages.responseCopied} />
      </div>
      <CodeView
        className={styles.answer}
        code={text}
        language="json"
        label={messages.exampleResponse}
      />
    </>
  );
}

import { type ReactNode, useState } from 'react';
import type { HttpRequest } from '@site/src/request/model';
import { type LanguageId, languageIds, languages } from '@site/src/samples';
import CodeView from '../CodeView';
import Panel from '../Panel';
import Tabs from '../Tabs';
import styles from './CodeExample.module.css';

interface Props {
  readonly request: HttpRequest;
}

/** The example request as code, a tab per language (spec §2). */
export default function CodeExample({ request }: Props): ReactNode {
  const [languageId, choose] = useState<LanguageId>('curl');
  const { label, grammar, toSample } = languages[languageId];
  return (
    <Panel title="Code Example" id="code-example">
      <Tabs
        id="code-example"
        label="Language"
        tabs={languageIds.map((id) => ({ id, label: languages[id].label }))}
        selected={languageId}
        onSelect={choose}
      >
        <CodeView
          className={styles.sample}
          code={toSample(request)}
          language={grammar}
          label={`${label} sample`}
          copiedText="Request code copied to clipboard"
        />
      </Tabs>
    </Panel>
  );
}

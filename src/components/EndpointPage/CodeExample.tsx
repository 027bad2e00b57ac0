import { type ReactNode, useState } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { buildRequest } from '@site/src/request/build';
import { type LanguageId, languageIds, languages } from '@site/src/samples';
import CodeView from '../CodeView';
import Panel from '../Panel';
import Tabs from '../Tabs';
import { useSite } from '../useSite';
import styles from './CodeExample.module.css';

interface Props {
  readonly endpoint: Endpoint;
}

/** The example request as code, a tab per language (spec §2). */
export default function CodeExample({ endpoint }: Props): ReactNode {
  const site = useSite();
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
          code={toSample(buildRequest(endpoint, {}, site))}
          language={grammar}
          label={`${label} sample`}
          copiedText="Request code copied to clipboard"
        />
      </Tabs>
    </Panel>
  );
}

import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { HttpRequest } from '@site/src/request/model';
import CodeView from '../CodeView';
import Panel from '../Panel';
import SupportEmail from '../SupportEmail';
import Tabs from '../Tabs';
import CopySample from './CopySample';
import LanguageSearch from './LanguageSearch';
import { toSample } from './sample';
import styles from './styles.module.css';
import { useLanguageTabs } from './useLanguageTabs';
import { useReader } from './useReader';
import WrapToggle from './WrapToggle';

interface Props {
  readonly request: HttpRequest;
}

/** The request as code, with a tab for each common language and a search for other languages. */
export default function CodeExample({ request }: Props): ReactNode {
  const { language, tabs, selected, isSearching, select, choose } = useLanguageTabs();
  const { code, grammar, label, isKnown } = toSample(request, language);
  const readRequest = useReader(request);
  return (
    <Panel
      title="Code Example"
      id="code-example"
      className={clsx(styles.panel, request.body && styles.tall)}
      action={
        <>
          <WrapToggle />
          {/* Each language has its own button, because 'Copied!' is about the copied one. */}
          <CopySample key={language} readRequest={readRequest} language={language} />
        </>
      }
    >
      <Tabs
        id="code-example"
        className={styles.content}
        label="Language"
        tabs={tabs}
        selected={selected}
        onSelect={select}
      >
        {isSearching && <LanguageSearch language={language} onChoose={choose} />}
        <CodeView
          key={language}
          className={styles.sample}
          code={code}
          language={grammar}
          label={label}
          canWrap
          followsEdits
        />
        {!isKnown && (
          <p className={styles.contact}>
            There is no “{language}” sample yet. Email <SupportEmail /> to request one.
          </p>
        )}
      </Tabs>
    </Panel>
  );
}

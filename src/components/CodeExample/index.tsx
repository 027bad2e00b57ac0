import { type ReactNode, useState } from 'react';
import clsx from 'clsx';
import type { HttpRequest } from '@site/src/request/model';
import { findLanguage, languages, tabLanguageIds } from '@site/src/samples';
import Panel from '../Panel';
import Tabs from '../Tabs';
import LanguageSearch from './LanguageSearch';
import Sample from './Sample';
import styles from './styles.module.css';
import { useLanguage } from './useLanguage';

interface Props {
  readonly request: HttpRequest;
}

const searchTab = { id: 'search', label: 'Search' };
const tabs = [...tabLanguageIds.map((id) => ({ id, label: languages[id].label })), searchTab];

/** The request as code, with a tab for each common language and a search for other languages. */
export default function CodeExample({ request }: Props): ReactNode {
  const [language, choose] = useLanguage();
  const [isSearching, setSearching] = useState(false);
  const known = findLanguage(language);
  const hasTab = tabLanguageIds.some((id) => id === known);
  const selected = isSearching || !hasTab ? searchTab.id : (known ?? searchTab.id);

  const select = (id: string) => {
    setSearching(id === searchTab.id);
    if (id !== searchTab.id) choose(id);
  };
  return (
    <Panel title="Code Example" id="code-example">
      <Tabs
        id="code-example"
        className={clsx(styles.panel, request.body && styles.tall)}
        label="Language"
        tabs={tabs}
        selected={selected}
        onSelect={select}
      >
        {selected === searchTab.id && <LanguageSearch language={language} onChoose={choose} />}
        {/* Each language has a separate block, because 'Copied!' refers to the copied one. */}
        <Sample key={language} request={request} language={known} name={language} />
      </Tabs>
    </Panel>
  );
}

import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import type { HttpRequest } from '@portal/src/request/model';
import { findLanguage, languageNames } from '@portal/src/samples/languages';
import * as messages from '@portal/src/messages/en/code';
import { say } from '@portal/src/messages/say';
import Say from '../ui/Say';
import SupportEmail from '../SupportEmail';
import Panel from '../ui/Panel';
import { remember, useChoice } from '../ui/choice';
import { afterPaint, useDocumentEvent } from '../ui/hooks';
import { TabList, TabPanel, toTabId } from '../ui/Tabs';
import Sample, { CopySample, type OwnSample, useLanguage } from './sample';
import WrapButton from './WrapButton';

interface Props {
  readonly request: HttpRequest;
  /** What is wrong with the request. */
  readonly notice?: ReactNode;
  /** Chooses which values the request has. */
  readonly choice?: ReactNode;
  /** What the values are. */
  readonly title?: ReactNode;
  /** Samples that the API team wrote. */
  readonly own?: readonly OwnSample[] | undefined;
}

/** The request as code, with a tab for each common language and a search for other languages. */
export default function CodeExample({ request, notice, choice, title, own = [] }: Props) {
  const { language, written, tabs, unsearched, selected, select, choose } = useLanguageTabs(own);
  const isKnown = written !== undefined || findLanguage(language) !== undefined;
  useCopyKey();
  return (
    <Panel
      title={messages.codeExample}
      id={tabsId}
      className="column tall"
      tabs={
        <>
          <TabList
            id={tabsId}
            label={messages.language}
            tabs={tabs}
            selected={selected}
            onSelect={select}
          />
          {choice}
        </>
      }
      action={
        <>
          <WrapButton />
          <CopySample
            request={request}
            language={language}
            own={written}
            notice={notice}
            kind="primary"
            aria-keyshortcuts={copyKey}
          />
        </>
      }
    >
      {title}
      <TabPanel id={tabsId} selected={selected} className="column grow">
        {written && <p className="flat strong unscripted">{toOwnName(written.label)}</p>}
        {selected === searchTab.id && (
          <Suspense>
            <LanguageSearch language={language} tabs={unsearched} onChoose={choose} />
          </Suspense>
        )}
        <Sample className="grow" request={request} language={language} own={written} followsEdits />
        {!isKnown && (
          <p className="flat padded small wrap">
            <Say message={messages.noSample} values={{ language, email: <SupportEmail /> }} />
          </p>
        )}
      </TabPanel>
      {own.length > 0 && <OtherSamples samples={own.filter((one) => one !== written)} />}
      {notice && (
        <p className="flat padded muted small wrap scripted" data-mdast="ignore">
          {notice}
        </p>
      )}
    </Panel>
  );
}

/** Few readers need it. */
const LanguageSearch = lazy(() => import('./LanguageSearch'));

const searchTab = { id: 'search', label: messages.search };

/** The key that copies the request. With Shift, it moves the focus to the button. */
const copyKey = 'Control+Enter';

/** Lets a key copy the request from any place of the page. */
function useCopyKey(): void {
  useDocumentEvent('keydown', (event) => {
    const isForCopy = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isForCopy || event.defaultPrevented) return;
    const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${copyKey}"]`);
    event.preventDefault();
    if (event.shiftKey) button?.focus();
    else button?.click();
  });
}

/** The samples of the API team come first. The chosen one is also selected on other pages. */
function useLanguageTabs(own: readonly OwnSample[]) {
  const { language, isChosen, tabs, tabIds, choose } = useLanguage();
  const [isSearching, setSearching] = useState(false);
  const label = useChoice(ownKey);
  const ownTabs = own.map((sample, index) => {
    return { id: `own-${index}`, label: toOwnName(sample.label), sample };
  });
  const first = isChosen ? undefined : ownTabs[0];
  const ownTab = ownTabs.find(({ sample }) => sample.label === label) ?? first;
  const shown = ownTab?.id ?? findLanguage(language) ?? searchTab.id;
  const select = (id: string) => {
    const written = ownTabs.find((tab) => tab.id === id)?.sample;
    setSearching(id === searchTab.id);
    if (id === searchTab.id) return;
    remember(ownKey, written?.label ?? '');
    if (!written) choose(id);
  };
  const chooseFound = (name: string) => {
    choose(name);
    remember(ownKey, '');
    setSearching(false);
    const found = findLanguage(name);
    if (found) afterPaint(() => document.getElementById(toTabId(tabsId, found))?.focus());
  };
  const named = tabIds.map((id) => ({ id, label: languageNames[id].label }));
  return {
    ...{ language, unsearched: tabs, select, choose: chooseFound },
    tabs: [...ownTabs, ...named, searchTab],
    selected: isSearching ? searchTab.id : shown,
    written: isSearching ? undefined : ownTab?.sample,
  };
}

const tabsId = 'code-example';

const ownKey = 'own-sample';

/** Tells a sample from the portal's own of the same language. */
function toOwnName(label: string): string {
  return findLanguage(label) === undefined ? label : say(messages.ofApiTeam, { label });
}

/** All other samples of the API team, for readers without scripts and for Markdown. */
function OtherSamples({ samples }: { readonly samples: readonly OwnSample[] }) {
  return (
    <div className="unscripted">
      {samples.map(({ label, language, code }) => (
        <Fragment key={label}>
          <p>
            <strong>{toOwnName(label)}</strong>
          </p>
          <pre data-lang={findLanguage(language) ?? language.toLowerCase()}>
            <code>{code}</code>
          </pre>
        </Fragment>
      ))}
    </div>
  );
}

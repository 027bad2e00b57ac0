import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Endpoint } from '@portal/src/openapi/model';
import type { HttpRequest } from '@portal/src/request/model';
import { toCurl } from '@portal/src/samples/curl';
import {
  findLanguage,
  type LanguageId,
  languageNames,
  tabLanguageIds,
} from '@portal/src/samples/languages';
import { preloaded } from '@portal/src/samples/preloaded';
import * as messages from '@portal/src/messages/en/code';
import { say } from '@portal/src/messages/say';
import { dispatch } from '../events';
import { whenLoaded } from '../Shell/Toast';
import { remember, useChoice } from '../ui/choice';
import { useSite } from '../ui/hooks';
import CodeView, { type Props as ViewProps } from './CodeView';
import CopyButton, { type CopyButtonProps } from './CopyButton';

export type OwnSample = NonNullable<Endpoint['ownSamples']>[number];

export type Languages = typeof import('@portal/src/samples').languages;

/** All languages, once a reader chose one. cURL is part of the page. */
let loaded: Languages | undefined = preloaded;

export async function loadLanguages(): Promise<void> {
  loaded ??= (await import('@portal/src/samples')).languages;
}

function isLoaded(language: string, writers = loaded): boolean {
  const known = findLanguage(language);
  return known === undefined || known === included || writers !== undefined;
}

interface Written {
  readonly own?: OwnSample | undefined;
  /** All languages, if the page has them. */
  readonly writers?: Languages | undefined;
}

interface SampleProps extends Written, Pick<ViewProps, 'className' | 'followsEdits'> {
  readonly request: HttpRequest;
  readonly language: string;
}

/**
 * A request in a language, given by its ID or by any name that a reader typed. Until its code has
 * loaded, the sample stays cURL, as before the reader chose it.
 */
export default function Sample({ request, language, own, writers, ...view }: SampleProps) {
  const [, setLoaded] = useState(false);
  const isReady = own !== undefined || isLoaded(language, writers);
  useEffect(() => {
    if (!isReady) whenLoaded(loadLanguages(), () => setLoaded(true));
  }, [isReady]);
  const sample = toSample(request, isReady ? language : included, { own, writers });
  return <CodeView key={language} {...view} {...sample} />;
}

function toSample(request: HttpRequest, language: string, { own, writers = loaded }: Written) {
  if (own) {
    const { code, label } = own;
    const grammar = findLanguage(own.language) ?? findLanguage(label) ?? 'text';
    return { code, language: grammar, label: say(messages.sampleOf, { language: label }) };
  }
  const known = findLanguage(language);
  if (known === undefined) {
    return { code: messages.contactSupport, language: 'text', label: messages.sample };
  }
  const { label } = languageNames[known];
  const write = writers?.[known].toSample ?? toCurl;
  const name = say(messages.sampleOf, { language: label });
  return { code: write(request), language: known, label: name };
}

/** The name of a language as a label: `Go` for `go`, and `Elixir` for `Elixir`. */
export function toLanguageName(language: string): string {
  const known = findLanguage(language);
  return known === undefined ? language : languageNames[known].label;
}

interface Props extends Pick<CopyButtonProps, 'kind' | 'aria-keyshortcuts'> {
  readonly request: HttpRequest;
  readonly language: string;
  readonly own?: OwnSample | undefined;
  /** What is wrong with the request. The toast says it too. */
  readonly notice?: ReactNode;
}

export function CopySample(props: Props) {
  const { request, language, own, notice, ...button } = props;
  const known = findLanguage(language);
  return (
    // Each language has its own button, because 'Copied!' is about the copied one.
    <CopyButton
      key={language}
      text={() => {
        const toText = () => toSample(request, language, { own }).code;
        return isLoaded(language) ? toText() : loadLanguages().then(toText);
      }}
      copiedText={
        notice ? (
          <>
            <p>{messages.requestCopied}</p>
            <p>{notice}</p>
          </>
        ) : (
          messages.requestCopied
        )
      }
      {...button}
      onCopied={() => known && dispatch('portal:copy', { language: known })}
    />
  );
}

const key = 'language';
const otherKey = 'other-language';

/** The language that is part of the page. */
const included = 'curl';

/** The language of samples on all pages and in all browser tabs: an ID, or a name that was typed. */
export function useLanguage() {
  const { languages: tabs = tabLanguageIds } = useSite();
  const chosen = useChoice(key);
  const language = chosen ?? tabs[0] ?? included;
  const stored = useChoice(otherKey);
  const other = findOther(language, tabs) ?? findOther(stored ?? '', tabs);
  /** The languages with a tab, and the last chosen one without. */
  const tabIds = other ? [...tabs, other] : tabs;
  const choose = useCallback(
    (name: string) => {
      remember(key, name);
      if (findOther(name, tabs)) remember(otherKey, name);
    },
    [tabs],
  );
  return { language, isChosen: chosen !== null, tabs, tabIds, choose };
}

function findOther(language: string, tabs: readonly LanguageId[]): LanguageId | undefined {
  const known = findLanguage(language);
  return known && !tabs.includes(known) ? known : undefined;
}

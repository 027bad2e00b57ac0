import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import type { Endpoint } from '@portal/src/openapi/model';
import type { FieldPath, Faults } from '@portal/src/request/faults';
import type { HttpRequest } from '@portal/src/request/model';
import { findLanguage, type LanguageId, languageIds } from '@portal/src/samples/languages';
import * as messages from '@portal/src/messages/en/endpoint';
import { sayCount } from '@portal/src/messages/say';
import Say, { joinElements } from '../ui/Say';
import CodeExample from '../Code/CodeExample';
import { CopySample, toLanguageName, useLanguage } from '../Code/sample';
import Button from '../ui/Button';
import { useModal } from '../ui/hooks';
import EventExample from './EventExample';
import { leadToField } from './fieldRows';
import ResponsePanel from './ResponsePanel';
import SampleChoice, {
  type FormSample,
  OtherExamples,
  SampleTitle,
  useFormSample,
} from './SampleChoice';
import styles from './Examples.module.css';

interface Props extends FormSample {
  /** With the options that the reader chose. */
  readonly endpoint: Endpoint;
}

/** The code and the response: a column, or a sheet above a bar in the narrow layout. */
export default function Examples({ endpoint, ...form }: Props) {
  const { ref, isOpen, open, goTo } = useSheet();
  const { request, faults, ...choice } = useFormSample(endpoint, form);
  const notice = faults.missing.length + faults.invalid.length > 0 && (
    <RequestNotice {...faults} onChoose={goTo} />
  );
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-label': messages.codeAndResponse };
  return (
    <div>
      {isOpen && (
        <div className={clsx('overlay', styles.backdrop)} onClick={close} aria-hidden="true" />
      )}
      <div
        ref={ref}
        className={clsx('column', styles.examples, isOpen && styles.open)}
        {...(isOpen && dialog)}
      >
        {isOpen && (
          <div className="bar">
            <strong>{messages.codeAndResponse}</strong>
            <Button onClick={close}>{messages.close}</Button>
          </div>
        )}
        {endpoint.event ? (
          <EventExample endpoint={endpoint} />
        ) : (
          <CodeExample
            request={request}
            notice={notice}
            choice={<SampleChoice {...choice} />}
            title={<SampleTitle {...choice} />}
            own={endpoint.ownSamples}
          />
        )}
        <OtherExamples endpoint={endpoint} examples={choice.examples} />
        <ResponsePanel endpoint={endpoint} accepted={findAccepted(endpoint, form.request)} />
      </div>
      {!endpoint.event && <RequestBar request={request} notice={notice} onShowCode={open} />}
    </div>
  );
}

function findAccepted({ parameters }: Endpoint, { headers }: HttpRequest): string | undefined {
  const isOffered = parameters.header?.some(
    ({ name, kind }) => isAccept([name]) && kind === 'choice',
  );
  return isOffered ? headers.find(isAccept)?.[1] : undefined;
}

const isAccept = ([name]: readonly string[]) => name === 'Accept';

type NoticeProps = Faults & Pick<LinksProps, 'onChoose'>;

/** Says which required values a request does not have, and which of its values are invalid. */
function RequestNotice({ missing, invalid, onChoose }: NoticeProps) {
  const told = [
    [missing, messages.missing],
    [invalid, messages.invalid],
  ] as const;
  return joinElements(
    told.filter(([fields]) => fields.length > 0),
    ([fields, message]) => (
      <Say
        message={sayCount(message, fields.length)}
        values={{ fields: <FieldLinks fields={fields} onChoose={onChoose} /> }}
      />
    ),
    ' · ',
  );
}

/** The line stays short. */
const mostLinks = 5;

interface LinksProps {
  readonly fields: readonly FieldPath[];
  readonly onChoose: (path: string) => void;
}

function FieldLinks({ fields, onChoose }: LinksProps) {
  const links = joinElements(fields.slice(0, mostLinks), ({ name, path }) => (
    <a
      href={`#${path}`}
      onClick={(event) => {
        event.preventDefault();
        onChoose(path);
      }}
    >
      {name}
    </a>
  ));
  const count = fields.length - mostLinks;
  if (count <= 0) return links;
  return <Say message={messages.fieldsAndMore} values={{ fields: links, count }} />;
}

/** The layout in which the code covers the page as a sheet. */
const sheetQuery = '(width < 60em)';

const close = () => window.history.back();

/** The sheet of the narrow layout. Escape and the Back button of the browser close it. */
function useSheet() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wanted = useRef<string>(undefined);

  const open = () => {
    window.history.pushState(window.history.state, '');
    wanted.current = undefined;
    setOpen(true);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    // Back only closes the sheet, so the router must not see it: it would scroll to the top.
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      flushSync(() => setOpen(false));
      if (wanted.current !== undefined) leadToField(wanted.current);
    };
    window.addEventListener('popstate', onBack, { capture: true });
    return () => window.removeEventListener('popstate', onBack, { capture: true });
  }, [isOpen]);
  useModal(ref, isOpen, close, sheetQuery);

  /** Leads to a field of the form. The sheet would cover it, so it closes first. */
  const goTo = (path: string) => {
    wanted.current = path;
    if (isOpen) close();
    else leadToField(path);
  };
  return { ref, isOpen, open, goTo };
}

interface RequestBarProps extends Pick<FormSample, 'request'> {
  readonly notice: ReactNode;
  readonly onShowCode: () => void;
}

/** The bar at the bottom of narrow screens: copies the code, or shows it. */
function RequestBar({ request, notice, onShowCode }: RequestBarProps) {
  const { language, tabs, choose } = useLanguage();
  return (
    <div
      className={clsx('bar', styles.bar)}
      role="group"
      aria-label={messages.code}
      data-mdast="ignore"
    >
      <LanguageMenu language={language} tabs={tabs} onChoose={choose} />
      <CopySample kind="primary" request={request} language={language} notice={notice} />
      <Button className="scripted" onClick={onShowCode}>
        {messages.showCode}
      </Button>
      {/* The code is at the end of the page. */}
      <a className="ui-button unscripted" href="#code-example">
        {messages.showCode}
      </a>
    </div>
  );
}

interface MenuProps {
  readonly language: string;
  /** The languages that come first. */
  readonly tabs: readonly LanguageId[];
  readonly onChoose: (language: string) => void;
}

/** The languages of samples. Memoized, since a keystroke does not change it. */
const LanguageMenu = memo(function LanguageMenu({ language, tabs, onChoose }: MenuProps) {
  const shown = findLanguage(language) ?? language;
  return (
    <select
      className="grow scripted field"
      aria-label={messages.codeLanguage}
      value={shown}
      onChange={({ target }) => onChoose(target.value)}
    >
      {[...new Set([...tabs, ...languageIds, shown])].map((name) => (
        <option key={name} value={name}>
          {toLanguageName(name)}
        </option>
      ))}
    </select>
  );
});

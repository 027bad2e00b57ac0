import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import clsx from 'clsx';
import type { Note } from '@site/src/api/document';
import type { Endpoint } from '@site/src/api/view';
import { listNested, fieldsOf } from '@site/src/api/field';
import type { FormValues } from '@site/src/request/model';
import { toExampleValues } from '@site/src/request/values';
import {
  responseCodesAnchor,
  shownLocations,
  toParametersAnchor,
} from '@site/src/site-map/anchors';
import { useClipboard } from '../Shell/useClipboard';
import FormActions from '../TryOutForm/FormActions';
import { useHashTarget } from '../ui/hooks';
import InlineText from '../ui/InlineText';
import ParameterList from './ParameterList';
import { ResponseCodes, ResponseStructure } from './Responses';
import Section, { ExpandAll, SectionIndex } from './Section';
import styles from './ParametersPanel.module.css';

interface Props {
  readonly endpoint: Endpoint;
  readonly values: FormValues;
  /** A notice above the form. */
  readonly children: ReactNode;
}

/** The parameters and responses of an endpoint. Empty sections are omitted. */
export default function ParametersPanel({ endpoint, values, children }: Props): ReactNode {
  const { notes, parameters, sections, responses } = endpoint;
  const ref = useRef<HTMLElement>(null);
  const examples = useMemo(() => toExampleValues(endpoint), [endpoint]);
  useFieldAddresses(ref);
  return (
    <section ref={ref} aria-labelledby="parameters">
      <Top endpoint={endpoint} />
      {children}
      <SectionIndex endpoint={endpoint} />
      <Notes notes={notes} />
      {shownLocations.map((location) => {
        const list = parameters[location] ?? [];
        return (
          list.length > 0 && (
            <Section key={location} id={toParametersAnchor(location)}>
              <ParameterList
                parameters={list}
                sections={sections?.[location]}
                path={location}
                anchor={location}
                values={values[location]}
                examples={examples[location]}
              />
            </Section>
          )
        );
      })}
      <Section id={responseCodesAnchor}>
        <ResponseCodes responses={responses} />
      </Section>
      <ResponseStructure responses={responses} />
    </section>
  );
}

/** Memoized, since form input does not change it. */
const Top = memo(function Top({ endpoint }: Pick<Props, 'endpoint'>) {
  const hasNestedLists = listNested(endpoint.parameters.body ?? []).some(
    ({ field }) => field.kind === 'list' && fieldsOf(field).length > 0,
  );
  return (
    <div className={styles.bar}>
      <h2 id="parameters">Parameters</h2>
      <FormActions endpoint={endpoint}>
        {hasNestedLists && <ExpandAll lists={parameterLists} />}
      </FormActions>
    </div>
  );
});

/** The nested lists of parameters, and not those of the response. */
const parameterLists = ':scope > section:not([aria-labelledby^="response"]) details';

interface NotesProps {
  readonly notes: readonly Note[];
}

/** The info boxes of an endpoint. */
export const Notes = memo(function Notes({ notes }: NotesProps): ReactNode {
  return notes.map(({ kind, title, text }) => (
    <div key={title} className={clsx(styles.note, styles[kind])} role="note" data-kind={kind}>
      <p className={styles.title}>{title}</p>
      <p>
        <InlineText>{text}</InlineText>
      </p>
    </div>
  ));
});

/** How long the row of a field is tinted, in milliseconds. */
const tint = 2000;

/** Shows the field in the page's address, and copies the address of a field when its link is clicked. */
function useFieldAddresses(ref: RefObject<HTMLElement | null>): void {
  useHashTarget(ref, (target) => {
    for (const list of ref.current?.querySelectorAll('details') ?? []) {
      if (list.contains(target)) list.open = true;
    }
    if (target.tagName === 'LI') mark(target);
  });

  const copy = useClipboard();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.textContent !== '#' || isForNewTab(event)) return;
    event.preventDefault();
    // The router would scroll to the field, which is in view already.
    window.history.pushState(window.history.state, '', link.hash);
    void copy(link.href, {
      copied: 'Link copied to clipboard',
      failed: 'Could not copy the link. Copy it from the address bar.',
    });
  });
  useEffect(() => {
    const panel = ref.current;
    panel?.addEventListener('click', onClick);
    return () => panel?.removeEventListener('click', onClick);
  }, [ref]);
}

function mark(row: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  row.animate({ backgroundColor: ['var(--color-mark)', 'transparent'] }, tint);
}

function isForNewTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

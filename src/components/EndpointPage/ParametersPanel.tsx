import { memo, type ReactNode, useMemo, useRef } from 'react';
import clsx from 'clsx';
import type { Note } from '@site/src/api/document';
import type { EndpointPage } from '@site/src/page-data';
import { listNested, fieldsOf } from '@site/src/api/field';
import type { FormValues } from '@site/src/request/model';
import { toExampleValues } from '@site/src/request/values';
import {
  responseCodesAnchor,
  shownLocations,
  toParametersAnchor,
} from '@site/src/site-map/anchors';
import FormActions from '../TryOutForm/FormActions';
import InlineText from '../ui/InlineText';
import { useFieldRows } from './fieldRows';
import ParameterList from './ParameterList';
import { ResponseCodes, ResponseStructure } from './Responses';
import Section, { ExpandAll, SectionIndex } from './Section';
import styles from './ParametersPanel.module.css';

interface Props {
  readonly page: EndpointPage;
  readonly values: FormValues;
  /** A notice above the form. */
  readonly children: ReactNode;
}

/** The parameters and responses of an endpoint. Empty sections are omitted. */
export default function ParametersPanel({ page, values, children }: Props): ReactNode {
  const { endpoint, statusCodes } = page;
  const { notes, parameters, sections, responses } = endpoint;
  const ref = useRef<HTMLElement>(null);
  const examples = useMemo(() => toExampleValues(endpoint), [endpoint]);
  useFieldRows(ref);
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
        <ResponseCodes responses={responses} statusCodes={statusCodes} />
      </Section>
      <ResponseStructure responses={responses} />
    </section>
  );
}

/** Memoized, since form input does not change it. */
const Top = memo(function Top({ endpoint }: Pick<EndpointPage, 'endpoint'>) {
  const hasNestedLists = listNested(endpoint.parameters.body ?? []).some(
    ({ field }) => field.kind === 'list' && fieldsOf(field).length > 0,
  );
  return (
    <div className={styles.bar}>
      <h2 id="parameters">Parameters</h2>
      <FormActions endpoint={endpoint}>
        {hasNestedLists && <ExpandAll lists={parameterLists} what="parameters" />}
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

import { memo, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import type { Note, ParameterLocation, Section as TitledSection } from '@site/src/api/document';
import type { Endpoint } from '@site/src/api/view';
import type { EndpointPage } from '@site/src/page-data';
import { type Field, listNested, fieldsOf } from '@site/src/api/field';
import type { MissingValue } from '@site/src/request/missing';
import type { FormObject, FormValues } from '@site/src/request/model';
import { toExampleValues } from '@site/src/request/values';
import { shownLocations, toParametersAnchor } from '@site/src/site-map/anchors';
import FormActions from '../TryOutForm/FormActions';
import { useFormDispatch } from '../TryOutForm/FormContext';
import InlineText from '../ui/InlineText';
import Prose from '../ui/Prose';
import { useExtras } from './extras';
import { focusField, unfold, useFieldRows } from './fieldRows';
import ParameterList from './ParameterList';
import { ResponseCodes, ResponseStructure } from './Responses';
import Section, { ExpandAll, SectionIndex } from './Section';
import styles from '../TryOutForm/styles.module.css';

interface Props {
  readonly page: EndpointPage;
  /** The endpoint with the options that the reader chose. */
  readonly endpoint: Endpoint;
  readonly values: FormValues;
  /** Which required values the form does not have. */
  readonly missing: readonly MissingValue[];
  readonly canUndo: boolean;
  readonly children: ReactNode;
}

/** The parameters and responses of an endpoint. Empty sections are omitted. */
export default function ParametersPanel(props: Props): ReactNode {
  const { page, endpoint, values, missing, canUndo, children } = props;
  const { notes, parameters, sections, responses, event, requestBody } = endpoint;
  const extras = useExtras();
  const ref = useRef<HTMLElement>(null);
  const examples = useMemo(() => toExampleValues(endpoint), [endpoint]);
  useFieldRows(ref);
  return (
    <section ref={ref} aria-labelledby="parameters">
      <h2 id="parameters">Parameters</h2>
      {children}
      <div className={styles.bar} data-search="ignore">
        <SectionIndex endpoint={endpoint} />
        {!event && (
          <div className={clsx('inline ruled scripted', styles.actions)}>
            <div className={styles.left}>
              {missing.length > 0 && <RequiredLeft missing={missing} />}
            </div>
            <FormActions endpoint={endpoint} choice={values.choice} canUndo={canUndo} />
          </div>
        )}
      </div>
      <Notes notes={notes} />
      {extras && <extras.Choices endpoint={page.endpoint} values={values} />}
      {shownLocations.map((location) => (
        <ParameterSection
          key={location}
          location={location}
          parameters={parameters[location]}
          description={bodyLocations.has(location) ? requestBody?.description : undefined}
          sections={sections?.[location]}
          hasForm={!event}
          values={values[location]}
          examples={examples[location]}
        />
      ))}
      <ResponseCodes responses={responses} statusCodes={page.statusCodes} />
      <ResponseStructure responses={responses} />
    </section>
  );
}

const bodyLocations: ReadonlySet<ParameterLocation> = new Set(['body', 'formData']);

interface SectionProps {
  readonly location: ParameterLocation;
  readonly parameters: readonly Field[] | undefined;
  readonly description: string | undefined;
  readonly sections: readonly TitledSection[] | undefined;
  /** Events have none, since the API sends them. */
  readonly hasForm: boolean;
  readonly values: FormObject | undefined;
  readonly examples: FormObject | undefined;
}

/** The parameters of a location. Memoized, since a keystroke changes one of them. */
const ParameterSection = memo(function ParameterSection(props: SectionProps): ReactNode {
  const { location, parameters, description, hasForm, ...list } = props;
  const action = useMemo(
    () => parameters && hasNestedLists(parameters) && <ExpandAll what="parameters" />,
    [parameters],
  );
  if (!parameters?.length) return null;
  return (
    <Section id={toParametersAnchor(location)} action={action}>
      {description && <Prose className="below muted small">{description}</Prose>}
      <ParameterList
        parameters={parameters}
        path={hasForm ? location : undefined}
        anchor={location}
        {...list}
      />
    </Section>
  );
});

function hasNestedLists(parameters: readonly Field[]): boolean {
  return listNested(parameters).some(
    ({ field }) => field.kind === 'list' && fieldsOf(field).length > 0,
  );
}

/** How many required values the form does not have, with a link to the first one. */
function RequiredLeft({ missing }: Pick<Props, 'missing'>): ReactNode {
  const dispatch = useFormDispatch();
  const path = missing[0]?.path ?? '';
  const go = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(() => unfold(dispatch, path));
    focusField(path);
  };
  return (
    <a className="small" href={`#${path}`} onClick={go} data-mdast="ignore">
      {missing.length} required left
    </a>
  );
}

interface NotesProps {
  readonly notes: readonly Note[];
}

export const Notes = memo(function Notes({ notes }: NotesProps): ReactNode {
  return notes.map(({ kind, title, text }) => (
    <div key={title} className={`alert ${roles[kind]}`} role="note" data-kind={kind}>
      <p className="strong">{title}</p>
      <p>
        <InlineText>{text}</InlineText>
      </p>
    </div>
  ));
});

const roles = { info: 'alert--info', tip: 'alert--success', warning: 'alert--warning' } as const;

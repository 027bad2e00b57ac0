import { type ComponentProps, memo, type MouseEvent, useMemo } from 'react';
import clsx from 'clsx';
import type { ParameterLocation } from '@portal/src/openapi/document';
import type { Endpoint, Field, Shape } from '@portal/src/openapi/model';
import type { EndpointPage } from '@portal/src/page-data';
import { listNested, fieldsOf } from '@portal/src/openapi/shapes';
import type { MissingValue } from '@portal/src/request/missing';
import type { FormState } from '@portal/src/request/form';
import { toExampleValues } from '@portal/src/request/shown';
import { shownLocations, toParametersAnchor } from '@portal/src/routes/anchors';
import FormActions from '../TryOutForm/FormActions';
import { useFormDispatch } from '../TryOutForm/FormContext';
import SharedForm from '../TryOutForm/SharedForm';
import { KeptNotice } from '../TryOutForm/useKept';
import InlineText from '../ui/InlineText';
import Prose from '../ui/Prose';
import Choices from './Choices';
import { leadToField, useFieldRows } from './fieldRows';
import { ShapeFacts } from './PropertyFacts';
import { ResponseCodes, ResponseStructure } from './Responses';
import Section, { ExpandAll, SectionIndex } from './Section';
import { ParameterList } from './Value';
import styles from '../TryOutForm/styles.module.css';

interface Props {
  readonly page: EndpointPage;
  /** The endpoint with the options that the reader chose. */
  readonly endpoint: Endpoint;
  readonly form: FormState;
  /** Which required values the form does not have. */
  readonly missing: readonly MissingValue[];
}

/** The parameters and responses of an endpoint. Empty sections are omitted. */
export default function ParametersPanel(props: Props) {
  const { page, endpoint, form, missing } = props;
  const { values, kept, isFromLink, isRecalled, past } = form;
  const { notes, parameters, sections, responses, event, requestBody, whole } = endpoint;
  const examples = useMemo(() => toExampleValues(endpoint), [endpoint]);
  return (
    <section {...useFieldRows()} aria-labelledby="parameters">
      <h2 id="parameters">Parameters</h2>
      <SharedForm endpoint={page.endpoint} isFromLink={isFromLink} isRecalled={isRecalled} />
      <KeptNotice kept={kept} values={values} />
      <div className={styles.bar} data-search="ignore">
        <SectionIndex endpoint={endpoint} />
        {!event && (
          <div className={clsx('inline ruled scripted', styles.actions)}>
            <div className={styles.left}>
              {missing.length > 0 && <RequiredLeft missing={missing} />}
            </div>
            <FormActions endpoint={endpoint} choice={values.choice} canUndo={past.length > 0} />
          </div>
        )}
      </div>
      <Notes notes={notes} />
      <Choices endpoint={page.endpoint} values={values} />
      {shownLocations.map((location) => (
        <ParameterSection
          key={location}
          location={location}
          parameters={parameters[location]}
          description={bodyLocations.has(location) ? requestBody?.description : undefined}
          whole={bodyLocations.has(location) ? whole : undefined}
          sections={sections?.[location]}
          // Events have no form, since the API sends them.
          path={event ? undefined : location}
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

/** The body as a whole. Its text stands above. */
function toWhole(fields: readonly Field[], whole: NonNullable<Endpoint['whole']>): Shape {
  const { description: _text, ...facts } = whole;
  return { kind: 'group', fields, ...facts };
}

type ListProps = ComponentProps<typeof ParameterList>;

interface SectionProps extends Pick<ListProps, 'path' | 'sections' | 'values' | 'examples'> {
  readonly location: ParameterLocation;
  readonly parameters: readonly Field[] | undefined;
  readonly description: string | undefined;
  readonly whole: Endpoint['whole'];
}

/** The parameters of a location. Memoized, since a keystroke changes one of them. */
const ParameterSection = memo(function ParameterSection(props: SectionProps) {
  const { location, parameters, description, whole, ...list } = props;
  if (!parameters?.length) return null;
  const isFoldable = listNested(parameters).some(
    ({ field }) => field.kind === 'list' && fieldsOf(field).length > 0,
  );
  return (
    <Section
      id={toParametersAnchor(location)}
      action={isFoldable && <ExpandAll what="parameters" />}
    >
      {description && <Prose className="below muted small">{description}</Prose>}
      {whole && (
        <div className="below small">
          <ShapeFacts shape={toWhole(parameters, whole)} />
        </div>
      )}
      <ParameterList parameters={parameters} anchor={location} {...list} />
    </Section>
  );
});

/** How many required values the form does not have, with a link to the first one. */
function RequiredLeft({ missing }: Pick<Props, 'missing'>) {
  const dispatch = useFormDispatch();
  const path = missing[0]?.path ?? '';
  const go = (event: MouseEvent) => {
    event.preventDefault();
    leadToField(dispatch, path);
  };
  return (
    <a className="small" href={`#${path}`} onClick={go} data-mdast="ignore">
      {missing.length} required left
    </a>
  );
}

export const Notes = memo(function Notes({ notes }: Pick<Endpoint, 'notes'>) {
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

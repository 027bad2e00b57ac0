import { type ComponentProps, Fragment, memo, type MouseEvent, useMemo } from 'react';
import clsx from 'clsx';
import { type ParameterLocation, parameterLocations } from '@portal/src/openapi/portal';
import type { Endpoint, Field } from '@portal/src/openapi/model';
import type { EndpointPage } from '@portal/src/page-data';
import { listNested, fieldsOf } from '@portal/src/openapi/shapes';
import type { FieldPath } from '@portal/src/request/faults';
import type { FormState } from '@portal/src/request/form';
import { toExampleValues } from '@portal/src/request/shown';
import { authenticationAnchor, toParametersAnchor } from '@portal/src/routes/anchors';
import * as messages from '@portal/src/messages/en/endpoint';
import { sayCount } from '@portal/src/messages/say';
import FormActions from '../TryOutForm/FormActions';
import { KeptNotice } from '../TryOutForm/useKept';
import { Choice, Related } from './Choices';
import { leadToField, useFieldRows } from './fieldRows';
import Notes from './Notes';
import Responses from './Responses';
import Section, { SectionIndex } from './Section';
import { ParameterList } from './Value';
import WholeFacts from './WholeFacts';
import styles from '../TryOutForm/styles.module.css';

interface Props {
  readonly page: EndpointPage;
  /** The endpoint with the options that the reader chose. */
  readonly endpoint: Endpoint;
  readonly form: FormState;
  readonly missing: readonly FieldPath[];
}

/** The parameters and responses of an endpoint. Empty sections are omitted. */
export default function ParametersPanel(props: Props) {
  const { page, endpoint, form, missing } = props;
  const { values, kept, past } = form;
  const { notes, parameters, sections, responses, event, requestBody, whole } = endpoint;
  const examples = useMemo(() => toExampleValues(endpoint), [endpoint]);
  return (
    <section {...useFieldRows()} aria-labelledby="parameters">
      <h2 id="parameters" className="flat">
        {messages.parameters}
      </h2>
      <div className={clsx('ruled', styles.bar)} data-search="ignore">
        <SectionIndex endpoint={endpoint} />
        {!event && (
          <>
            {missing.length > 0 && <RequiredLeft missing={missing} />}
            <FormActions endpoint={endpoint} choice={values.choice} canUndo={past.length > 0} />
          </>
        )}
      </div>
      <KeptNotice kept={kept} values={values} />
      <Notes notes={notes} />
      <Related endpoint={page.endpoint} />
      <Choice name="mediaType" endpoint={page.endpoint} values={values} />
      {parameterLocations.map((location) => (
        <Fragment key={location}>
          {location === 'header' && <Authentication endpoint={page.endpoint} values={values} />}
          <ParameterSection
            location={location}
            parameters={parameters[location]}
            requestBody={bodyLocations.has(location) ? requestBody : undefined}
            whole={bodyLocations.has(location) ? whole : undefined}
            sections={sections?.[location]}
            // Events have no form, since the API sends them.
            path={event ? undefined : location}
            values={values[location]}
            examples={examples[location]}
          />
        </Fragment>
      ))}
      <Responses responses={responses} statusCodes={page.statusCodes} />
    </section>
  );
}

/** The ways to authenticate, if there are several. The chosen one adds its parameters. */
function Authentication(props: Omit<ComponentProps<typeof Choice>, 'name'>) {
  const { choices = [] } = props.endpoint;
  if (!choices.some(({ name }) => name === authenticationAnchor)) return null;
  return (
    <Section id={authenticationAnchor}>
      <Choice name={authenticationAnchor} {...props} />
    </Section>
  );
}

const bodyLocations: ReadonlySet<ParameterLocation> = new Set(['body', 'formData']);

type ListProps = ComponentProps<typeof ParameterList>;

interface SectionProps extends Pick<ListProps, 'path' | 'sections' | 'values' | 'examples'> {
  readonly location: ParameterLocation;
  readonly parameters: readonly Field[] | undefined;
  readonly requestBody: Endpoint['requestBody'];
  readonly whole: Endpoint['whole'];
}

/** The parameters of a location. Memoized, since a keystroke changes one of them. */
const ParameterSection = memo(function ParameterSection(props: SectionProps) {
  const { location, parameters, requestBody, whole, ...list } = props;
  if (!parameters?.length) return null;
  const isFoldable = listNested(parameters).some(
    ({ field }) => field.kind === 'list' && fieldsOf(field).length > 0,
  );
  return (
    <Section id={toParametersAnchor(location)} isRequired={whole?.required} isFoldable={isFoldable}>
      <WholeFacts parameters={parameters} requestBody={requestBody} whole={whole} />
      <ParameterList parameters={parameters} anchor={location} {...list} />
    </Section>
  );
});

/** How many required values the form does not have, with a link to the first one. */
function RequiredLeft({ missing }: Pick<Props, 'missing'>) {
  const path = missing[0]?.path ?? '';
  const go = (event: MouseEvent) => {
    event.preventDefault();
    leadToField(path);
  };
  return (
    <a className="cut small scripted" href={`#${path}`} onClick={go} data-mdast="ignore">
      {sayCount(messages.requiredLeft, missing.length)}
    </a>
  );
}

import { memo, type ReactNode, useMemo, useRef } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { listNested, propertiesOf } from '@site/src/catalogue/schema';
import type { FormValues } from '@site/src/request/model';
import { toExampleValues } from '@site/src/request/values';
import {
  responseCodesAnchor,
  shownLocations,
  toParametersAnchor,
} from '@site/src/site-map/anchors';
import FormActions from '../TryOutForm/FormActions';
import ExpandAll from './ExpandAll';
import Notes from './Notes';
import ParameterList from './ParameterList';
import ResponseCodes from './ResponseCodes';
import ResponseStructure from './ResponseStructure';
import Section from './Section';
import SectionIndex from './SectionIndex';
import { useFieldAddresses } from './useFieldAddresses';
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
const Top = memo(({ endpoint }: Pick<Props, 'endpoint'>) => {
  const hasNestedLists = listNested(endpoint.parameters.body ?? []).some(
    ({ property }) => property.type === 'array' && propertiesOf(property).length > 0,
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
Top.displayName = 'Top';

/** The nested lists of parameters, and not those of the response. */
const parameterLists = ':scope > section:not([aria-labelledby^="response"]) details';

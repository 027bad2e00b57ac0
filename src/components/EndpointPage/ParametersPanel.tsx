import type { ReactNode } from 'react';
import type { Endpoint, ParameterLocation } from '@site/src/catalogue/model';
import type { FormValues } from '@site/src/request/model';
import { responseCodesAnchor, toParametersAnchor } from '@site/src/site-map/anchors';
import FormActions from '../TryOutForm/FormActions';
import Notes from './Notes';
import ParameterList from './ParameterList';
import ResponseCodes from './ResponseCodes';
import ResponseStructure from './ResponseStructure';
import Section from './Section';
import styles from './ParametersPanel.module.css';

interface Props {
  readonly endpoint: Endpoint;
  readonly values: FormValues;
}

/** The sections of parameters in the order and with the names of the specification */
const sections = [
  ['path', 'Path Params'],
  ['body', 'Body Params'],
  ['query', 'Query Params'],
  ['formData', 'Form Data'],
  ['header', 'Header Params'],
] as const satisfies readonly (readonly [ParameterLocation, string])[];

/** Everything that an endpoint takes and answers; what it does not have is left out. */
export default function ParametersPanel({ endpoint, values }: Props): ReactNode {
  const { notes, parameters, sections: titled, responses } = endpoint;
  return (
    <section className={styles.panel} aria-labelledby="parameters">
      <div className={styles.bar}>
        <h2 id="parameters">Parameters</h2>
        <FormActions endpoint={endpoint} />
      </div>
      <Notes notes={notes} />
      {sections.map(([location, title]) => {
        const list = parameters[location] ?? [];
        return (
          list.length > 0 && (
            <Section key={location} id={toParametersAnchor(location)} title={title}>
              <ParameterList
                parameters={list}
                sections={titled?.[location]}
                path={location}
                values={values[location]}
              />
            </Section>
          )
        );
      })}
      <Section id={responseCodesAnchor} title="Response Codes">
        <ResponseCodes responses={responses} />
      </Section>
      <ResponseStructure responses={responses} />
    </section>
  );
}

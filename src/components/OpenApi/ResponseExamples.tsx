import { memo, type ReactNode, useState } from 'react';
import clsx from 'clsx';
import type { Endpoint, Response } from '@site/src/api/view';
import { ExampleResponse } from '../EndpointPage/ResponsePanel';
import controls from '../ui/controls.module.css';

interface Props {
  readonly endpoint: Endpoint;
}

/** The examples of all responses, with a menu if there are several. */
function ResponseExamples({ endpoint: { responses, operationId } }: Props): ReactNode {
  const [chosen, setChosen] = useState(0);
  const examples = responses.flatMap(listExamples);
  const shown = examples[chosen] ?? examples[0];
  if (!shown) return null;
  return (
    <ExampleResponse operationId={operationId} response={shown}>
      {examples.length > 1 && (
        <div className="padded ruled scripted" data-search="ignore">
          <select
            className={clsx('small', controls.field)}
            aria-label="Example response"
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {examples.map(({ label }, index) => (
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </ExampleResponse>
  );
}

export default memo(ResponseExamples);

interface Example extends Pick<Response, 'status' | 'mediaTypes' | 'example' | 'shape'> {
  readonly label: string;
}

/** The example of a response, and those with names. */
function listExamples({ status, mediaTypes, example, shape, examples = [] }: Response) {
  const label = [status, mediaTypes[0]].filter(Boolean).join(' · ');
  const first: Example[] =
    example === undefined ? [] : [{ label, status, mediaTypes, example, shape }];
  const named = examples.map(({ name, mediaType, value, shape: own = shape }): Example => ({
    label: `${status} · ${mediaType} · ${name}`,
    status,
    mediaTypes: [mediaType],
    example: value,
    shape: own,
  }));
  return [...first, ...named];
}

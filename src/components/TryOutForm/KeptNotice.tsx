import type { ReactNode } from 'react';
import type { FormState } from '@site/src/request/form';
import type { ParameterLocation } from '@site/src/api/document';
import { valueOf } from '@site/src/request/values';

type Props = Pick<FormState, 'kept' | 'values'>;

/** Names the values that the form has from earlier forms. */
export default function KeptNotice({ kept, values }: Props): ReactNode {
  const locations = Object.keys(kept) as ParameterLocation[];
  const listKept = (location: ParameterLocation) =>
    Object.entries(kept[location] ?? {})
      .filter(([name, text]) => valueOf(values[location], name) === text)
      .map(([name]) => name);
  const ids = listKept('path');
  const credentials = locations.filter((location) => location !== 'path').flatMap(listKept);
  return (
    <>
      {ids.length > 0 && (
        <p className="muted small">
          Kept from an earlier form, until you reset it: <code>{ids.join(', ')}</code>
        </p>
      )}
      {credentials.length > 0 && (
        <p className="muted small">
          Kept in memory, until you reset the form or reload the page, and never stored:{' '}
          <code>{credentials.join(', ')}</code>
        </p>
      )}
    </>
  );
}

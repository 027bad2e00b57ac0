import type { ReactNode } from 'react';
import type { Verb } from '@site/src/catalogue/model';
import InlineText from '../InlineText';
import MethodBadge from '../MethodBadge';

interface Props {
  readonly verbs: readonly Verb[];
}

/** The HTTP verbs and what the API uses each one for. */
export default function VerbTable({ verbs }: Props): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Verb</th>
          <th scope="col">Use</th>
        </tr>
      </thead>
      <tbody>
        {verbs.map(({ method, use }) => (
          <tr key={method}>
            <th scope="row">
              <MethodBadge method={method} />
            </th>
            <td>
              <InlineText>{use}</InlineText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

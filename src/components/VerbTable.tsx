import type { ReactNode } from 'react';
import { TableBox } from './StatusTable';
import { MethodBadge } from './ui/Badge';
import InlineText from './ui/InlineText';
import type { PageProps } from '@site/src/page-data';

/** The HTTP verbs that the API uses. */
export default function VerbTable({ page: { verbs } }: PageProps<'errors'>): ReactNode {
  return (
    <TableBox>
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
    </TableBox>
  );
}

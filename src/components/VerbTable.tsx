import type { ReactNode } from 'react';
import type { ErrorsPage } from '@site/src/page-data';
import { TableBox } from './StatusTable';
import { MethodBadge } from './ui/Badge';
import InlineText from './ui/InlineText';
import { withPageData } from './withPageData';

interface Props {
  readonly page: ErrorsPage;
}

/** The HTTP verbs that the API uses. */
function VerbTable({ page: { verbs } }: Props): ReactNode {
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

export default withPageData<'errors'>(VerbTable);

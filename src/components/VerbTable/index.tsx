import type { ReactNode } from 'react';
import type { ErrorsPage } from '@site/src/page-data';
import InlineText from '../InlineText';
import MethodBadge from '../MethodBadge';
import { withPageData } from '../PageData';
import TableBox from '../TableBox';

interface Props {
  readonly page: ErrorsPage;
}

/** The HTTP verbs and what the API uses each one for. */
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

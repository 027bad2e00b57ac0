import * as messages from '@portal/src/messages/en/pages';
import { Table } from './StatusTable';
import { MethodBadge } from './ui/Badge';
import InlineText from './ui/InlineText';
import type { PageProps } from '@portal/src/page-data';

export default function VerbTable({ page: { verbs } }: PageProps<'errors'>) {
  return (
    <Table columns={[messages.verb, messages.use]}>
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
    </Table>
  );
}

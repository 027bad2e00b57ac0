import type { ReactNode } from 'react';
import type { PageProps } from '@site/src/page-data';
import { Table } from '../StatusTable';
import InlineText from '../ui/InlineText';

/** The error responses of a given document, by status. */
export default function Errors({ page: { errors } }: PageProps<'about'>): ReactNode {
  if (errors.length === 0) return <p>The API documents no error responses.</p>;
  return (
    <>
      <p>
        These responses tell you that a request failed. The page of each endpoint shows their
        bodies.
      </p>
      <Table columns={['Status', 'Meaning', 'Endpoints']}>
        {errors.map(({ status, meanings, endpoints }) => (
          <tr key={status}>
            <th scope="row">
              <code>{status}</code>
            </th>
            <td>
              {meanings.map((meaning) => (
                <p key={meaning} className="flat">
                  <InlineText>{meaning}</InlineText>
                </p>
              ))}
            </td>
            <td>{endpoints}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

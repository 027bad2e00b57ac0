import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineText from './ui/InlineText';
import type { PageProps } from '@site/src/page-data';

/** The status codes of the API. Each row has an anchor. */
export default function StatusTable({ page: { statusCodes } }: PageProps<'errors'>): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const { anchor } of statusCodes) collectAnchor(anchor);
  return (
    <TableBox>
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Name</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {statusCodes.map(({ code, name, meaning, anchor }) => (
            <tr key={code} id={anchor}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>{name}</td>
              <td>
                <InlineText>{meaning}</InlineText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

interface TableBoxProps {
  readonly children: ReactNode;
}

/** A box for a table that may be wider than the page. It scrolls, and can receive keyboard focus. */
export function TableBox({ children }: TableBoxProps): ReactNode {
  return (
    <div className="table-box" role="group" aria-label="Table" tabIndex={0}>
      {children}
    </div>
  );
}

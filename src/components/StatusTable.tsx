import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import * as messages from '@portal/src/messages/en/pages';
import InlineText from './ui/InlineText';
import type { PageProps } from '@portal/src/page-data';

/** The status codes of the API. Each row has an anchor. */
export default function StatusTable({ page: { statusCodes } }: PageProps<'errors'>) {
  const { collectAnchor } = useBrokenLinks();
  for (const { anchor } of statusCodes) collectAnchor(anchor);
  return (
    <Table columns={[messages.status, messages.name, messages.meaning]}>
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
    </Table>
  );
}

interface TableProps {
  readonly columns: readonly string[];
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table in a box that scrolls if it is wider than the page, and can receive keyboard focus. */
export function Table({ columns, className, children }: TableProps) {
  return (
    <div className="table-box" role="group" aria-label={messages.table} tabIndex={0}>
      <table className={className}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

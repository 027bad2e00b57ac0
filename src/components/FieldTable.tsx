import type { ReactNode } from 'react';
import { type Part, type Row, toRows } from '@site/src/request/facts';
import Badge from './ui/Badge';
import InlineText from './ui/InlineText';
import type { PageProps } from '@site/src/page-data';

interface Props {
  readonly part?: Part;
}

/** An MDX component: a table of the parameters or response fields of an endpoint. */
export default function FieldTable({
  page: { endpoint },
  part = 'response',
}: PageProps<'endpoint'> & Props): ReactNode {
  return (
    <table className="rows tight">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {toRows(endpoint, part).map((row) => (
          <FieldRow key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function FieldRow({ row }: { readonly row: Row }): ReactNode {
  const { name, type, required, deprecated, text } = row;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <p className="muted">{required ? `${type}, required` : type}</p>
        {deprecated && (
          <p>
            <Badge kind="deprecated" /> <InlineText>{deprecated}</InlineText>
          </p>
        )}
        <InlineText>{text}</InlineText>
      </td>
    </tr>
  );
}

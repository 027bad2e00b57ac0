import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { StatusCode } from '@site/src/catalogue/model';
import InlineText from '../InlineText';

interface Props {
  readonly statusCodes: readonly StatusCode[];
}

/** The status codes of the whole API; each row can be linked to (spec §8). */
export default function StatusTable({ statusCodes }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const { anchor } of statusCodes) collectAnchor(anchor);
  return (
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
  );
}

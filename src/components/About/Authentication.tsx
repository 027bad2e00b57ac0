import { Fragment, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { AboutFlow, PageProps } from '@site/src/page-data';
import { Table } from '../StatusTable';
import BlocksProvider from '../OpenApi/Blocks';
import InlineText from '../ui/InlineText';
import Prose from '../ui/Prose';
import { Links } from './Introduction';

/** The ways to authenticate of a given document. */
export default function Authentication({
  page: { schemes, blocks },
}: PageProps<'about'>): ReactNode {
  if (schemes.length === 0) return <p>The API does not say that it requires authentication.</p>;
  return (
    <BlocksProvider blocks={blocks}>
      <p>The page of each endpoint says which of these ways it accepts.</p>
      {schemes.map(({ name, description, use, flows }) => (
        <Fragment key={name}>
          <Heading as="h2" id={`scheme-${name}`}>
            {name}
          </Heading>
          {description && <Prose>{description}</Prose>}
          <p>
            <InlineText>{use}</InlineText>
          </p>
          {flows.map((flow) => (
            <Flow key={flow.name} {...flow} />
          ))}
        </Fragment>
      ))}
    </BlocksProvider>
  );
}

function Flow({ name, urls, scopes }: AboutFlow): ReactNode {
  return (
    <>
      <p>
        <strong>{name}</strong>
      </p>
      <Links links={urls} />
      {scopes.length > 0 && (
        <Table columns={['Scope', 'Description']}>
          {scopes.map((scope) => (
            <tr key={scope.name}>
              <th scope="row">
                <code>{scope.name}</code>
              </th>
              <td>
                <InlineText>{scope.description}</InlineText>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

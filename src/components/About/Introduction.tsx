import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { AboutLink, AboutServer, PageProps } from '@site/src/page-data';
import { Table } from '../StatusTable';
import BlocksProvider from '../OpenApi/Blocks';
import InlineText from '../ui/InlineText';
import Prose from '../ui/Prose';

/** What a given document says about its API: the description, the servers and the contact. */
export default function Introduction({ page }: PageProps<'about'>): ReactNode {
  const { title, version, description, links, servers, blocks } = page;
  return (
    <BlocksProvider blocks={blocks}>
      <p>
        <strong>{title}</strong>, version {version}
      </p>
      {description && <Prose>{description}</Prose>}
      {servers.length > 0 && <Servers servers={servers} />}
      {links.length > 0 && (
        <>
          <Heading as="h2" id="contact">
            Contact and license
          </Heading>
          <Links links={links} />
        </>
      )}
    </BlocksProvider>
  );
}

function Servers({ servers }: { readonly servers: readonly AboutServer[] }): ReactNode {
  const variables = servers.flatMap((server) => server.variables);
  return (
    <>
      <Heading as="h2" id="servers">
        Servers
      </Heading>
      <Table columns={['URL', 'Description']}>
        {servers.map(({ url, description }) => (
          <tr key={url}>
            <td>
              <code>{url}</code>
            </td>
            <td>
              <InlineText>{description}</InlineText>
            </td>
          </tr>
        ))}
      </Table>
      {variables.length > 0 && (
        <Table columns={['Variable', 'Default', 'Description']}>
          {variables.map(({ name, description, choices, ...variable }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{variable.default}</code>
              </td>
              <td>
                <InlineText>{description}</InlineText>
                {choices.length > 0 && ` One of: ${choices.join(', ')}.`}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

/** Labels with links. Only links that a browser can open safely are links. */
export function Links({ links }: { readonly links: readonly AboutLink[] }): ReactNode {
  return (
    <ul>
      {links.map(({ label, text, href = '' }) => (
        <li key={label}>
          {label}: {/^(https?:\/\/|mailto:)/i.test(href) ? <a href={href}>{text}</a> : text}
        </li>
      ))}
    </ul>
  );
}

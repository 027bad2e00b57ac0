import { Fragment } from 'react';
import * as messages from '@portal/src/messages/en/pages';
import type { CategoriesPage, PageProps } from '@portal/src/page-data';
import CategoryCards from './CategoryCards';
import { Table } from './StatusTable';
import { MethodBadge } from './ui/Badge';
import InlineText, { EndpointPath } from './ui/InlineText';
import Fold from './ui/Fold';
import PageLink from './ui/PageLink';

export default function CategoryIndex({ page }: PageProps<'categories'>) {
  const { categories, endpoints = [] } = page;
  // The groups of tags. Categories without a group come last.
  const sections = new Set(categories.map(({ section }) => section));
  return (
    <>
      <h1>{messages.endpointsTitle}</h1>
      {[...sections].map((title) => (
        <Fragment key={title ?? ''}>
          {sections.size > 1 && <h2>{title ?? messages.others}</h2>}
          <CategoryCards
            page={{ categories: categories.filter(({ section }) => section === title) }}
          />
        </Fragment>
      ))}
      <AllEndpoints endpoints={endpoints} />
    </>
  );
}

type Endpoints = Required<Pick<CategoriesPage, 'endpoints'>>;

/** The most rows of a table that can be read at a glance. With more, each category is folded. */
const mostRows = 200;

/** All endpoints. The search index has their own pages. */
function AllEndpoints({ endpoints }: Endpoints) {
  const titles = [...new Set(endpoints.map(({ category }) => category))];
  const inCategory = (title: string) => endpoints.filter(({ category }) => category === title);
  return (
    <div data-search="ignore">
      {endpoints.length <= mostRows ? (
        <EndpointTable endpoints={endpoints} />
      ) : (
        titles.map((title) => (
          <Fold key={title} title={title} count={inCategory(title).length}>
            <EndpointTable endpoints={inCategory(title)} />
          </Fold>
        ))
      )}
    </div>
  );
}

function EndpointTable({ endpoints }: Endpoints) {
  const isTold = endpoints.some(({ summary }) => summary !== '');
  return (
    <Table
      className="rows endpoint-table"
      columns={[messages.endpoint, ...(isTold ? [messages.whatItDoes] : [])]}
    >
      {endpoints.map(({ method, path, event, title, summary, route }) => (
        <tr key={route}>
          <th scope="row">
            <MethodBadge method={method} size="small" /> <PageLink to={route}>{title}</PageLink>{' '}
            <EndpointPath path={path} event={event} />
          </th>
          {isTold && (
            <td>
              <InlineText>{summary}</InlineText>
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

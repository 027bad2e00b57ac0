import useBrokenLinks from '@docusaurus/useBrokenLinks';
import * as messages from '@portal/src/messages/en/pages';
import { fieldsOf } from '@portal/src/openapi/shapes';
import type { PageProps } from '@portal/src/page-data';
import { toJsonText } from '@portal/src/samples/literals';
import { schemaAnchor, toAnchors } from '@portal/src/routes/anchors';
import CodeBlock from './Code/CodeBlock';
import { Body } from './EndpointPage/ResponseFacts';
import { MethodBadge } from './ui/Badge';
import Fold from './ui/Fold';
import PageLink from './ui/PageLink';
import Prose, { BlocksContext } from './ui/Prose';

/** The page of a named schema: its fields with their addresses, an example, and what uses it. */
export default function SchemaPage({ page }: PageProps<'schema'>) {
  const { schema, usedBy, blocks } = page;
  const { name, description, shape, example } = schema;
  toAnchors(schemaAnchor, fieldsOf(shape)).forEach(useBrokenLinks().collectAnchor);
  return (
    <BlocksContext value={blocks}>
      <h1>{name}</h1>
      <Prose className="muted prose">{description}</Prose>
      <div className="halves">
        <section className="prose" aria-labelledby="fields">
          <h2 id="fields">{messages.fields}</h2>
          <Body shape={{ ...shape, description: '' }} anchor={schemaAnchor} />
        </section>
        <div>
          {example !== undefined && (
            <section className="short" aria-labelledby="example">
              <h2 id="example">{messages.example}</h2>
              <CodeBlock code={toJsonText(example)} language="json" />
            </section>
          )}
          {usedBy.length > 0 && <Users usedBy={usedBy} />}
        </div>
      </div>
    </BlocksContext>
  );
}

/** More operations are folded. */
const mostUsers = 8;

function Users({ usedBy }: Pick<PageProps<'schema'>['page'], 'usedBy'>) {
  const list = (
    <ul className="clean-list flat stack small">
      {usedBy.map(({ method, title, route }) => (
        <li key={route}>
          <MethodBadge method={method} size="small" /> <PageLink to={route}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="used-by" data-search="ignore">
      <h2 id="used-by">{messages.usedBy}</h2>
      {usedBy.length <= mostUsers ? (
        list
      ) : (
        <Fold title={messages.endpoints} count={usedBy.length}>
          {list}
        </Fold>
      )}
    </section>
  );
}

import * as messages from '@portal/src/messages/en/pages';
import { say } from '@portal/src/messages/say';
import type { CategoryOverviewPage, PageProps } from '@portal/src/page-data';
import CategoryCards from './CategoryCards';
import Badge, { MethodBadge } from './ui/Badge';
import { Cards } from './ui/Card';
import InlineText, { EndpointPath } from './ui/InlineText';
import PageLink from './ui/PageLink';
import Prose, { BlocksContext } from './ui/Prose';

/** Lists the endpoints of a category as cards, with a heading for each group. */
export default function CategoryOverview({
  page: { category, endpoints, inner, others, blocks },
}: PageProps<'overview'>) {
  const { title, description, groups } = category;
  return (
    <>
      <h1>{title}</h1>
      <BlocksContext value={blocks}>
        <Prose className="muted prose">{description}</Prose>
      </BlocksContext>
      {groups?.map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <EndpointCards endpoints={endpoints.filter((endpoint) => endpoint.group === group)} />
        </section>
      )) ??
        (endpoints.length > 0 && <EndpointCards endpoints={endpoints} />)}
      {inner && (
        <section aria-label={messages.categories}>
          <h2>{messages.categories}</h2>
          <CategoryCards page={{ categories: inner }} />
        </section>
      )}
      {others && (
        <section aria-label={messages.inOtherCategories}>
          <h2>{messages.inOtherCategories}</h2>
          <EndpointCards endpoints={others} />
        </section>
      )}
    </>
  );
}

function EndpointCards({ endpoints }: Pick<CategoryOverviewPage, 'endpoints'>) {
  return (
    <Cards>
      {endpoints.map(({ title, summary, method, path, event, route, deprecated }) => (
        <article key={route} className="box padded column tight ui-card">
          <p className="inline">
            <MethodBadge method={method} /> <strong>{title}</strong>{' '}
            {deprecated && <Badge kind="deprecated" />}
          </p>
          <p className="muted small">
            <EndpointPath path={path} event={event} />
          </p>
          <p className="small">
            <InlineText>{summary}</InlineText>
          </p>
          <PageLink
            to={route}
            className="small strong covers more"
            aria-label={say(messages.viewDocumentationOf, { title })}
          >
            {messages.viewDocumentation}
          </PageLink>
        </article>
      ))}
    </Cards>
  );
}

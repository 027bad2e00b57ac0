import * as messages from '@portal/src/messages/en/home';
import { sayCount } from '@portal/src/messages/say';
import type { CategoriesPage, CategoryCard } from '@portal/src/page-data';
import { MethodBadge } from './ui/Badge';
import Card, { Cards } from './ui/Card';
import InlineText from './ui/InlineText';
import PageLink from './ui/PageLink';

interface Props {
  readonly page: Pick<CategoriesPage, 'categories'>;
}

/** More categories have cards without texts. */
const mostTold = 24;

/** A card for each category with what it contains, in the order of the sidebar. */
export default function CategoryCards({ page: { categories } }: Props) {
  const isDense = categories.length > mostTold;
  return (
    <Cards isDense={isDense}>
      {categories.map((category) => (
        <Card
          key={category.id}
          to={category.route}
          title={category.cardTitle ?? category.title}
          aside={sayCounts(category)}
          end={
            category.first && (
              <ul className="clean-list flat near stack small">
                {category.first.map(({ method, title, route }) => (
                  <li key={route} className="flat side">
                    <MethodBadge method={method} size="small" />{' '}
                    <PageLink className="muted" to={route}>
                      {title}
                    </PageLink>
                  </li>
                ))}
              </ul>
            )
          }
        >
          {!isDense && <InlineText>{category.description}</InlineText>}
        </Card>
      ))}
    </Cards>
  );
}

/** What the API sends itself is no endpoint. */
const counted = [
  ['operations', messages.endpointCount],
  ['webhooks', messages.webhookCount],
  ['callbacks', messages.callbackCount],
] as const;

/** How many requests of each kind a category has. */
function sayCounts(category: CategoryCard): string {
  const counts = counted.flatMap(([key, message]) => {
    const count = category[key] ?? 0;
    return count > 0 ? sayCount(message, count) : [];
  });
  return counts.join(messages.comma);
}

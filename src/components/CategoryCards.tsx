import * as messages from '@portal/src/messages/en/home';
import { sayCount } from '@portal/src/messages/say';
import type { CategoriesPage, CategoryCard } from '@portal/src/page-data';
import { indexPlace } from '@portal/src/routes/places';
import Card, { Cards } from './ui/Card';
import InlineText from './ui/InlineText';

interface Props {
  readonly page: Pick<CategoriesPage, 'categories'>;
  readonly withIndex?: boolean;
}

/** A list of the categories with what they contain, in the order of the sidebar. */
export default function CategoryCards({ page: { categories }, withIndex = false }: Props) {
  return (
    <Cards isList>
      {categories.map((category) => (
        <Card
          key={category.id}
          to={category.route}
          title={category.cardTitle ?? category.title}
          aside={toCounts([category])}
        >
          <InlineText>{category.description}</InlineText>
        </Card>
      ))}
      {withIndex && (
        <Card to={indexPlace.route} title={messages.allEndpoints} aside={toCounts(categories)}>
          {messages.allEndpointsText}
        </Card>
      )}
    </Cards>
  );
}

/** What the API sends itself is no endpoint. */
const counted = [
  ['operations', messages.endpointCount],
  ['webhooks', messages.webhookCount],
  ['callbacks', messages.callbackCount],
] as const;

function toCounts(categories: readonly CategoryCard[]): string {
  const counts = counted.flatMap(([key, message]) => {
    const count = categories.reduce((sum, category) => sum + (category[key] ?? 0), 0);
    return count > 0 ? sayCount(message, count) : [];
  });
  return counts.join(messages.comma);
}

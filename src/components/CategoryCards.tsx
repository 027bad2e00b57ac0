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
        <Card to={indexPlace.route} title="All endpoints" aside={toCounts(categories)}>
          Every method and path on one page.
        </Card>
      )}
    </Cards>
  );
}

/** What the API sends itself is no endpoint. */
const counted = [
  ['operations', 'endpoint'],
  ['webhooks', 'webhook'],
  ['callbacks', 'callback'],
] as const;

function toCounts(categories: readonly CategoryCard[]): string {
  const counts = counted.map(([key, word]) => {
    const count = categories.reduce((sum, category) => sum + (category[key] ?? 0), 0);
    return { count, word: count === 1 ? word : `${word}s` };
  });
  const shown = counts.filter(({ count }) => count > 0);
  return shown.map(({ count, word }) => `${count} ${word}`).join(', ');
}

import type { CategoriesPage } from '@portal/src/page-data';
import { indexPlace } from '@portal/src/routes/places';
import Card, { Cards } from './ui/Card';
import InlineText from './ui/InlineText';

interface Props {
  readonly page: Pick<CategoriesPage, 'categories'>;
  readonly withIndex?: boolean;
}

/** A card for each category with the number of its endpoints, in the order of the sidebar. */
export default function CategoryCards({ page: { categories }, withIndex = false }: Props) {
  const total = categories.reduce((sum, { operations }) => sum + operations, 0);
  return (
    <Cards>
      {categories.map(({ id, title, cardTitle, route, description, operations }) => (
        <Card
          key={id}
          to={route}
          title={cardTitle ?? title}
          aside={operations > 0 && toCount(operations)}
        >
          <InlineText>{description}</InlineText>
        </Card>
      ))}
      {withIndex && (
        <Card to={indexPlace.route} title="All endpoints" aside={toCount(total)}>
          All categories on one page.
        </Card>
      )}
    </Cards>
  );
}

function toCount(operations: number): string {
  return `${operations} ${operations === 1 ? 'endpoint' : 'endpoints'}`;
}

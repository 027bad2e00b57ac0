import type { ReactNode } from 'react';
import type { CategoriesPage } from '@site/src/page-data';
import { indexPlace } from '@site/src/site-map/places';
import Card, { Cards } from './ui/Card';
import InlineText from './ui/InlineText';
import type { PageProps } from '@site/src/page-data';
import styles from './ui/Card.module.css';

/** Lists all categories. */
export default function CategoryIndex({ page }: PageProps<'categories'>): ReactNode {
  return (
    <>
      <h1>API Endpoints</h1>
      <p>All API endpoints, grouped by category. Open a category to see its endpoints.</p>
      <CategoryCards page={page} />
    </>
  );
}

interface CategoryCardsProps {
  readonly page: CategoriesPage;
  /** Whether the last card leads to all endpoints. */
  readonly withIndex?: boolean;
}

/** A card for each category with the number of its endpoints, in the order of the sidebar. */
export function CategoryCards({
  page: { categories },
  withIndex = false,
}: CategoryCardsProps): ReactNode {
  const total = categories.reduce((sum, { operations }) => sum + operations, 0);
  return (
    <Cards>
      {categories.map(({ id, title, cardTitle, route, description, operations }) => (
        <Card
          key={id}
          to={route}
          title={cardTitle ?? title}
          aside={<Count operations={operations} />}
        >
          <InlineText>{description}</InlineText>
        </Card>
      ))}
      {withIndex && (
        <Card to={indexPlace.route} title="All endpoints" aside={<Count operations={total} />}>
          All categories on one page.
        </Card>
      )}
    </Cards>
  );
}

function Count({ operations }: { readonly operations: number }): ReactNode {
  return (
    <span className={styles.count}>
      {operations}
      <span className={styles.unit}>{operations === 1 ? ' endpoint' : ' endpoints'}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import type { CategoriesPage } from '@site/src/page-data';
import Card from '../Card';
import Cards from '../Card/Cards';
import InlineText from '../InlineText';
import styles from './styles.module.css';

interface Props {
  readonly page: CategoriesPage;
}

/** A card for each category with the number of its endpoints, sorted by label. */
export default function CategoryCards({ page }: Props): ReactNode {
  const cards = page.categories
    .map((category) => ({ ...category, label: category.cardTitle ?? category.title }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <Cards width="wide">
      {cards.map(({ id, label, route, description, operations }) => (
        <Card key={id} to={route} title={label} aside={<Count operations={operations} />}>
          <InlineText>{description}</InlineText>
        </Card>
      ))}
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

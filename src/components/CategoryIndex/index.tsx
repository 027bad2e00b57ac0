import type { ReactNode } from 'react';
import type { CategoriesPage } from '@site/src/pages';
import CategoryCards from '../CategoryCards';

interface Props {
  readonly page: CategoriesPage;
}

/** The index of all categories. */
export default function CategoryIndex({ page }: Props): ReactNode {
  return (
    <>
      <h1>API Endpoints</h1>
      <p>
        Every call of the API, by category. An overview lists the endpoints of its category with
        what each one does.
      </p>
      <CategoryCards page={page} />
    </>
  );
}

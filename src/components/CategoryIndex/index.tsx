import type { ReactNode } from 'react';
import type { CategoriesPage } from '@site/src/page-data';
import CategoryCards from '../CategoryCards';
import { withPageData } from '../PageData';

interface Props {
  readonly page: CategoriesPage;
}

/** Lists all categories. */
function CategoryIndex({ page }: Props): ReactNode {
  return (
    <>
      <h1>API Endpoints</h1>
      <p>All API endpoints, grouped by category. Open a category to see its endpoints.</p>
      <CategoryCards page={page} />
    </>
  );
}

export default withPageData<'categories'>(CategoryIndex);

import type { ReactNode } from 'react';
import type { CategoriesPage } from '@site/src/page-data';
import CategoryCards from '../CategoryCards';
import { withPageData } from '../PageData';

interface Props {
  readonly page: CategoriesPage;
}

/** The index of all categories. */
function CategoryIndex({ page }: Props): ReactNode {
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

export default withPageData<'categories'>(CategoryIndex);

import type { ReactNode } from 'react';
import type { PageProps } from '@site/src/page-data';
import CategoryOverview from './CategoryOverview';
import BlocksProvider from './OpenApi/Blocks';

/** The overview of a category whose description can have lists, tables, code and HTML. */
export default function OpenApiOverview({ page }: PageProps<'overview'>): ReactNode {
  return (
    <BlocksProvider blocks={page.blocks}>
      <CategoryOverview page={page} />
    </BlocksProvider>
  );
}

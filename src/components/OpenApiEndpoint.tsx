import type { ReactNode } from 'react';
import type { PageProps } from '@site/src/page-data';
import EndpointPage from './EndpointPage';
import { ExtrasContext } from './EndpointPage/extras';
import BlocksProvider from './OpenApi/Blocks';
import extras from './OpenApi/extras';

export default function OpenApiEndpoint({ page }: PageProps<'endpoint'>): ReactNode {
  return (
    <BlocksProvider blocks={page.blocks}>
      <ExtrasContext value={extras}>
        <EndpointPage page={page} />
      </ExtrasContext>
    </BlocksProvider>
  );
}

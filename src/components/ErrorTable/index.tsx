import type { ReactNode } from 'react';
import type { StatusCode } from '@site/src/catalogue/model';
import StatusTable from '../StatusTable';

interface Props {
  readonly page: { readonly statusCodes: readonly StatusCode[] };
}

/** For Markdown pages: the status codes of the API. */
export default function ErrorTable({ page: { statusCodes } }: Props): ReactNode {
  return <StatusTable statusCodes={statusCodes} />;
}

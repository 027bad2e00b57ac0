import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PageTitle } from '@portal/src/search/model';
import { useApis } from '../Shell/apis';

interface Props {
  readonly page: PageTitle;
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a result. The pages of another API are another app. */
export default function ResultLink({ page: { api }, to, children }: Props) {
  const { isOther } = useApis();
  return isOther(api) ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>;
}

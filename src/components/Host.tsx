import type { ReactNode } from 'react';
import { useSite } from './ui/hooks';

interface Props {
  readonly of: 'api' | 'authentication';
}

/** A base URL from the operator's settings. */
export default function Host({ of }: Props): ReactNode {
  const { apiBaseUrl, authenticationBaseUrl } = useSite();
  return <code>{of === 'api' ? apiBaseUrl : authenticationBaseUrl}</code>;
}

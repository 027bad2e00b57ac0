import type { ReactNode } from 'react';
import { useSite } from '../useSite';

interface Props {
  readonly of: 'api' | 'authentication';
}

/** A base address of the API, as the operator set it. */
export default function Host({ of }: Props): ReactNode {
  const { apiBaseUrl, authenticationBaseUrl } = useSite();
  return <code>{of === 'api' ? apiBaseUrl : authenticationBaseUrl}</code>;
}

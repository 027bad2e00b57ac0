import { useSite } from './ui/hooks';

/** A base URL from the operator's settings. */
export default function Host({ of }: { readonly of: 'api' | 'authentication' }) {
  const { apiBaseUrl, authenticationBaseUrl } = useSite();
  return <code>{of === 'api' ? apiBaseUrl : authenticationBaseUrl}</code>;
}

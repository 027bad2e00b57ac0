import type { ReactNode } from 'react';
import { useSite } from './ui/hooks';

export default function SupportEmail(): ReactNode {
  const { supportEmail } = useSite();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}

import { useSite } from './ui/hooks';

export default function SupportEmail() {
  const { supportEmail } = useSite();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}

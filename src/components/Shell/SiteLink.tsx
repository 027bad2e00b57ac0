import type { ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import type { Link as SiteLinkData } from '@portal/src/site';
import NewTabLink from '../ui/NewTabLink';
import { useApis } from './apis';
import { useVersionPath, useVersions } from './versions';

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'onClick'> {
  readonly link: SiteLinkData;
  /** Whether all APIs of a portal have it. */
  readonly isShared?: boolean;
}

/** A link of the settings: to a page of the displayed version, if it has the page, or elsewhere. */
export default function SiteLink({ link: { label, href }, isShared = false, ...props }: Props) {
  const { active } = useVersions();
  const { toOther } = useApis();
  const root = useVersionPath();
  if (!href.startsWith('/')) {
    return (
      <NewTabLink {...props} href={href}>
        <span>{label}</span>
      </NewTabLink>
    );
  }
  const other = toOther(href, isShared);
  if (other !== undefined) {
    return (
      <a {...props} href={other}>
        {label}
      </a>
    );
  }
  const route = root + href.replace(/[?#].*/s, '');
  const isThere = active?.docs.some(({ path }) => path === route);
  return (
    <Link {...props} to={isThere ? root + href : href}>
      {label}
    </Link>
  );
}

/** A one-line footer, below the columns of the settings. */
import clsx from 'clsx';
import { useApis } from '@portal/src/components/Shell/apis';
import { FooterColumns } from '@portal/src/components/Shell/FooterColumns';
import PageLink from '@portal/src/components/ui/PageLink';
import StatusLink from '@portal/src/components/StatusLink';
import SupportEmail from '@portal/src/components/SupportEmail';
import { useSite } from '@portal/src/components/ui/hooks';
import * as messages from '@portal/src/messages/en/shell';
import Say from '@portal/src/components/ui/Say';
import styles from './Footer.module.css';

export default function Footer() {
  const { name, supportEmail, statusPage } = useSite();
  // The pages around several APIs have no changelog.
  const { isWhole } = useApis();
  return (
    <footer className={clsx('inline muted small wrap', styles.footer)}>
      <FooterColumns />
      <span>{name}</span>
      {supportEmail !== '' && (
        <span>
          <Say message={messages.questions} values={{ email: <SupportEmail /> }} />
        </span>
      )}
      {!isWhole && <PageLink to="/changelog">{messages.changelog}</PageLink>}
      {statusPage !== '' && <StatusLink />}
    </footer>
  );
}

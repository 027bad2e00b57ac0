import { Fragment, type ReactNode } from 'react';
import SupportEmail from '../SupportEmail';
import { useSite } from '../useSite';
import { useWelcome } from './useWelcome';

/** Shows a toast on the first visit to the home page in a session, unless the operator has none. */
export default function WelcomeToast(): ReactNode {
  const { welcomeToast } = useSite();
  return welcomeToast !== undefined && <Welcome text={welcomeToast} />;
}

interface Props {
  readonly text: string;
}

function Welcome({ text }: Props): ReactNode {
  useWelcome(
    <p>
      {text.split('{email}').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <SupportEmail />}
          {part}
        </Fragment>
      ))}
    </p>,
  );
  return null;
}

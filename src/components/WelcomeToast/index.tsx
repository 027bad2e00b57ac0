import type { ReactNode } from 'react';
import SupportEmail from '../SupportEmail';
import { useWelcome } from './useWelcome';

/** Shows a toast on the first visit to the home page in a session. */
export default function WelcomeToast(): ReactNode {
  useWelcome(
    <p>
      Welcome! These docs were rebuilt from the ground up. Send feedback to <SupportEmail />.
    </p>,
  );
  return null;
}

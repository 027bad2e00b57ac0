import type { ReactNode } from 'react';
import SupportEmail from '../SupportEmail';
import { useWelcome } from './useWelcome';

/** Greets at the first visit of the home page in a session; draws nothing itself. */
export default function WelcomeToast(): ReactNode {
  useWelcome(
    <p>
      Welcome! These docs were rebuilt from the ground up. Tell us what you think: <SupportEmail />
    </p>,
  );
  return null;
}

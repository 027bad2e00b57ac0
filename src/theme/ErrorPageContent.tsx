/** Shows the portal's error view if a page fails to render. */
import { useLocationChange } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Error';
import ErrorView from './Error';

export default function ErrorPageContent({ error, tryAgain }: Props) {
  // Clears the error on navigation, since other pages may render.
  useLocationChange(({ location, previousLocation }) => {
    if (location.pathname !== previousLocation?.pathname) tryAgain();
  });
  return <ErrorView error={error} />;
}

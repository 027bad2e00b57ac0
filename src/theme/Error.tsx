/** The portal's error view, in place of a page or, after an error in the header, of the site. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Error';
import Button from '@portal/src/components/ui/Button';

export default function ErrorView({ error }: Pick<Props, 'error'>) {
  const home = useBaseUrl('/');
  return (
    <main className="centered">
      <h1>Unexpected Application Error!</h1>
      <p>This page could not be displayed. Reload it or return to the home page.</p>
      {isLiveServer && <pre>{error.stack}</pre>}
      <div className="inline">
        <Button kind="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <a href={home}>Return to Home</a>
      </div>
    </main>
  );
}

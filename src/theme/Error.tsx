/** The portal's error view, in place of a page or, after an error in the header, of the site. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Error';
import Button from '@portal/src/components/ui/Button';
import * as messages from '@portal/src/messages/en/failure';

export default function ErrorView({ error }: Pick<Props, 'error'>) {
  const home = useBaseUrl('/');
  return (
    <main className="centered padded">
      <h1>{messages.error}</h1>
      <p>{messages.errorAdvice}</p>
      {isLiveServer && <pre>{error.stack}</pre>}
      <div className="inline">
        <Button kind="primary" onClick={() => window.location.reload()}>
          {messages.reload}
        </Button>
        <a href={home}>{messages.returnHome}</a>
      </div>
    </main>
  );
}

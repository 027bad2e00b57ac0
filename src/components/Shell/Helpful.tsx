import { useState } from 'react';
import * as messages from '@portal/src/messages/en/shell';
import { dispatch } from '../events';
import Button from '../ui/Button';
import { showToast } from './Toast';

/** Asks whether the page helped, for the operator's script. Portals without one have no question. */
export function Helpful({ path }: { readonly path: string }) {
  const [answer, setAnswer] = useState<boolean>();
  const choose = (helpful: boolean) => {
    if (helpful !== answer) dispatch('portal:helpful', { path, helpful });
    setAnswer(helpful);
    showToast(messages.thanks);
  };
  return (
    <div className="inline apart muted small scripted" role="group" aria-labelledby="helpful">
      <span id="helpful">{messages.helpful}</span>
      <Button aria-pressed={answer === true} onClick={() => choose(true)}>
        {messages.yes}
      </Button>
      <Button aria-pressed={answer === false} onClick={() => choose(false)}>
        {messages.no}
      </Button>
    </div>
  );
}

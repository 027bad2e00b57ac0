import { useState } from 'react';
import { dispatch } from '../events';
import Button from '../ui/Button';
import { useToast } from './Toast';

/** Asks whether the page helped, for the operator's script. Portals without one have no question. */
export function Helpful({ path }: { readonly path: string }) {
  const [answer, setAnswer] = useState<boolean>();
  const show = useToast();
  const choose = (helpful: boolean) => {
    if (helpful !== answer) dispatch('portal:helpful', { path, helpful });
    setAnswer(helpful);
    show('Thank you for your answer.');
  };
  return (
    <div className="inline apart muted small scripted" role="group" aria-labelledby="helpful">
      <span id="helpful">Was this page helpful?</span>
      <Button aria-pressed={answer === true} onClick={() => choose(true)}>
        Yes
      </Button>
      <Button aria-pressed={answer === false} onClick={() => choose(false)}>
        No
      </Button>
    </div>
  );
}

import { useCallback, useEffect, useRef } from 'react';

interface Countdown {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Calls `onEnd` after a time in milliseconds, excluding pauses. */
export function useCountdown(duration: number, onEnd: () => void): Countdown {
  const remaining = useRef(duration);
  const running = useRef<{ readonly timer: number; readonly since: number }>(null);

  const pause = useCallback(() => {
    if (!running.current) return;
    window.clearTimeout(running.current.timer);
    remaining.current -= performance.now() - running.current.since;
    running.current = null;
  }, []);

  const resume = useCallback(() => {
    if (running.current) return;
    const timer = window.setTimeout(onEnd, remaining.current);
    running.current = { timer, since: performance.now() };
  }, [onEnd]);

  useEffect(() => {
    resume();
    return pause;
  }, [resume, pause]);

  return { pause, resume };
}

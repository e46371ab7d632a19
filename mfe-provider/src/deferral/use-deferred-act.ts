import { useCallback, useEffect, useRef, useState } from 'react';

const undoMs = 6_000;

type Waiting = { run: () => Promise<void>; timer: ReturnType<typeof setTimeout> };

export type DeferredAct = {
  /** What is about to go; the page leaves it out meanwhile. */
  subject: string | null;
  /** Runs the act in 6 s, so that it can be undone; one that is still waiting runs first. */
  defer: (subject: string, run: () => Promise<void>) => Promise<void>;
  undo: () => void;
  /** Runs what is waiting now: before any other act, and on leaving. */
  flush: () => Promise<void>;
};

export function useDeferredAct(): DeferredAct {
  const waiting = useRef<Waiting | null>(null);
  const [subject, setSubject] = useState<string | null>(null);

  const flush = useCallback(async () => {
    const act = waiting.current;
    if (act === null) {
      return;
    }
    clearTimeout(act.timer);
    waiting.current = null;
    await act.run();
    setSubject((current) => (waiting.current === null ? null : current));
  }, []);

  useEffect(() => {
    const flushOnLeaving = () => void flush();
    addEventListener('pagehide', flushOnLeaving);
    return () => {
      removeEventListener('pagehide', flushOnLeaving);
      flushOnLeaving();
    };
  }, [flush]);

  async function defer(next: string, run: () => Promise<void>) {
    await flush();
    waiting.current = { run, timer: setTimeout(() => void flush(), undoMs) };
    setSubject(next);
  }

  function undo() {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    setSubject(null);
  }

  return { subject, defer, undo, flush };
}

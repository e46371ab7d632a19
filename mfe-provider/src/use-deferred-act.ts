import { notify } from '@marquee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

const undoMs = 6_000;

type DeferredAct = {
  /** What goes away: the id of a line or of a quote. */
  subject: string;
  /** Says at once that it is gone; the way back is added. */
  toast: { title: string; description: string };
  /** The call itself; it rejects when it was refused, and the subject comes back. */
  run: () => Promise<unknown>;
};

export type Deferral = {
  /** Subjects that have gone, or are about to. */
  gone: readonly string[];
  /** Takes the subject away now and runs the act in 6 s, unless it is undone. */
  defer: (act: DeferredAct) => void;
  /** Runs what still waits: before any other act, and on leaving. */
  flush: () => Promise<void>;
};

type Waiting = { timer: ReturnType<typeof setTimeout>; run: () => Promise<void> };

/** Undo instead of a question: the act waits in the browser, and can be taken back as long as it says so. */
export function useDeferredAct(): Deferral {
  const waiting = useRef<Waiting | null>(null);
  const running = useRef(Promise.resolve());
  const [gone, setGone] = useState<readonly string[]>([]);

  const flush = useCallback(() => {
    const act = waiting.current;
    waiting.current = null;
    if (act) {
      clearTimeout(act.timer);
      running.current = running.current.then(act.run);
    }
    return running.current;
  }, []);
  useFlushOnLeaving(flush);

  const defer = useCallback(
    ({ subject, toast, run }: DeferredAct) => {
      const bringBack = () => {
        setGone((subjects) => subjects.filter((other) => other !== subject));
      };
      const undo = () => {
        clearTimeout(waiting.current?.timer);
        waiting.current = null;
        bringBack();
      };

      void flush();
      setGone((subjects) => [...subjects, subject]);
      const closeUndo = notify({ ...toast, action: { label: 'Undo', onSelect: undo } });
      waiting.current = {
        timer: setTimeout(() => void flush(), undoMs),
        run: async () => {
          closeUndo();
          await run().catch(bringBack);
        },
      };
    },
    [flush],
  );

  return { gone, defer, flush };
}

function useFlushOnLeaving(flush: () => Promise<void>) {
  useEffect(() => {
    const flushNow = () => void flush();
    addEventListener('pagehide', flushNow);
    return () => {
      removeEventListener('pagehide', flushNow);
      flushNow();
    };
  }, [flush]);
}

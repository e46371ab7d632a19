import { notify } from '@marquee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

const undoMs = 6_000;
/** How often it is checked whether the focus has left the toast, and how long the act waits for that at most, in all. */
const readingMs = 500;
const longestMs = 60_000;

type ToastWords = { title: string; description: string };

type DeferredAct = {
  /** What goes away: the id of a line or of a quote. */
  subject: string;
  /** Says that the act is about to happen; a button to undo it is added. */
  pending: ToastWords;
  /** Says that the act has happened, once the server has answered. */
  done: ToastWords;
  /** The call itself; it rejects when it was refused, and the subject comes back. */
  run: () => Promise<unknown>;
};

export type Deferral = {
  /** Subjects that have gone, or are about to. */
  gone: readonly string[];
  /** The subject whose act was just undone, in the one commit that brings it back. */
  restored: string | null;
  /** Takes the subject away now and runs the act in 6 s, later while a keyboard has the focus in the toast, at most 60 s, unless undone. */
  defer: (act: DeferredAct) => void;
  /** Runs what still waits: before any other act, and on leaving. */
  flush: () => Promise<void>;
};

type Waiting = { timer: ReturnType<typeof setTimeout>; run: () => Promise<void> };

/**
 * Undo instead of a question: the act waits in the browser under a toast that says so, and can be undone until it runs. Its success is
 * reported after the server's answer.
 */
export function useDeferredAct(): Deferral {
  const waiting = useRef<Waiting | null>(null);
  const running = useRef(Promise.resolve());
  const [gone, setGone] = useState<readonly string[]>([]);
  const [restored, setRestored] = useState<string | null>(null);

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
  useEffect(() => {
    setRestored(null);
  }, [restored]);

  const defer = useCallback(
    ({ subject, pending, done, run }: DeferredAct) => {
      const bringBack = () => {
        setGone((subjects) => subjects.filter((other) => other !== subject));
      };
      const undo = () => {
        clearTimeout(waiting.current?.timer);
        waiting.current = null;
        setRestored(subject);
        bringBack();
      };

      void flush();
      setGone((subjects) => [...subjects, subject]);
      const closeUndo = notify({ ...pending, action: { label: 'Undo', onSelect: undo } });
      const next: Waiting = {
        timer: setTimeout(flushUnlessRead, undoMs),
        run: async () => {
          closeUndo();
          await run().then(() => {
            // The toast of an act that waits has its button to undo it.
            if (waiting.current === null) {
              notify(done);
            }
          }, bringBack);
        },
      };
      waiting.current = next;
      const latest = performance.now() + longestMs;

      /** A person who has moved the focus to the toast by keyboard is on the way to its button. */
      function flushUnlessRead() {
        if (isToastFocused() && performance.now() + readingMs <= latest) {
          next.timer = setTimeout(flushUnlessRead, readingMs);
        } else {
          void flush();
        }
      }
    },
    [flush],
  );

  return { gone, restored, defer, flush };
}

/**
 * Whether a keyboard has moved the focus into a toast, as the shell's toasts are marked. Not from the shared package: an earlier shell's copy
 * does not have it.
 */
function isToastFocused(): boolean {
  const focused = document.activeElement;
  return Boolean(focused?.closest('[data-sonner-toaster]') && focused.matches(':focus-visible'));
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

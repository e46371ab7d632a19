import { notify } from '@marquee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

const undoMs = 6_000;
/** Milliseconds between checks whether the focus has left the toast, and the longest total delay of the action. */
const readingMs = 500;
const longestMs = 60_000;

type ToastWords = { title: string; description: string };

type DeferredAct = {
  /** The id of the line or quote to remove from view. */
  subject: string;
  /** Announces the action; an undo button is added. */
  pending: ToastWords;
  /** Confirms the action after the server has answered. */
  done: ToastWords;
  /** The call itself. If it rejects, the subject reappears. */
  run: () => Promise<unknown>;
};

export type Deferral = {
  /** Ids of removed subjects, also of those whose action is pending. */
  gone: readonly string[];
  /** The subject whose action was just undone, for the one render that brings it back. */
  restored: string | null;
  /**
   * Hides the subject now and runs the action after 6 s unless undone; while the toast has the keyboard focus it waits longer, up to 60 s.
   */
  defer: (act: DeferredAct) => void;
  /** Runs the pending action: before any other action, and on leaving the page. */
  flush: () => Promise<void>;
};

type Waiting = { timer: ReturnType<typeof setTimeout>; run: () => Promise<void> };

/**
 * Undo in place of a confirmation: the action waits in the browser under a toast, and can be undone until it runs. The success toast
 * follows the server's answer.
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
            // The toast of another pending action must stay, because it has the undo button.
            if (waiting.current === null) {
              notify(done);
            }
          }, bringBack);
        },
      };
      waiting.current = next;
      const latest = performance.now() + longestMs;

      /** A user who has moved the focus to the toast by keyboard is on the way to its button. */
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
 * Whether a toast has the keyboard focus, by the marks of the shell's toasts. Not imported from the shared package, because an earlier
 * shell's copy does not contain it.
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

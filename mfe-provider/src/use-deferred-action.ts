import { notify } from '@marquee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

const undoMs = 6_000;
/** Milliseconds between checks whether the focus has left the toast, and the longest total delay of the action. */
const focusCheckMs = 500;
const maxDelayMs = 60_000;

type ToastText = { title: string; description: string };

type DeferredAction = {
  /** The id of the line or quote to remove from view. */
  subject: string;
  /** Announces the action; an undo button is added. */
  pending: ToastText;
  /** Confirms the action after the server has answered. */
  done: ToastText;
  /** The call itself. If it rejects, the subject reappears. */
  run: () => Promise<unknown>;
};

export type Deferral = {
  /** Ids of removed subjects, also of those whose action is pending. */
  hiddenIds: readonly string[];
  /** The subject whose action was just undone, for the one render that brings it back. */
  restored: string | null;
  /**
   * Hides the subject now and runs the action after 6 s unless undone; while the toast has the keyboard focus it waits longer, up to 60 s.
   */
  defer: (action: DeferredAction) => void;
  /** Runs the pending action: before any other action, and on leaving the page. */
  flush: () => Promise<void>;
};

type PendingAction = { timer: ReturnType<typeof setTimeout>; run: () => Promise<void> };

/**
 * Undo in place of a confirmation: the action waits in the browser under a toast, and can be undone until it runs. The success toast
 * follows the server's answer.
 */
export function useDeferredAction(): Deferral {
  const pendingAction = useRef<PendingAction | null>(null);
  const running = useRef(Promise.resolve());
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const [restored, setRestored] = useState<string | null>(null);

  const flush = useCallback(() => {
    const action = pendingAction.current;
    pendingAction.current = null;
    if (action) {
      clearTimeout(action.timer);
      running.current = running.current.then(action.run);
    }
    return running.current;
  }, []);
  useFlushOnLeaving(flush);
  useEffect(() => {
    setRestored(null);
  }, [restored]);

  const defer = useCallback(
    ({ subject, pending, done, run }: DeferredAction) => {
      const restore = () => {
        setHiddenIds((subjects) => subjects.filter((other) => other !== subject));
      };
      const undo = () => {
        clearTimeout(pendingAction.current?.timer);
        pendingAction.current = null;
        setRestored(subject);
        restore();
      };

      void flush();
      setHiddenIds((subjects) => [...subjects, subject]);
      const closeToast = notify({ ...pending, action: { label: 'Undo', onSelect: undo } });
      const next: PendingAction = {
        timer: setTimeout(flushUnlessFocused, undoMs),
        run: async () => {
          closeToast();
          await run().then(() => {
            // The toast of another pending action must stay, because it has the undo button.
            if (pendingAction.current === null) {
              notify(done);
            }
          }, restore);
        },
      };
      pendingAction.current = next;
      const deadline = performance.now() + maxDelayMs;

      /** A user who has moved the focus to the toast by keyboard is on the way to its button. */
      function flushUnlessFocused() {
        if (isToastFocused() && performance.now() + focusCheckMs <= deadline) {
          next.timer = setTimeout(flushUnlessFocused, focusCheckMs);
        } else {
          void flush();
        }
      }
    },
    [flush],
  );

  return { hiddenIds, restored, defer, flush };
}

/**
 * Whether a toast has the keyboard focus, by the attributes of the shell's toasts. Not imported from the shared package, because an earlier
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

import { notify } from '@marquee/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

const undoMs = 6_000;
/** Milliseconds between checks whether the toast still has the focus. `maxDelayMs`: the longest total delay of the action. */
const focusCheckMs = 500;
const maxDelayMs = 60_000;

type ToastText = { title: string; description: string };

type DeferredAction = {
  /** The id of the line to hide, or of the quote to show as archived. */
  subject: string;
  /** The toast that announces the action. An undo button is added to it. */
  pending: ToastText;
  /** The toast that confirms the action after the server's response. */
  done: ToastText;
  /** The call itself. If it rejects, the subject reappears. */
  run: () => Promise<unknown>;
};

export type Deferral = {
  /** The ids of subjects whose action has run or is pending. */
  hiddenIds: readonly string[];
  /** The subject whose action was just undone; set only for the render in which the subject reappears. */
  restored: string | null;
  /**
   * Hides the subject and runs the action after 6 s unless it is undone. While the toast has the keyboard focus, the action waits longer,
   * up to 60 s.
   */
  defer: (action: DeferredAction) => void;
  /** Runs the pending action at once. Called before any other action, and when the user leaves the page. */
  flush: () => Promise<void>;
};

type PendingAction = { timer: ReturnType<typeof setTimeout>; run: () => Promise<void> };

/**
 * Offers undo in place of a confirmation. The action waits in the browser while a toast is shown, and can be undone until it runs. The
 * success toast follows the server's response.
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
            // Another pending action's toast must stay visible, because it has the undo button.
            if (pendingAction.current === null) {
              notify(done);
            }
          }, restore);
        },
      };
      pendingAction.current = next;
      const deadline = performance.now() + maxDelayMs;

      /** Waits while the toast has the keyboard focus, because the user may be about to press its button. */
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
 * Whether a toast has the keyboard focus, judged by the attributes of the shell's toasts. Not imported from `@marquee/ui`, because the
 * running shell may provide an earlier copy of that package, without the function.
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

import { Icon } from '../icons/icon.tsx';
import { StepIndicator } from '../stepper/step-indicator.tsx';
import { isToastFocused, showsFocus } from './is-toast-focused.ts';
import { loadedOverlays, loadOverlays } from './load-overlays.ts';
import type { Overlays } from './load-overlays.ts';
import { dismissFallbackErrorToast, showFallbackToast, removeFallbackToast } from './fallback-toast.ts';
import type { PendingToast, ToastText } from './fallback-toast.ts';

const durationWithoutActionMs = 1_500;
// A new toast replaces the visible toast by reusing its id. Sonner removes a closing toast only after its animation, even if the toast has
// new content by then. Therefore a toast that opens after another was closed gets a new id.
let generation = 0;
let latestSequence = 0;
let visibleToast: VisibleToast | null = null;

type Button = ReturnType<typeof toButton> | undefined;
type VisibleToast = {
  kind: ToastText['kind'];
  button: Button;
  durationMs: number;
  render: (durationMs: number) => void;
};

/** The latest toast that waits until the toast library is loaded and its region is on the page. Null if no toast waits. */
let pendingToast: PendingToast | null = null;

/** Shows a toast; at most one is visible at a time. Returns a function that removes the action, to call when the action has expired. */
export function notify(text: ToastText): () => void {
  const overlays = loadedOverlays();
  if (overlays && pendingToast === null) {
    return show(overlays, text);
  }
  const own: PendingToast = { text };
  pendingToast = own;
  loadOverlays().catch(() => {
    if (pendingToast === own) {
      pendingToast = null;
      showFallbackToast(own);
    }
  });
  return () => {
    own.text = { ...text, action: undefined };
    own.removeAction?.();
  };
}

/** Shows the pending toast, or the fallback toast if there is one, with the toast library. */
export function showPendingToast(overlays: Overlays): void {
  const plain = removeFallbackToast();
  const own = pendingToast ?? plain;
  pendingToast = null;
  if (own) {
    own.removeAction = show(overlays, own.text);
  }
}

function show({ toast }: Overlays, text: ToastText): () => void {
  const { title, description, detail, kind = 'success', action } = text;
  latestSequence += 1;
  const ownSequence = latestSequence;
  const ownGeneration = generation;
  const id = `app-${ownGeneration}`;
  const onClosed = () => {
    if (ownGeneration === generation) {
      generation += 1;
      visibleToast = null;
      // Sonner still stores the closed toast. A `Toaster` that mounts now must not show it again.
      toast.dismiss(id);
    }
  };
  const lines = detail === undefined ? description : <Lines description={description} detail={detail} />;
  const { durationMs, ...kindOptions } = optionsByKind[kind];
  const toastOptions = { id, description: lines, onDismiss: onClosed, onAutoClose: onClosed, ...kindOptions };
  const render = (button: Button) => (duration: number) => {
    toast(title, { ...toastOptions, action: button, duration });
  };

  const button = action && toButton(action, onClosed);
  display({ kind, button, durationMs, render: render(button) });
  return () => {
    if (ownSequence === latestSequence && ownGeneration === generation) {
      display({ kind, button: undefined, durationMs: durationWithoutActionMs, render: render(undefined) });
    }
  };
}

function display(next: VisibleToast): void {
  visibleToast = next;
  next.render(keepsFocus(next) ? Infinity : next.durationMs);
}

/** Returns whether the keyboard moved the focus into the toast and the new toast still has the focused element. */
function keepsFocus({ button }: VisibleToast): boolean {
  return (
    isToastFocused() &&
    showsFocus(document.activeElement) &&
    (button !== undefined || document.activeElement?.matches('[data-action]') === false)
  );
}

/** Keeps the visible toast open while it has the keyboard focus. Sonner itself pauses only for the pointer and for its shortcut. */
export function pauseToastTimer(): void {
  visibleToast?.render(Infinity);
}

export function restartToastTimer(): void {
  visibleToast?.render(visibleToast.durationMs);
}

function Lines({ description, detail }: Pick<ToastText, 'description' | 'detail'>) {
  return (
    <>
      <span>{description}</span> <span>{detail}</span>
    </>
  );
}

/** Dismisses an error toast that no longer applies; a toast of another kind stays. */
export function dismissErrorToast(): void {
  if (pendingToast?.text.kind === 'destructive') {
    pendingToast = null;
  }
  dismissFallbackErrorToast();
  if (visibleToast?.kind === 'destructive') {
    loadedOverlays()?.toast.dismiss(`app-${generation}`);
    // A toast that follows immediately needs a new id, because Sonner is still removing this toast.
    generation += 1;
    visibleToast = null;
  }
}

/**
 * Sonner runs a toast's action first; then it closes the toast without calling `onDismiss` and returns the focus. Here the toast is marked
 * as closed and the focus is returned before the action runs, because the action may move the focus.
 */
function toButton({ label, onSelect }: NonNullable<ToastText['action']>, onClosed: () => void) {
  return {
    label,
    onClick: () => {
      onClosed();
      if (isToastFocused() && document.activeElement instanceof HTMLElement) {
        document.activeElement.blur();
      }
      onSelect();
    },
  };
}

const optionsByKind = {
  success: { icon: <StepIndicator state="lit" size="small" />, className: '', durationMs: 6_000 },
  destructive: {
    icon: <Icon name="circle-alert" size={24} />,
    className: 'destructive',
    durationMs: 10_000,
  },
} as const;

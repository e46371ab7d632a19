import { useSyncExternalStore } from 'react';

export type ToastText = {
  title: string;
  description?: string | undefined;
  /** A sentence below the description, on its own line. */
  detail?: string | undefined;
  kind?: 'success' | 'destructive' | undefined;
  /** An action such as "Undo". */
  action?: { label: string; onSelect: () => void } | undefined;
};

/** `removeAction`: call it after the action was removed from `text`; the visible toast then has no action. */
export type PendingToast = { text: ToastText; removeAction?: () => void };

let visibleToast: PendingToast | null = null;
const listeners = new Set<() => void>();

/** Shows a toast without the toast library, which failed to load. */
export function showFallbackToast(toast: PendingToast): void {
  toast.removeAction = () => {
    if (visibleToast === toast) {
      setVisibleToast(toast);
    }
  };
  setVisibleToast(toast);
}

/** Removes the fallback toast and returns it. */
export function removeFallbackToast(): PendingToast | null {
  const removed = visibleToast;
  setVisibleToast(null);
  return removed;
}

/** Dismisses the fallback toast if it is an error. */
export function dismissFallbackErrorToast(): void {
  if (visibleToast?.text.kind === 'destructive') {
    setVisibleToast(null);
  }
}

/** Returns the fallback toast; null if none is shown. */
export function useFallbackToast(): ToastText | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => visibleToast?.text ?? null,
    () => null,
  );
}

function setVisibleToast(toast: PendingToast | null): void {
  visibleToast = toast;
  listeners.forEach((listener) => {
    listener();
  });
}

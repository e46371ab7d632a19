import { useSyncExternalStore } from 'react';
import type { ToastText } from './notify.tsx';

/** `withdraw` shows the toast again without its action. */
export type HeldToast = { text: ToastText; withdraw?: () => void };

let shown: HeldToast | null = null;
const listeners = new Set<() => void>();

/** Shows a toast without the toast library, which failed to load. */
export function showPlainly(toast: HeldToast): void {
  toast.withdraw = () => {
    if (shown === toast) {
      put(toast);
    }
  };
  put(toast);
}

/** Removes the plain toast and returns it. */
export function takePlainToast(): HeldToast | null {
  const taken = shown;
  put(null);
  return taken;
}

/** Dismisses the plain toast if it is an error. */
export function dismissPlainRefusal(): void {
  if (shown?.text.kind === 'destructive') {
    put(null);
  }
}

/** The plain toast; null if none is shown. */
export function usePlainToast(): ToastText | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown?.text ?? null,
    () => null,
  );
}

function put(toast: HeldToast | null): void {
  shown = toast;
  listeners.forEach((listener) => {
    listener();
  });
}

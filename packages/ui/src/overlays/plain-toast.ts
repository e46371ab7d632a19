import { useSyncExternalStore } from 'react';
import type { ToastText } from './notify.tsx';

/** `withdraw` shows it again without its action. */
export type HeldToast = { text: ToastText; withdraw?: () => void };

let shown: HeldToast | null = null;
const listeners = new Set<() => void>();

/** Shows a toast without the library of toasts, which has not come. */
export function showPlainly(toast: HeldToast): void {
  toast.withdraw = () => {
    if (shown === toast) {
      put(toast);
    }
  };
  put(toast);
}

/** Takes away what is shown without the library, and returns it. */
export function takePlainToast(): HeldToast | null {
  const taken = shown;
  put(null);
  return taken;
}

/** Takes it away where it is a refusal. */
export function dismissPlainRefusal(): void {
  if (shown?.text.kind === 'destructive') {
    put(null);
  }
}

/** What is shown without the library; null where nothing is. */
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

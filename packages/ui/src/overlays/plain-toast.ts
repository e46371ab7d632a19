import { useSyncExternalStore } from 'react';
import type { ToastText } from './notify.tsx';

let shown: ToastText | null = null;
const listeners = new Set<() => void>();

/** Shows a text without the library of toasts, which has not come. */
export function showPlainly(text: ToastText): void {
  shown = text;
  listeners.forEach((listener) => {
    listener();
  });
}

/** What is to be read without the library; null where nothing is. */
export function usePlainToast(): ToastText | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
}

import { notify } from '@marquee/ui';
import { safeSessionStorage } from '@marquee/web-kit';
import { useEffect } from 'react';

const key = 'marquee.greeting';

type FlashMessage = { title: string; description?: string };

/** Stores a toast for the next page, because a full page load removes toasts. */
export function setFlashMessage(message: FlashMessage): void {
  safeSessionStorage.keep(key, JSON.stringify(message));
}

/** Shows the toast that `setFlashMessage` stored, once. */
export function useFlashMessage(): void {
  useEffect(() => {
    const stored = safeSessionStorage.read(key);
    if (stored !== null) {
      safeSessionStorage.forget(key);
      notify(JSON.parse(stored) as FlashMessage);
    }
  }, []);
}

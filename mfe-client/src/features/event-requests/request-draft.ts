import { safeLocalStorage } from '@marquee/web-kit';
import type { RequestFormValues } from './request-form.ts';

/** Returns the account's draft that is stored on this device; null if there is none, or if the stored text is not JSON. */
export function loadDraft(userId: string): Partial<RequestFormValues> | null {
  try {
    const stored: unknown = JSON.parse(safeLocalStorage.read(getStorageKey(userId)) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the typed values; returns whether a reload can restore them. */
export function saveDraft(userId: string, draft: object): boolean {
  return safeLocalStorage.keep(getStorageKey(userId), JSON.stringify(draft));
}

export function clearDraft(userId: string): void {
  safeLocalStorage.forget(getStorageKey(userId));
}

/** The storage key. Signing out removes every key with the prefix `marquee.draft.`. */
function getStorageKey(userId: string): string {
  return `marquee.draft.create-event.${userId}`;
}

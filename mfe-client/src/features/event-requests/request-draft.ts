import { keptOnDevice } from '@marquee/web-kit';
import type { RequestFormValues } from './request-form.ts';

/** Reads the draft of an account on this device; null without one. */
export function loadDraft(userId: string): Partial<RequestFormValues> | null {
  try {
    const kept: unknown = JSON.parse(keptOnDevice.read(keyOf(userId)) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the typed values; returns whether a reload can restore them. */
export function saveDraft(userId: string, draft: object): boolean {
  return keptOnDevice.keep(keyOf(userId), JSON.stringify(draft));
}

export function clearDraft(userId: string): void {
  keptOnDevice.forget(keyOf(userId));
}

/** Signing out removes every key that begins with `marquee.draft.`. */
function keyOf(userId: string): string {
  return `marquee.draft.create-event.${userId}`;
}

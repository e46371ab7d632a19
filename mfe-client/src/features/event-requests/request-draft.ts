import type { RequestFormValues } from './request-form.ts';

/** A draft lies on this device, one per account. It is a convenience: without storage the form works all the same. */
export function loadDraft(userId: string): Partial<RequestFormValues> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps whatever has been typed so far. */
export function saveDraft(userId: string, draft: object): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    clearDraft(userId);
  }
}

export function clearDraft(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    return;
  }
}

/** Signing out removes every key that begins with `marquee.draft.`. */
function keyOf(userId: string): string {
  return `marquee.draft.create-event.${userId}`;
}
